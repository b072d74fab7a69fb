/** One error as the API words it. */
export interface ErrorEntry {
  status?: number;
  code?: string | number;
  message?: string;
  detail?: string;
  [field: string]: unknown;
}

/** Something went wrong with a call. Base of all errors of this package. */
export class ApiError extends Error {
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** The API's own code, such as "INVALID_INPUT_PARAMETER" or 201. */
  readonly code: string | number | undefined;
  /** Number of the call, for questions to the support. */
  readonly requestId: string | undefined;
  /** Every error of the answer, as the API sent it. */
  readonly errors: ErrorEntry[];
}

/** 400: a parameter is wrong; the message names it. */
export class BadRequestError extends ApiError {}
/** 401: no token, an unknown one, or a wrong password. */
export class AuthenticationError extends ApiError {}
/** 403: the subscription does not include this. */
export class PermissionError extends ApiError {}
/** 404: there is nothing with this id. */
export class NotFoundError extends ApiError {}
/** 409: the state of the thing forbids it, such as a second dump at a time. */
export class ConflictError extends ApiError {}

/** 429: too many calls, even after waiting. */
export class RateLimitError extends ApiError {
  /** Seconds to wait as the API said; undefined when it did not say. */
  readonly retryAfter: number | undefined;
}

/** 5xx: the API failed. */
export class ServerError extends ApiError {
  /** Seconds to wait as the API said; undefined when it did not say. */
  readonly retryAfter: number | undefined;
}

/** The API could not be reached, or the connection broke. */
export class ConnectionError extends ApiError {}
/** There was no whole answer in time. */
export class TimeoutError extends ApiError {}

/** Something went wrong with a call. Base of all errors of this package. */
export class ApiError extends Error {
  /** HTTP status; undefined when there was no answer. */
  status;
  /** The API's own code, such as "INVALID_INPUT_PARAMETER" or 201. */
  code;
  /** Number of the call, for questions to the support. */
  requestId;
  /** Every error of the answer, as the API sent it. */
  errors;

  constructor(message, { status, code, requestId, errors = [], cause } = {}) {
    super(message, { cause });
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.errors = errors;
  }
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
  retryAfter;
}

/** 5xx: the API failed. */
export class ServerError extends ApiError {
  /** Seconds to wait as the API said; undefined when it did not say. */
  retryAfter;
}

/** The API could not be reached, or the connection broke. */
export class ConnectionError extends ApiError {}
/** There was no whole answer in time. */
export class TimeoutError extends ApiError {}

const kinds = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
};

/** The error that an answer tells of. */
export function errorOf(response, text) {
  const errors = readErrors(text);
  const [first = {}] = errors;
  const Kind =
    kinds[response.status] ?? (response.status >= 500 ? ServerError : ApiError);
  const message =
    first.message ?? first.detail ?? first.title ?? response.statusText;
  const error = new Kind(message || `The API answered ${response.status}.`, {
    status: response.status,
    code: first.code,
    requestId: response.headers.get("x-request-id") ?? undefined,
    errors,
  });
  if ("retryAfter" in error) error.retryAfter = readRetryAfter(response);
  return error;
}

/** `errors` is one object or a list of them; a proxy in between may answer with anything. */
function readErrors(text) {
  try {
    const body = JSON.parse(text);
    return [body?.errors ?? body].flat().filter((one) => one instanceof Object);
  } catch {
    return [];
  }
}

/** Retry-After holds seconds, or the time to come back. */
function readRetryAfter(response) {
  const value = response.headers.get("retry-after");
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds)
    ? (Date.parse(value) - Date.now()) / 1000
    : seconds;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

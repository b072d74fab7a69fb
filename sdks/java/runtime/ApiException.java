package portal.sdk;

/** A call that failed: refused by the API, or never answered. */
public class ApiException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int status;
    private final String code;
    private final String requestId;

    ApiException(int status, String code, String message, String requestId, Throwable cause) {
        super(message, cause);
        this.status = status;
        this.code = code;
        this.requestId = requestId;
    }

    static ApiException of(int status, String code, String message, String requestId) {
        switch (status) {
            case 400:
                return new BadRequest(code, message, requestId);
            case 401:
                return new Unauthorized(code, message, requestId);
            case 403:
                return new Forbidden(code, message, requestId);
            case 404:
                return new NotFound(code, message, requestId);
            case 429:
                return new TooManyRequests(code, message, requestId);
            default:
                return new ApiException(status, code, message, requestId, null);
        }
    }

    /** HTTP status; 0 when no answer came. */
    public int status() {
        return status;
    }

    /** Stable code of the failure, for programs: wording may change. */
    public String code() {
        return code;
    }

    /** Number of the call, which support asks for. */
    public String requestId() {
        return requestId;
    }

    /** A parameter is wrong (400). */
    public static final class BadRequest extends ApiException {
        private static final long serialVersionUID = 1L;

        BadRequest(String code, String message, String requestId) {
            super(400, code, message, requestId, null);
        }
    }

    /** No token, or an unknown one (401). */
    public static final class Unauthorized extends ApiException {
        private static final long serialVersionUID = 1L;

        Unauthorized(String code, String message, String requestId) {
            super(401, code, message, requestId, null);
        }
    }

    /** Not in the subscription (403). */
    public static final class Forbidden extends ApiException {
        private static final long serialVersionUID = 1L;

        Forbidden(String code, String message, String requestId) {
            super(403, code, message, requestId, null);
        }
    }

    /** There is no such thing (404). */
    public static final class NotFound extends ApiException {
        private static final long serialVersionUID = 1L;

        NotFound(String code, String message, String requestId) {
            super(404, code, message, requestId, null);
        }
    }

    /** Too many calls, even after waiting (429). */
    public static final class TooManyRequests extends ApiException {
        private static final long serialVersionUID = 1L;

        TooManyRequests(String code, String message, String requestId) {
            super(429, code, message, requestId, null);
        }
    }

    /** No answer came: the connection could not be made, broke, or took too long. */
    public static final class NoAnswer extends ApiException {
        private static final long serialVersionUID = 1L;

        NoAnswer(String message, Throwable cause) {
            super(0, "CONNECTION_FAILED", message, null, cause);
        }
    }
}

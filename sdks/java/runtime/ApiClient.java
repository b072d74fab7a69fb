package portal.sdk;

import java.io.IOException;
import java.io.InputStream;
import java.net.Authenticator;
import java.net.InetSocketAddress;
import java.net.PasswordAuthentication;
import java.net.ProxySelector;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/**
 * Sends calls, one at a time and at most five a second. A call refused for its pace is repeated after the time the
 * answer asks for, or 2, 4 and 6 seconds; calls that only read also after a broken connection and 502, 503 and 504.
 */
public class ApiClient {
    private static final int CALLS_PER_SECOND = 5;
    private static final int[] WAITS = {2, 4, 6};

    /** A longer wait is left to the program. */
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    private final HttpClient http;
    private final String address;
    private final Duration timeout;
    private volatile String token;
    private final Deque<Long> ended = new ArrayDeque<>();

    protected ApiClient(Settings<?> settings) {
        token = settings.token;
        address = settings.host.replaceAll("/+$", "") + settings.basePath;
        timeout = settings.timeout;
        HttpClient.Builder builder = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(timeout);
        if (settings.proxy != null) {
            int port = settings.proxy.getPort() < 0 ? 8080 : settings.proxy.getPort();
            builder.proxy(ProxySelector.of(new InetSocketAddress(settings.proxy.getHost(), port)));
            if (settings.proxyUser != null) builder.authenticator(settings.proxyAuthenticator());
        }
        http = builder.build();
    }

    /** Where calls go, 'https://api.example.com/v2'. */
    public String address() {
        return address;
    }

    /** Uses another token from the next call on. */
    public void setToken(String token) {
        this.token = token;
    }

    /** The JSON of an answer; null when it is empty. */
    public Object call(Request request) {
        HttpResponse<InputStream> response = sendPatiently(request);
        String text = read(response);
        try {
            return text.isBlank() ? null : Json.parse(text);
        } catch (IllegalArgumentException error) {
            throw new ApiException(response.statusCode(), "NOT_JSON", "The answer is no JSON: is this the address of the API?",
                    requestId(response), error);
        }
    }

    /** Saves an answer that is a file. */
    public Path save(Request request, Path target) {
        try (InputStream content = sendPatiently(request).body()) {
            Files.copy(content, target, StandardCopyOption.REPLACE_EXISTING);
            return target;
        } catch (IOException error) {
            throw new ApiException.NoAnswer("The file could not be saved: " + error.getMessage(), error);
        }
    }

    private synchronized HttpResponse<InputStream> sendPatiently(Request request) {
        for (int attempt = 0; ; attempt++) {
            HttpResponse<InputStream> response = null;
            IOException failure = null;
            try {
                keepPace();
                response = http.send(prepare(request), HttpResponse.BodyHandlers.ofInputStream());
            } catch (IOException error) {
                failure = error;
            } catch (InterruptedException error) {
                Thread.currentThread().interrupt();
                throw new ApiException.NoAnswer("The call was interrupted.", error);
            } finally {
                ended.addLast(System.nanoTime());
                if (ended.size() > CALLS_PER_SECOND) ended.removeFirst();
            }
            if (response != null && response.statusCode() < 400) return response;
            Duration wait = attempt < WAITS.length && isWorthRepeating(request, response) ? waitAfter(response, attempt) : null;
            if (wait == null || wait.compareTo(LONGEST_WAIT) > 0) {
                if (response != null) throw refusal(response);
                throw new ApiException.NoAnswer(address + " does not answer: " + failure, failure);
            }
            if (response != null) read(response);
            sleep(wait);
        }
    }

    private HttpRequest prepare(Request request) {
        String content = request.content();
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(address + request.address()))
                .timeout(timeout)
                .header("Accept", "application/json, */*;q=0.1")
                .header("User-Agent", About.USER_AGENT)
                .method(request.method, content == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(content));
        if (content != null) {
            builder.header("Content-Type", request.body == null ? "application/x-www-form-urlencoded" : "application/json");
        }
        if (!request.isOpen) {
            if (token == null || token.isBlank()) throw new IllegalStateException("No token: set " + About.TOKEN_VARIABLE + " or give one to the builder.");
            builder.header("Authorization", "Bearer " + token);
        }
        return builder.build();
    }

    /** The server counts when calls arrive, which is at the latest when they end. */
    private void keepPace() {
        if (ended.size() < CALLS_PER_SECOND) return;
        long wait = ended.getFirst() + 1_000_000_000L - System.nanoTime();
        if (wait > 0) sleep(Duration.ofNanos(wait));
    }

    private static boolean isWorthRepeating(Request request, HttpResponse<?> response) {
        if (response != null && response.statusCode() == 429) return true;
        boolean isBroken = response == null || List.of(502, 503, 504).contains(response.statusCode());
        return isBroken && request.method.equals("GET");
    }

    private static Duration waitAfter(HttpResponse<?> response, int attempt) {
        Duration usual = Duration.ofSeconds(WAITS[attempt]);
        String asked = response == null ? null : response.headers().firstValue("Retry-After").orElse(null);
        if (asked == null) return usual;
        try {
            if (asked.matches("\\d{1,9}")) return Duration.ofSeconds(Long.parseLong(asked));
            Instant until = ZonedDateTime.parse(asked, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
            Duration wait = Duration.between(Instant.now(), until);
            return wait.isNegative() ? Duration.ZERO : wait;
        } catch (java.time.DateTimeException error) {
            return usual;
        }
    }

    private static void sleep(Duration wait) {
        try {
            Thread.sleep(wait.toMillis() + 1);
        } catch (InterruptedException error) {
            Thread.currentThread().interrupt();
            throw new ApiException.NoAnswer("The waiting was interrupted.", error);
        }
    }

    private static ApiException refusal(HttpResponse<InputStream> response) {
        Object errors = null;
        try {
            Map<String, Object> body = Model.asMap(Json.parse(read(response)));
            errors = body == null ? null : body.get("errors");
        } catch (IllegalArgumentException error) {
            // Not the API answered but something before it; its status has to do.
        }
        if (errors instanceof List && !((List<?>) errors).isEmpty()) errors = ((List<?>) errors).get(0);
        Map<String, Object> first = Model.asMap(errors);
        String code = first == null ? null : Model.asText(first.get("code"));
        String message = first == null ? null : Model.asText(first.get("message"));
        int status = response.statusCode();
        return ApiException.of(status, code == null ? String.valueOf(status) : code, message == null ? "Status " + status : message, requestId(response));
    }

    private static String requestId(HttpResponse<?> response) {
        return response.headers().firstValue("X-Request-Id").orElse(null);
    }

    private static String read(HttpResponse<InputStream> response) {
        try (InputStream body = response.body()) {
            return new String(body.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException error) {
            throw new ApiException.NoAnswer("The answer broke off: " + error.getMessage(), error);
        }
    }

    /** Settings of a client; each has a default. */
    public abstract static class Settings<T extends Settings<T>> {
        String token = System.getenv(About.TOKEN_VARIABLE);
        String host = System.getenv(About.HOST_VARIABLE) == null ? About.HOST : System.getenv(About.HOST_VARIABLE);
        String basePath = About.BASE_PATH;
        Duration timeout = Duration.ofSeconds(60);
        URI proxy;
        String proxyUser;
        String proxyPassword;

        protected abstract T self();

        /** Made in the portal; else from the environment. */
        public T token(String token) {
            this.token = token;
            return self();
        }

        /** Another server, 'https://api.example.com'. */
        public T host(String host) {
            this.host = host;
            return self();
        }

        protected T basePath(String basePath) {
            this.basePath = basePath;
            return self();
        }

        /** How long a call may take; a minute unless told otherwise. */
        public T timeout(Duration timeout) {
            this.timeout = timeout;
            return self();
        }

        /** 'http://proxy.example.com:8080', with user and password in it where the proxy asks for them. */
        public T proxy(String address) {
            proxy = URI.create(address);
            String[] user = proxy.getUserInfo() == null ? new String[0] : proxy.getUserInfo().split(":", 2);
            return user.length == 2 ? proxyUser(user[0], user[1]) : self();
        }

        /** Java sends these to a proxy of https addresses only with -Djdk.http.auth.tunneling.disabledSchemes="". */
        public T proxyUser(String user, String password) {
            proxyUser = user;
            proxyPassword = password;
            return self();
        }

        Authenticator proxyAuthenticator() {
            return new Authenticator() {
                @Override
                protected PasswordAuthentication getPasswordAuthentication() {
                    boolean asksProxy = getRequestorType() == RequestorType.PROXY;
                    return asksProxy ? new PasswordAuthentication(proxyUser, proxyPassword.toCharArray()) : null;
                }
            };
        }
    }
}

package portal.sdk;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** One call on its way: address, parameters, body. */
public final class Request {
    final String method;
    String path;
    final Map<String, Object> query = new LinkedHashMap<>();
    final Map<String, Object> form = new LinkedHashMap<>();
    Object body;
    boolean isOpen;

    public Request(String method, String path) {
        this.method = method;
        this.path = path;
    }

    public Request path(String name, Object value) {
        String text = join(value, true);
        if (text.isEmpty()) throw new IllegalArgumentException(name + " must not be empty");
        path = path.replace("{" + name + "}", text);
        return this;
    }

    public Request query(String name, Object value) {
        query.put(name, value);
        return this;
    }

    public Request form(String name, Object value) {
        form.put(name, value);
        return this;
    }

    public Request options(Options options) {
        if (options != null) {
            query.putAll(options.query);
            form.putAll(options.form);
        }
        return this;
    }

    public Request body(Object body) {
        this.body = body;
        return this;
    }

    /** Sent without the token. */
    public Request open() {
        isOpen = true;
        return this;
    }

    String address() {
        String parameters = query.entrySet().stream()
                .filter(entry -> entry.getValue() != null)
                .map(entry -> encode(entry.getKey()) + "=" + join(entry.getValue(), true))
                .collect(Collectors.joining("&"));
        return parameters.isEmpty() ? path : path + "?" + parameters;
    }

    /** Null when there is nothing to send. */
    String content() {
        if (body != null) return Json.write(body);
        if (form.isEmpty()) return null;
        return form.entrySet().stream()
                .filter(entry -> entry.getValue() != null)
                .flatMap(entry -> each(entry.getValue()).map(value -> encode(entry.getKey()) + "=" + encode(text(value))))
                .collect(Collectors.joining("&"));
    }

    /** Several values are joined by commas. */
    private static String join(Object value, boolean encoded) {
        return each(value).map(one -> encoded ? encode(text(one)) : text(one)).collect(Collectors.joining(","));
    }

    private static java.util.stream.Stream<?> each(Object value) {
        if (value instanceof Object[]) return Arrays.stream((Object[]) value);
        if (value instanceof Iterable) return StreamSupport.stream(((Iterable<?>) value).spliterator(), false);
        return java.util.stream.Stream.of(value);
    }

    private static String text(Object value) {
        return value instanceof Instant ? Instant.ofEpochSecond(((Instant) value).getEpochSecond()).toString() : String.valueOf(value);
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}

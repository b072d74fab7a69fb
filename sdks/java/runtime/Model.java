package portal.sdk;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** An object of an answer. Fields that the package does not know are reached by {@link #get}. */
public abstract class Model {
    private final Map<String, Object> fields;

    protected Model(Map<String, Object> fields) {
        this.fields = fields;
    }

    /** A field as it came: a map, list, string, number, boolean, or null when it did not come. */
    public Object get(String name) {
        return fields.get(name);
    }

    /** Every field as it came. */
    public Map<String, Object> toMap() {
        return Collections.unmodifiableMap(fields);
    }

    @Override
    public boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && ((Model) other).fields.equals(fields);
    }

    @Override
    public int hashCode() {
        return fields.hashCode();
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + Json.write(fields);
    }

    // A value that is not what the document says reads as null: it is still reached by get().

    public static String asText(Object value) {
        return value == null || value instanceof Map || value instanceof List ? null : value.toString();
    }

    public static Long asWhole(Object value) {
        return value instanceof Number ? (Long) ((Number) value).longValue() : null;
    }

    public static Double asNumber(Object value) {
        return value instanceof Number ? (Double) ((Number) value).doubleValue() : null;
    }

    public static Boolean asFlag(Object value) {
        return value instanceof Boolean ? (Boolean) value : null;
    }

    public static LocalDate asDay(Object value) {
        try {
            return value instanceof String ? LocalDate.parse((String) value) : null;
        } catch (DateTimeException error) {
            return null;
        }
    }

    public static Instant asMoment(Object value) {
        try {
            return value instanceof String ? OffsetDateTime.parse((String) value).toInstant() : null;
        } catch (DateTimeException error) {
            return null;
        }
    }

    @SuppressWarnings("unchecked")
    public static Map<String, Object> asMap(Object value) {
        return value instanceof Map ? (Map<String, Object>) value : null;
    }

    public static <T> T asModel(Object value, Function<Map<String, Object>, T> make) {
        Map<String, Object> map = asMap(value);
        return map == null ? null : make.apply(map);
    }

    public static <T> List<T> asList(Object value, Function<Object, T> read) {
        if (!(value instanceof List)) return null;
        List<T> items = new ArrayList<>();
        for (Object item : (List<?>) value) items.add(read.apply(item));
        return items;
    }
}

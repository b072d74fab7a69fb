package portal.sdk;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads and writes JSON: maps, lists, strings, numbers (Long, Double, BigDecimal), booleans and null. */
public final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** Reads one value. Throws IllegalArgumentException where the text is no JSON. */
    public static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value(0);
        json.blanks();
        if (json.at < text.length()) throw json.wrong();
        return value;
    }

    private Object value(int depth) {
        blanks();
        if (depth > 200 || at >= text.length()) throw wrong();
        switch (text.charAt(at)) {
            case '{':
                return object(depth);
            case '[':
                return list(depth);
            case '"':
                return string();
            case 't':
                return word("true", Boolean.TRUE);
            case 'f':
                return word("false", Boolean.FALSE);
            case 'n':
                return word("null", null);
            default:
                return number();
        }
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        if (found('}')) return object;
        do {
            blanks();
            String name = string();
            if (!found(':')) throw wrong();
            object.put(name, value(depth + 1));
        } while (found(','));
        if (!found('}')) throw wrong();
        return object;
    }

    private List<Object> list(int depth) {
        List<Object> list = new ArrayList<>();
        at++;
        if (found(']')) return list;
        do {
            list.add(value(depth + 1));
        } while (found(','));
        if (!found(']')) throw wrong();
        return list;
    }

    private String string() {
        if (at >= text.length() || text.charAt(at) != '"') throw wrong();
        StringBuilder string = new StringBuilder();
        for (at++; at < text.length(); at++) {
            char next = text.charAt(at);
            if (next == '"') {
                at++;
                return string.toString();
            }
            string.append(next == '\\' ? escaped() : next);
        }
        throw wrong();
    }

    private char escaped() {
        if (++at >= text.length()) throw wrong();
        char kind = text.charAt(at);
        int plain = "\"\\/bfnrt".indexOf(kind);
        if (plain >= 0) return "\"\\/\b\f\n\r\t".charAt(plain);
        if (kind != 'u' || at + 4 >= text.length()) throw wrong();
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw wrong();
        at += word.length();
        return value;
    }

    private Number number() {
        int from = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at++;
        String digits = text.substring(from, at);
        try {
            if (digits.matches("-?\\d{1,18}")) return Long.valueOf(digits);
            return digits.length() <= 17 ? (Number) Double.valueOf(digits) : new BigDecimal(digits);
        } catch (NumberFormatException error) {
            throw wrong();
        }
    }

    private boolean found(char wanted) {
        blanks();
        boolean is = at < text.length() && text.charAt(at) == wanted;
        if (is) at++;
        return is;
    }

    private void blanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("No JSON at character " + at);
    }

    /** Writes a value; what is no map, list, number or boolean becomes a string. */
    public static String write(Object value) {
        StringBuilder json = new StringBuilder();
        write(value, json);
        return json.toString();
    }

    private static void write(Object value, StringBuilder json) {
        if (value == null || value instanceof Number || value instanceof Boolean) {
            json.append(value);
        } else if (value instanceof Map) {
            String comma = "{";
            for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
                json.append(comma);
                quote(String.valueOf(entry.getKey()), json);
                json.append(':');
                write(entry.getValue(), json);
                comma = ",";
            }
            json.append(comma.equals("{") ? "{}" : "}");
        } else if (value instanceof Iterable) {
            String comma = "[";
            for (Object item : (Iterable<?>) value) {
                json.append(comma);
                write(item, json);
                comma = ",";
            }
            json.append(comma.equals("[") ? "[]" : "]");
        } else {
            quote(value.toString(), json);
        }
    }

    private static void quote(String text, StringBuilder json) {
        json.append('"');
        for (char next : text.toCharArray()) {
            if (next == '"' || next == '\\') json.append('\\').append(next);
            else if (next < ' ') json.append(String.format("\\u%04x", (int) next));
            else json.append(next);
        }
        json.append('"');
    }
}

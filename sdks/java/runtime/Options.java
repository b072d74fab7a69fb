package portal.sdk;

import java.util.LinkedHashMap;
import java.util.Map;

/** What a call may be given beside what it needs. */
public abstract class Options {
    final Map<String, Object> query = new LinkedHashMap<>();
    final Map<String, Object> form = new LinkedHashMap<>();

    protected void query(String name, Object value) {
        query.put(name, value);
    }

    protected void form(String name, Object value) {
        form.put(name, value);
    }
}

package portal.sdk;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The items of a long list, read page after page as they are asked for. */
public final class Items<T> implements Iterable<T> {
    private final ApiClient client;
    private final Request request;
    private final Function<Object, T> read;

    public Items(ApiClient client, Request request, Function<Object, T> read) {
        this.client = client;
        this.request = request;
        this.read = read;
    }

    public Stream<T> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private long offset;
            private long total = Long.MAX_VALUE;
            private Iterator<?> page = Collections.emptyIterator();

            @Override
            public boolean hasNext() {
                if (!page.hasNext() && offset < total) turn();
                return page.hasNext();
            }

            @Override
            public T next() {
                if (!hasNext()) throw new NoSuchElementException();
                return read.apply(page.next());
            }

            private void turn() {
                Map<String, Object> answer = Model.asMap(client.call(request.query("offset", offset)));
                List<?> items = itemsOf(answer);
                Map<String, Object> data = Model.asMap(answer.get("data"));
                Long told = data == null ? null : Model.asWhole(data.get("total"));
                offset += items.size();
                total = items.isEmpty() ? 0 : told == null ? Long.MAX_VALUE : told;
                page = items.iterator();
            }
        };
    }

    /** The list in an answer: its data, or the only list in its data. */
    static List<?> itemsOf(Map<String, Object> answer) {
        Object data = answer == null ? null : answer.get("data");
        if (data instanceof List) return (List<?>) data;
        Map<String, Object> object = Model.asMap(data);
        if (object == null) return List.of();
        if (object.get("items") instanceof List) return (List<?>) object.get("items");
        for (Object value : object.values()) if (value instanceof List) return (List<?>) value;
        return List.of();
    }
}

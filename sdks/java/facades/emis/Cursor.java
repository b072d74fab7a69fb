package portal.sdk;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Function;

/**
 * A list of any length, read through a cursor of the server. It is closed when it has been read to its end; close it
 * yourself when you stop earlier, best in a try-with-resources statement.
 */
public final class Cursor<T> implements Iterable<T>, AutoCloseable {
    private final ApiClient client;
    private final Request request;
    private final Function<Object, T> read;
    private String id = "*";
    private boolean isOpen;
    private boolean isRead;

    Cursor(ApiClient client, Request request, Function<Object, T> read) {
        this.client = client;
        this.request = request;
        this.read = read;
    }

    /** The items; they can be gone through once. */
    @Override
    public Iterator<T> iterator() {
        if (isRead) throw new IllegalStateException("A cursor is read once.");
        isRead = true;
        return new Iterator<T>() {
            private Iterator<?> page = Collections.emptyIterator();
            private boolean isEnded;

            @Override
            public boolean hasNext() {
                if (!page.hasNext() && !isEnded) {
                    List<?> items = turn();
                    isEnded = items.isEmpty();
                    page = items.iterator();
                    if (isEnded) close();
                }
                return page.hasNext();
            }

            @Override
            public T next() {
                if (!hasNext()) throw new NoSuchElementException();
                return read.apply(page.next());
            }
        };
    }

    private List<?> turn() {
        Map<String, Object> answer = Model.asMap(client.call(request.query("cursor", id)));
        Object given = answer == null ? null : answer.get("cursor_id");
        if (given != null) {
            id = given.toString();
            isOpen = true;
        } else if (!isOpen) {
            throw new IllegalStateException("The API has opened no cursor.");
        }
        return Items.itemsOf(answer);
    }

    /** Frees the cursor on the server. */
    @Override
    public void close() {
        if (!isOpen) return;
        isOpen = false;
        client.call(new Request("DELETE", "/companies/cursor/{cursor_id}").path("cursor_id", id));
    }
}

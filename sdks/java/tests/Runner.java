import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** Runs sentences as tests and counts them. */
final class Runner {
    private static int passed;
    private static final List<String> failed = new ArrayList<>();

    interface Body {
        void run() throws Exception;
    }

    static void test(String sentence, Body body) {
        try {
            body.run();
            passed++;
        } catch (Throwable error) {
            failed.add(sentence + ": " + error);
        }
    }

    static void expect(Object wanted, Object found) {
        if (!Objects.equals(wanted, found)) throw new AssertionError("wanted " + wanted + ", found " + found);
    }

    static <T extends Throwable> T thrown(Class<T> kind, Body body) throws Exception {
        try {
            body.run();
        } catch (Throwable error) {
            if (kind.isInstance(error)) return kind.cast(error);
            throw new AssertionError("thrown was " + error, error);
        }
        throw new AssertionError("nothing was thrown");
    }

    /** Prints the outcome and ends with it. */
    static void end() {
        failed.forEach(line -> System.out.println("failed  " + line));
        System.out.println(passed + " passed, " + failed.size() + " failed");
        System.exit(failed.isEmpty() ? 0 : 1);
    }

    /** An answer of the small server below: status 0 breaks the connection. */
    static final class Reply {
        final int status;
        final String body;
        final String[] header;

        Reply(int status, String body, String... header) {
            this.status = status;
            this.body = body;
            this.header = header;
        }
    }

    /** A request that the small server has seen. */
    static final class Seen {
        final String line;
        final String body;
        final String authorization;
        final long time = System.nanoTime();

        Seen(String line, String body, String authorization) {
            this.line = line;
            this.body = body;
            this.authorization = authorization;
        }
    }

    /** Runs the program against a server that gives these answers one after the other; returns what it was asked. */
    static List<Seen> serve(List<Reply> replies, Consumer<String> program) throws IOException {
        List<Seen> seen = Collections.synchronizedList(new ArrayList<>());
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            Reply reply = replies.get(Math.min(seen.size(), replies.size() - 1));
            String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            String line = exchange.getRequestMethod() + " " + exchange.getRequestURI();
            seen.add(new Seen(line, body, exchange.getRequestHeaders().getFirst("Authorization")));
            if (reply.status > 0) {
                exchange.getResponseHeaders().set("X-Request-Id", "request-1");
                if (reply.header.length > 0) exchange.getResponseHeaders().set(reply.header[0], reply.header[1]);
                byte[] bytes = reply.body.getBytes(StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(reply.status, bytes.length == 0 ? -1 : bytes.length);
                exchange.getResponseBody().write(bytes);
            }
            exchange.close();
        });
        server.start();
        try {
            program.accept("http://127.0.0.1:" + server.getAddress().getPort());
        } finally {
            server.stop(0);
        }
        return seen;
    }
}

"""How calls are made, repeated and refused; against servers of the tests' own."""

from __future__ import annotations

import json
import threading
import time
import unittest
from unittest.mock import patch

from support import PORTAL_URL, Request, Server, in_turn, says

import ceic_api_client as ceic
import emis_api_client as emis
import epfr_api_client as epfr

busy = json.dumps(
    {"errors": {"status": 429, "code": "TOO_MANY_REQUESTS", "message": ""}}
)
found = json.dumps({"data": [{"id": "Y", "name": "Annual"}]})


def client_of(server: Server, **settings: object) -> ceic.ApiClient:
    return ceic.ApiClient(ceic.Configuration("secret", host=server.url, **settings))


def read_frequencies(server: Server, **settings: object) -> object:
    return ceic.DictionaryApi(client_of(server, **settings)).get_frequencies()


class Waits:
    """Waits as the client asks for them, without waiting."""

    def __enter__(self) -> list[float]:
        self.waits: list[float] = []
        self._patch = patch("ceic_api_client.api_client.time.sleep", self.waits.append)
        self._patch.start()
        return self.waits

    def __exit__(self, *_: object) -> None:
        self._patch.stop()


class Repeating(unittest.TestCase):
    def test_waits_as_long_as_retry_after_says(self) -> None:
        reply = in_turn(says(429, busy, Retry_After="3"), says(200, found))
        with Server(reply) as server, Waits() as waits:
            self.assertEqual("Y", read_frequencies(server).data[0].id)
        self.assertEqual([3.0], waits)
        self.assertEqual(2, len(server.requests))

    def test_reads_a_retry_after_that_is_a_moment(self) -> None:
        gone = says(429, busy, Retry_After="Sun, 06 Nov 1994 08:49:37 GMT")
        with Server(in_turn(gone, says(200, found))) as server, Waits() as waits:
            read_frequencies(server)
        self.assertEqual([0.0], waits)

    def test_waits_2_4_and_6_seconds_without_one_and_then_gives_up(self) -> None:
        with Server(says(429, busy)) as server, Waits() as waits:
            with self.assertRaises(ceic.TooManyRequestsException) as raised:
                read_frequencies(server)
        self.assertEqual([2.0, 4.0, 6.0], waits)
        self.assertEqual(4, len(server.requests))
        self.assertEqual("TOO_MANY_REQUESTS", raised.exception.code)

    def test_repeats_a_write_that_was_refused_for_its_pace(self) -> None:
        reply = in_turn(says(429, busy, Retry_After="1"), says(200, '{"data": {}}'))
        with Server(reply) as server, Waits():
            ceic.FiltersApi(client_of(server)).create_filter(name="Mine", series=[1, 2])
        self.assertEqual(["POST", "POST"], [one.method for one in server.requests])
        self.assertEqual("name=Mine&series=1%2C2", server.requests[1].body)

    def test_does_not_wait_for_an_hour(self) -> None:
        with Server(says(429, busy, Retry_After="3600")) as server, Waits() as waits:
            with self.assertRaises(ceic.TooManyRequestsException):
                read_frequencies(server)
        self.assertEqual([], waits)

    def test_never_repeats_what_stays_refused(self) -> None:
        kinds = {
            400: ceic.BadRequestException,
            401: ceic.UnauthorizedException,
            403: ceic.ForbiddenException,
            404: ceic.NotFoundException,
        }
        for status, kind in kinds.items():
            with self.subTest(status), Server(says(status)) as server, Waits() as waits:
                with self.assertRaises(kind):
                    read_frequencies(server)
                self.assertEqual((1, []), (len(server.requests), waits))

    def test_repeats_a_read_when_the_connection_breaks(self) -> None:
        reply = in_turn(Request.break_off, says(200, found))
        with Server(reply) as server, Waits() as waits:
            self.assertEqual("Annual", read_frequencies(server).data[0].name)
        self.assertEqual([2.0], waits)

    def test_repeats_a_read_whose_answer_ends_too_early(self) -> None:
        def cut(request: Request) -> None:
            request.handler.send_response(200)
            request.handler.send_header("Content-Length", "1000")
            request.handler.end_headers()
            request.handler.wfile.write(b'{"data": [')

        with Server(in_turn(cut, says(200, found))) as server, Waits():
            self.assertEqual(1, len(read_frequencies(server).data))

    def test_repeats_a_read_when_the_api_is_away(self) -> None:
        for status in (502, 503, 504):
            reply = in_turn(says(status, "<html>"), says(200, found))
            with self.subTest(status), Server(reply) as server, Waits() as waits:
                read_frequencies(server)
                self.assertEqual([2.0], waits)

    def test_never_repeats_a_write_whose_answer_was_lost(self) -> None:
        for reply in (Request.break_off, says(502), says(503), says(504), says(500)):
            with Server(reply) as server, Waits():
                filters = ceic.FiltersApi(client_of(server))
                with self.assertRaises(ceic.ApiException):
                    filters.create_filter(name="Mine", series=[1])
                with self.assertRaises(ceic.ApiException):
                    filters.delete_filters("1")
            self.assertEqual(
                ["POST", "DELETE"], [one.method for one in server.requests]
            )

    def test_gives_up_on_an_answer_that_is_slow(self) -> None:
        gate = threading.Event()
        with Server(lambda request: gate.wait(10) and request.answer(200)) as server:
            with self.assertRaises(ceic.ConnectionException) as raised:
                read_frequencies(server, timeout=0.2, tries=1)
            gate.set()
        self.assertIn("timed out", str(raised.exception))
        self.assertEqual(0, raised.exception.status)


class Failures(unittest.TestCase):
    def test_carries_code_message_and_number_of_the_call(self) -> None:
        error = {"status": 400, "code": "INVALID_SERIES_ID", "message": "No id."}
        body = json.dumps({"errors": error})
        with Server(says(400, body, X_Request_Id="r-1")) as server:
            with self.assertRaises(ceic.BadRequestException) as raised:
                read_frequencies(server)
        failure = raised.exception
        self.assertEqual("400 INVALID_SERIES_ID: No id.", str(failure))
        self.assertEqual(("r-1", [error]), (failure.request_id, failure.errors))

    def test_reads_the_errors_of_every_family(self) -> None:
        bodies = {
            '{"errors": [{"code": 201, "detail": "Wrong."}]}': "201",
            '{"errors": [{"status": 400, "code": "X", "message": "Wrong."}]}': "X",
            '{"errors": [{"code": "X", "message": "Wrong."}]}': "X",
        }
        for body, code in bodies.items():
            with self.subTest(body), Server(says(400, body)) as server:
                with self.assertRaises(ceic.ApiException) as raised:
                    read_frequencies(server)
                known = (raised.exception.code, raised.exception.message)
                self.assertEqual((code, "Wrong."), known)

    def test_shows_a_page_that_a_proxy_put_in_the_place_of_the_answer(self) -> None:
        with Server(says(200, "<html>Please sign in</html>")) as server:
            with self.assertRaises(ceic.ApiException) as raised:
                read_frequencies(server)
        self.assertIn("Please sign in", str(raised.exception))

    def test_follows_no_redirect_since_it_would_show_the_token(self) -> None:
        with Server(says(200, found)) as other:
            with Server(says(302, Location=other.url)) as server:
                with self.assertRaises(ceic.ApiException):
                    read_frequencies(server)
            self.assertEqual([], other.requests)

    def test_names_the_host_that_does_not_answer(self) -> None:
        configuration = ceic.Configuration("x", host="http://127.0.0.1:1", tries=1)
        api = ceic.DictionaryApi(ceic.ApiClient(configuration))
        with self.assertRaisesRegex(ceic.ConnectionException, "127.0.0.1:1"):
            api.get_frequencies()

    def test_refuses_an_empty_id_before_it_calls(self) -> None:
        with Server(says(200)) as server:
            with self.assertRaisesRegex(ValueError, "id"):
                ceic.SeriesApi(client_of(server)).get_series("")
        self.assertEqual([], server.requests)


class Sending(unittest.TestCase):
    def test_shows_the_token_and_asks_for_json(self) -> None:
        with Server(says(200, found)) as server:
            read_frequencies(server)
        headers = server.requests[0].headers
        self.assertEqual("Bearer secret", headers["Authorization"])
        self.assertEqual("application/json", headers["Accept"])
        self.assertRegex(headers["User-Agent"], r"^ceic_api_client/2\.11\.4\.\d+ ")

    def test_writes_values_as_the_api_reads_them(self) -> None:
        with Server(says(200)) as server:
            ceic.SeriesApi(client_of(server)).search_series(
                keyword="a&b c", geo=["CN", "US"], key_only=True, country=None
            )
        path = "/data/ceic/v2/series/search?keyword=a%26b+c&geo=CN%2CUS&key_only=true"
        self.assertEqual(path, server.requests[0].path)

    def test_goes_where_the_settings_say(self) -> None:
        configuration = ceic.Configuration()
        self.assertEqual(f"{PORTAL_URL}/data/ceic/v2", configuration.base_url)
        configuration.host = "https://example.test/"
        self.assertEqual("https://example.test/data/ceic/v2", configuration.base_url)
        configuration.host = "https://api.example.test/v2"
        self.assertEqual("https://api.example.test/v2", configuration.base_url)
        configuration.host = "example.test"
        with self.assertRaises(ValueError):
            configuration.base_url

    def test_hides_secrets_in_what_is_printed(self) -> None:
        configuration = ceic.Configuration("secret", proxy_password="secret")
        self.assertNotIn("secret", repr(configuration))

    def test_keeps_to_five_calls_a_second(self) -> None:
        with Server(says(200, found)) as server:
            api = ceic.DictionaryApi(client_of(server))
            begin = time.monotonic()
            for _ in range(6):
                api.get_frequencies()
            self.assertGreaterEqual(time.monotonic() - begin, 1.0)

    def test_lets_threads_take_turns(self) -> None:
        inside, most = [0], [0]

        def count(request: Request) -> None:
            inside[0] += 1
            most[0] = max(most[0], inside[0])
            request.answer(200, found)
            inside[0] -= 1

        with Server(count) as server:
            api = ceic.DictionaryApi(client_of(server, calls_per_second=0))
            threads = [threading.Thread(target=api.get_frequencies) for _ in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual((8, 1), (len(server.requests), most[0]))


class Sessions(unittest.TestCase):
    session = '{"data": [{"token": "%s"}]}'
    expired = '{"errors": [{"code": "TOKEN_EXPIRED", "message": ""}]}'

    def test_logs_in_again_when_the_session_has_expired(self) -> None:
        reply = in_turn(
            says(200, self.session % "first"),
            says(401, self.expired),
            says(200, self.session % "second"),
            says(200, '{"data": [{"id": "U100001"}]}'),
        )
        with Server(reply) as server:
            client = epfr.login("me", "word", epfr.Configuration(host=server.url))
            filters = epfr.DictionaryApi(client).get_universal_filters()
        self.assertEqual("U100001", filters.data[0].id)
        shown = [one.headers["Authorization"] for one in server.requests]
        self.assertEqual([None, "Bearer first", None, "Bearer second"], shown)

    def test_does_not_log_in_for_ever(self) -> None:
        reply = in_turn(says(200, self.session % "first"), says(401, self.expired))
        with Server(reply) as server:
            client = epfr.login("me", "word", epfr.Configuration(host=server.url))
            with self.assertRaises(epfr.UnauthorizedException):
                epfr.DictionaryApi(client).get_universal_filters()
        self.assertEqual(3, len(server.requests))


class Cursors(unittest.TestCase):
    page = '{"cursor_id": "c1", "data": {"total": 3, "items": [{"id": 1}, {"id": 2}]}}'
    end = '{"cursor_id": "c1", "data": {"total": 3, "items": []}}'

    def cursor(self, server: Server) -> emis.CompanyCursor:
        configuration = emis.Configuration("x", host=server.url)
        api = emis.CompaniesApi(emis.ApiClient(configuration))
        return emis.CompanyCursor(api, country="BG")

    def test_opens_reads_on_and_closes(self) -> None:
        reply = in_turn(says(200, self.page), says(200, self.end), says(204, ""))
        with Server(reply) as server, self.cursor(server) as companies:
            self.assertEqual([1, 2], [company.id for company in companies])
        asked = [f"{one.method} {one.path}" for one in server.requests]
        base = "/data/emis/v2/company/companies"
        self.assertEqual(f"GET {base}?country=BG&cursor=%2A", asked[0])
        self.assertEqual(f"GET {base}?cursor=c1", asked[1])
        self.assertEqual(f"DELETE {base}/cursor/c1", asked[2])

    def test_closes_when_reading_is_broken_off(self) -> None:
        with Server(in_turn(says(200, self.page), says(204, ""))) as server:
            with self.cursor(server) as companies:
                self.assertEqual(1, next(iter(companies)).id)
        self.assertEqual(["GET", "DELETE"], [one.method for one in server.requests])


if __name__ == "__main__":
    unittest.main()

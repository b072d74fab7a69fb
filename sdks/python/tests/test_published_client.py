"""The macro API as the vendor's published Python client speaks it.

That client was made by a generator of its time, and is told from facts alone: it shows the
token as a parameter of the address, sends forms, writes True and False, names a type for
bodies that it does not send, joins several values with commas, and reads envelopes and
codes. This is an independent client of that kind, without any part of our packages.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import time
import unittest
from typing import Any, Optional
from urllib.parse import quote, urlencode, urlsplit

from support import PORTAL_URL, TOKENS

JSON = "application/json"
FORM = "application/x-www-form-urlencoded"


class Answer:
    def __init__(self, status: int, kind: str, body: bytes) -> None:
        self.status, self.kind, self.body = status, kind, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """A hard failure is read as errors.code, so errors is one object."""
        return self.json["errors"]["code"]


class Published:
    """Calls as the client makes them; only the host of the address is another one."""

    def __init__(self, token: Optional[str], environment: str = "v2") -> None:
        self.base = {"v2": "/data/ceic/v2", "sandbox": "/data/ceic/sandbox/v2"}[
            environment
        ]
        self.token = token

    def get(self, path: str, **query: Any) -> Answer:
        return self.call("GET", path, query)

    def call(
        self,
        method: str,
        path: str,
        query: Optional[dict[str, Any]] = None,
        form: Optional[dict[str, Any]] = None,
        headers: Optional[dict[str, str]] = None,
        body: Any = None,
    ) -> Answer:
        shown = {**(query or {}), **({"token": self.token} if self.token else {})}
        joined = {
            name: ",".join(map(str, value)) if isinstance(value, list) else value
            for name, value in shown.items()
        }
        kind = FORM if form is not None else JSON
        content = json.dumps(body) if body is not None else None
        content = urlencode(form) if form is not None else content
        sent = {"Accept": JSON, "Content-Type": kind, **(headers or {})}
        url = f"{self.base}{quote(path, safe='/,')}?{urlencode(joined)}"
        for _ in range(5):
            connection = http.client.HTTPConnection(urlsplit(PORTAL_URL).netloc)
            try:
                connection.request(method, url, content, sent)
                response = connection.getresponse()
                known = response.status, response.getheader("Content-Type", "")
                answer = Answer(*known, response.read())
            finally:
                connection.close()
            if answer.status != 429:
                return answer
            time.sleep(float(response.getheader("Retry-After", "1")))
        return answer


class PublishedClient(unittest.TestCase):
    api = Published(TOKENS["ceic"])

    def test_the_token_travels_in_every_way_that_is_known(self) -> None:
        path, bare = "/dictionary/frequencies", Published(None)
        self.assertEqual(200, self.api.get(path).status)
        token = TOKENS["ceic"]
        for shown in (
            {"Authorization": token},
            {"Authorization": f"Bearer {token}"},
            {"x-api-key": token},
        ):
            self.assertEqual(200, bare.call("GET", path, headers=shown).status)

    def test_a_missing_and_a_wrong_key_are_the_known_failure(self) -> None:
        for token in (None, "f" * 128):
            answer = Published(token).get("/dictionary/frequencies")
            self.assertEqual((401, "MISSED_API_TOKEN"), (answer.status, answer.code))
            self.assertLessEqual(
                {"status", "code", "message"}, answer.json["errors"].keys()
            )

    def test_a_search_holds_total_items_and_facets(self) -> None:
        query = {"keyword": "GDP", "frequency": ["Y", "Q"], "key_only": True}
        data = self.api.get("/series/search", **query, limit=2, facet="frequency").json[
            "data"
        ]
        self.assertEqual({"total", "items", "facets"}, data.keys())
        self.assertEqual(2, len(data["items"]))
        self.assertEqual("frequency", data["facets"][0]["id"])
        self.assertEqual({"id", "total"}, data["facets"][0]["items"][0].keys())
        item = data["items"][0]
        self.assertIsInstance(item["entityId"], str)
        self.assertIsInstance(item["metadata"]["id"], int)
        self.assertRegex(item["layout"][0]["seriesCode"], r"^SR\d+$")
        self.assertIsInstance(item["metadata"]["indicators"][0], list)

    def test_pages_have_a_hundred_items_and_begin_at_an_offset(self) -> None:
        whole = self.api.get("/series/search", keyword="GDP").json["data"]["items"]
        self.assertEqual(100, len(whole))
        part = self.api.get("/series/search", keyword="GDP", limit=3, offset=5).json
        ids = [item["entityId"] for item in part["data"]["items"]]
        self.assertEqual([item["entityId"] for item in whole[5:8]], ids)
        for limit in (0, 101):
            answer = self.api.get("/series/search", limit=limit)
            known = (answer.status, answer.code)
            self.assertEqual((400, "INVALID_INPUT_PARAMETER"), known)

    def test_booleans_are_read_as_python_writes_them(self) -> None:
        flags = {"key_only": "True", "with_observations_only": "False"}
        with_flags = self.api.get("/series/search", keyword="GDP", limit=1, **flags)
        lower = {name: value.lower() for name, value in flags.items()}
        plain = self.api.get("/series/search", keyword="GDP", limit=1, **lower)
        self.assertEqual(plain.json, with_flags.json)

    def test_several_ids_go_with_commas_and_may_fail_one_by_one(self) -> None:
        answer = self.api.get("/series/310000103,999999999,310000101/metadata")
        self.assertEqual(200, answer.status)
        found = [series["entityId"] for series in answer.json["data"]]
        self.assertEqual(["310000103", "310000101"], found)
        (error,) = answer.json["errors"]
        self.assertEqual({"status", "code", "message"}, error.keys())

    def test_series_are_named_by_id_by_code_and_by_both(self) -> None:
        code = self.api.get("/series/310000103/metadata").json["data"][0]["layout"][0]
        for name in (code["seriesCode"], f"310000103_{code['seriesCode']}"):
            data = self.api.get(f"/series/{name}/data", count=1).json["data"]
            self.assertEqual(name, data[0]["entityId"])
            self.assertEqual(1, len(data[0]["timePoints"]))

    def test_points_come_newest_first_with_the_known_fields(self) -> None:
        answer = self.api.get("/series/310000103/data", count=3).json
        points = answer["data"][0]["timePoints"]
        self.assertEqual([], answer["errors"])
        self.assertEqual({"date", "value", "lastUpdateTime"}, points[0].keys())
        dates = [point["date"] for point in points]
        self.assertEqual(sorted(dates, reverse=True), dates)
        self.assertRegex(dates[0], r"^\d{4}-\d\d-\d\d$")

    def test_dates_may_be_written_without_hyphens(self) -> None:
        known = [
            self.api.get("/series/310000103/data", start_date=start, end_date=end).json
            for start, end in (("20200101", "20221231"), ("2020-01-01", "2022-12-31"))
        ]
        self.assertEqual(known[0], known[1])
        self.assertEqual(3, len(known[0]["data"][0]["timePoints"]))

    def test_a_malformed_id_has_a_code_of_its_own(self) -> None:
        for name in ("abc", "12", "310000103-1"):
            answer = self.api.get(f"/series/{name}/data")
            self.assertEqual((400, "INVALID_SERIES_ID"), (answer.status, answer.code))

    def test_what_is_unknown_is_not_found(self) -> None:
        for path in ("/insights/999999", "/filters/unknown", "/layout/topics/TP1"):
            answer = self.api.get(path)
            self.assertEqual((404, "NOT_FOUND"), (answer.status, answer.code))

    def test_languages_formats_and_model_names_can_be_chosen(self) -> None:
        path = "/dictionary/frequencies"
        chinese = self.api.get(path, lang="zh")
        by_header = self.api.call("GET", path, headers={"Accept-Language": "zh"})
        self.assertEqual(chinese.json, by_header.json)
        self.assertNotEqual(self.api.get(path, lang="jp").status, 400)
        for answer in (
            self.api.get(path, format="xml"),
            self.api.call("GET", path, headers={"Accept": "application/xml"}),
        ):
            self.assertTrue(answer.kind.startswith("application/xml"))
            self.assertIn(b"<id>D</id>", answer.body)
        named = self.api.get("/series/310000103/metadata", with_model_information=True)
        self.assertIn("SeriesMetadata", named.body.decode())

    def test_filters_are_posted_and_changed_as_forms(self) -> None:
        form = {"name": "Published", "series": "310000101,310000103"}
        form |= {"frequency": "Y,Q", "key_only": "False"}
        query = {"data_source": "CEIC", "forecast_only": False}
        made = self.api.call("POST", "/filters", query, form)
        self.assertEqual(200, made.status, made.body)
        details = made.json["data"]["filter_details"]
        self.assertEqual(["310000101", "310000103"], details["series"])
        self.assertEqual(["Y", "Q"], details["search"]["frequency"])
        path = f"/filters/{made.json['data']['id']}"
        self.assertEqual("Published", self.api.get(path).json["data"][0]["name"])
        changed = self.api.call("PATCH", path, form={"name": "Changed"})
        self.assertEqual("Changed", changed.json["data"]["name"])
        self.assertEqual({}, self.api.call("DELETE", path).json)

    def test_a_list_of_own_series_is_posted_as_json(self) -> None:
        form = {"name": "Mine", "frequency": "M", "unit": "%", "country": "CN"}
        made = self.api.call("POST", "/userdefined/series", form=form)
        self.assertEqual(200, made.status, made.body)
        item = made.json["data"]["items"][0]
        self.assertTrue(re.match(r"^SRUD\d+$", item["seriesCode"]), item)
        path = f"/userdefined/series/{item['id']}"
        points = [{"date": "2026-01-31T00:00:00Z", "value": 1.5}]
        added = self.api.call("POST", f"{path}/timepoints", body=points)
        self.assertEqual(200, added.status, added.body)
        held = self.api.get(f"{path}/data").json["data"]["items"]
        self.assertEqual([1.5], [point["value"] for point in held])
        self.assertEqual(200, self.api.call("DELETE", path).status)

    def test_a_session_stands_for_the_key(self) -> None:
        name, password = os.environ["CEIC_USERNAME"], os.environ["CEIC_PASSWORD"]
        login = {"login": name, "password": password, "application": "PyCEIC"}
        anyone = Published(None)
        session = anyone.call("POST", "/login", login).json["data"]["session"]
        with_session = Published(session)
        self.assertEqual(200, with_session.get("/dictionary/frequencies").status)
        ended = anyone.call("DELETE", f"/logout/{session}").json["data"]
        self.assertEqual({"session": session, "destroyed": True}, ended)
        refused = with_session.get("/dictionary/frequencies")
        self.assertEqual((401, "ERR_SESSION_EXPIRED"), (refused.status, refused.code))
        wrong = anyone.call("POST", "/login", {**login, "password": "wrong"})
        self.assertEqual((401, "ERR_INVALID_USER_PASSWORD"), (wrong.status, wrong.code))
        valid = anyone.get("/validate_credentials", login=name, password=password)
        self.assertEqual({"data": {"valid": True}}, valid.json)

    def test_calls_that_come_too_fast_are_refused_with_the_known_code(self) -> None:
        host = urlsplit(PORTAL_URL).netloc
        path = f"{self.api.base}/dictionary/frequencies?token={TOKENS['ceic']}"
        refused = None
        for _ in range(30):
            connection = http.client.HTTPConnection(host)
            connection.request("GET", path)
            response = connection.getresponse()
            body = response.read()
            connection.close()
            if response.status == 429:
                refused = Answer(429, "", body)
                self.assertTrue(response.getheader("Retry-After"))
                break
        self.assertIsNotNone(refused)
        self.assertEqual("TOO_MANY_REQUESTS", refused.code)

    def test_dictionaries_have_their_known_addresses(self) -> None:
        names = "indicators indicator classifications countries geo regions sources"
        names += " units unit frequencies statuses layouts release_statuses"
        names += " release_types legal_forms cities"
        for name in names.split():
            data = self.api.get(f"/dictionary/{name}").json["data"]
            self.assertIsInstance(data, list, name)
            self.assertTrue({"id"} <= data[0].keys(), name)

    def test_the_newest_version_is_read_from_the_third_download(self) -> None:
        connection = http.client.HTTPConnection(urlsplit(PORTAL_URL).netloc)
        connection.request("GET", "/downloads.json")
        listed = json.loads(connection.getresponse().read())["downloads"]
        connection.close()
        version = listed[2]["documentation"][0]["version"]
        self.assertRegex(version, r"^2\.11\.4\.\d+$")


if __name__ == "__main__":
    unittest.main()

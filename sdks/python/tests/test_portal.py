"""The packages against the running portal."""

from __future__ import annotations

import datetime as dt
import os
import tempfile
import unittest
from pathlib import Path

from support import PORTAL_URL, TOKENS, proxy

import ceic_api_client as ceic
import emis_api_client as emis
import epfr_api_client as epfr
import redd_api_client as redd
from ceic_api_client.pyceic import Ceic


def setUpModule() -> None:
    Ceic.set_server(PORTAL_URL)
    Ceic.set_token(TOKENS["ceic"])


class Macroeconomic(unittest.TestCase):
    def test_finds_series_over_several_pages(self) -> None:
        result = Ceic.search(keyword="GDP", frequency=["Y", "Q"], limit=7)
        pages = [page for page, _ in zip(result, range(3))]
        ids = [series.entity_id for page in pages for series in page.data.items]
        self.assertEqual(21, len(set(ids)))
        self.assertGreater(result.total, 21)
        self.assertIsInstance(pages[0].data.items[0].metadata.start_date, dt.date)

    def test_reads_every_item_of_a_list_once(self) -> None:
        api = ceic.SeriesApi(Ceic.client())
        found = [
            series.entity_id
            for series in ceic.iter_items(
                api.search_series, keyword="GDP United States", limit=20
            )
        ]
        total = api.search_series(keyword="GDP United States", limit=1).data.total
        self.assertEqual(total, len(found))
        self.assertEqual(total, len(set(found)))

    def test_gives_points_as_a_data_frame(self) -> None:
        frame = Ceic.series(["310000101", "310000103"], count=5).as_pandas()
        self.assertEqual(["310000101", "310000103"], list(frame.columns))
        self.assertEqual(5, len(frame))
        self.assertTrue(frame.index.is_monotonic_increasing)
        series = Ceic.series_data("310000101", count=1).data[0]
        newest = series.time_points[0]
        self.assertEqual(newest.value, frame["310000101"][-1])
        self.assertEqual(newest.date, frame.index[-1].date())

    def test_gives_any_list_as_a_data_frame(self) -> None:
        frame = Ceic.frequencies().as_pandas()
        self.assertEqual(["id", "name"], list(frame.columns))
        self.assertIn("D", set(frame["id"]))

    def test_names_the_series_that_it_could_not_give(self) -> None:
        result = Ceic.series_data(["310000101", "999999999"], count=1)
        self.assertEqual(["310000101"], [series.entity_id for series in result.data])
        self.assertEqual(["NOT_FOUND"], [error.code for error in result.errors])

    def test_reads_revisions(self) -> None:
        revisions = Ceic.series_vintages_as_dict("310000103", count=3)["310000103"]
        self.assertEqual(3, len(revisions))
        self.assertTrue(all(revisions.values()))
        frame = Ceic.series_vintages("310000103", count=3).as_pandas()
        self.assertEqual(sum(map(len, revisions.values())), len(frame))

    def test_refuses_more_series_than_a_request_may_name(self) -> None:
        with self.assertRaisesRegex(ValueError, "3000"):
            Ceic.series(range(310000000, 310003001))

    def test_saves_a_picture(self) -> None:
        picture = ceic.SeriesApi(Ceic.client()).get_series_visual("310000103")
        with tempfile.TemporaryDirectory() as folder:
            saved = picture.save(folder)
            self.assertEqual(b"\x89PNG", saved.read_bytes()[:4])
            self.assertEqual(".png", saved.suffix)

    def test_saves_footnotes_and_the_report_of_an_insight(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            saved = Ceic.footnotes("GLOBAL", folder)
            self.assertTrue(all(path.stat().st_size for path in saved))
            self.assertEqual(sorted(saved), sorted(Path(folder).iterdir()))
        insight = Ceic.search_insights(group="gallery").data[0]
        with tempfile.TemporaryDirectory() as folder:
            report = Ceic.download_insight(insight.id, "pdf", folder, poll_seconds=1)
            self.assertEqual(b"%PDF", report.read_bytes()[:4])

    def test_writes_and_removes_a_filter(self) -> None:
        api = ceic.FiltersApi(Ceic.client())
        made = api.create_filter(name="SDK test", database=["GLOBAL"], country="CN,US")
        search = made.data.filter_details.search
        self.assertEqual(["CN", "US"], search["country"])
        changed = api.update_filter(made.data.id, name="SDK test, changed")
        self.assertEqual("SDK test, changed", changed.data.name)
        api.delete_filters(made.data.id)
        with self.assertRaises(ceic.NotFoundException):
            api.get_filters(made.data.id)

    def test_logs_in_instead_of_showing_a_token(self) -> None:
        token = Ceic.client().configuration.token
        try:
            Ceic.login(os.environ["CEIC_USERNAME"], os.environ["CEIC_PASSWORD"])
            self.assertNotEqual(token, Ceic.client().configuration.token)
            self.assertTrue(Ceic.frequencies().data)
            Ceic.logout()
        finally:
            Ceic.set_token(token)

    def test_says_what_is_wrong_with_a_token(self) -> None:
        for token in (None, "ceic_wrong"):
            configuration = ceic.Configuration(token, host=PORTAL_URL)
            api = ceic.DictionaryApi(ceic.ApiClient(configuration))
            with self.assertRaises(ceic.UnauthorizedException) as raised:
                api.get_frequencies()
            self.assertEqual("MISSED_API_TOKEN", raised.exception.code)
            self.assertTrue(raised.exception.request_id)

    def test_gets_through_when_others_use_its_token(self) -> None:
        clients = [ceic.ApiClient(ceic.Configuration(TOKENS["ceic"])) for _ in range(4)]
        for client in clients:
            client.configuration.calls_per_second = 0
        for _ in range(3):
            for client in clients:
                self.assertTrue(ceic.DictionaryApi(client).get_frequencies().data)


class Company(unittest.TestCase):
    def setUp(self) -> None:
        self.client = emis.ApiClient(emis.Configuration(TOKENS["emis"]))
        self.companies = emis.CompaniesApi(self.client)

    def test_reads_a_cursor_to_its_end(self) -> None:
        total = self.companies.companies_get(limit=1).data.total
        with emis.CompanyCursor(self.companies, limit=100) as companies:
            ids = [company.id for company in companies]
        self.assertEqual(total, companies.total)
        self.assertEqual(total, len(ids))
        self.assertEqual(total, len(set(ids)))

    def test_closes_a_cursor_that_is_left_early(self) -> None:
        cursor = emis.CompanyCursor(self.companies, limit=2)
        for _ in cursor:
            opened = cursor._id
            break
        cursor.close()
        with self.assertRaises(emis.NotFoundException) as raised:
            self.companies.companies_get(cursor=opened)
        self.assertEqual("CURSOR_NOT_FOUND", raised.exception.code)

    def test_finds_a_company_and_its_profile(self) -> None:
        listed = self.companies.companies_get(limit=1).data.items[0]
        name = listed.name.current_name
        matches = self.companies.companies_match_get(company_name=name).data.items
        self.assertIn(listed.id, [match.company_id for match in matches])
        profile = self.companies.companies_id_get(listed.id).data
        self.assertEqual(name, profile.name.current_name)
        self.assertIsNotNone(profile.details.address)

    def test_stops_where_offsets_end(self) -> None:
        with self.assertRaises(emis.BadRequestException) as raised:
            self.companies.companies_get(offset=10_001)
        self.assertEqual("OFFSET_TOO_LARGE", raised.exception.code)

    def test_sends_a_model_as_body(self) -> None:
        api = emis.FiltersApi(self.client)
        wanted = emis.models.SearchFilter(name="SDK test", country=["BG", "RO"])
        made = api.companies_search_filters_post(wanted).data
        self.assertEqual(["BG", "RO"], made.criteria.country)
        self.assertIsInstance(made.created_at, dt.datetime)
        self.assertIsNone(api.companies_search_filters_id_delete(made.id))

    def test_is_the_client_of_classes_made_without_one(self) -> None:
        emis.ApiClient.set_default(self.client)
        try:
            found = emis.apis.dictionary_api.DictionaryApi().dictionary_countries_get()
            self.assertIn("BG", [country.country_code for country in found.data.items])
        finally:
            emis.ApiClient.set_default(None)

    def test_goes_through_a_proxy_with_a_password(self) -> None:
        with proxy("me", "pass:word") as server:
            settings = self.client.configuration
            settings.proxy, settings.proxy_username = server.url, "me"
            settings.proxy_password = "pass:word"
            self.assertTrue(self.companies.companies_get(limit=1).data.items)
            self.assertTrue(server.requests[0].path.startswith(PORTAL_URL))
            settings.proxy_password = "wrong"
            with self.assertRaises(emis.ApiException) as raised:
                self.companies.companies_get(limit=1)
            self.assertEqual(407, raised.exception.status)


class FundFlows(unittest.TestCase):
    def setUp(self) -> None:
        name, password = os.environ["EPFR_USERNAME"], os.environ["EPFR_PASSWORD"]
        self.client = epfr.login(name, password)

    def tearDown(self) -> None:
        epfr.logout(self.client)

    def test_makes_a_report(self) -> None:
        days = dt.date(2026, 1, 1), dt.date(2026, 3, 31)
        report = epfr.generate_report(
            self.client,
            "FF",
            *days,
            ["FF100000"],
            "Weekly",
            0,
            poll_seconds=0.3,
            body={"categories": [1, 3], "universalFilters": ["U100001"]},
        )
        frame = report.as_pandas()
        self.assertEqual(report.data[0].column_names, list(frame.columns))
        self.assertEqual(len(report.data[0].rows), len(frame))
        self.assertEqual({"ETF Only"}, set(frame["Filters"]))

    def test_says_what_is_wrong_with_an_order(self) -> None:
        api = epfr.ReportApi(self.client)
        with self.assertRaises(epfr.BadRequestException) as raised:
            api.create_report("FF", "03-31-2026", "01-01-2026", "FF100000", "Weekly", 0)
        self.assertEqual("INVALID_DATE_RANGE", raised.exception.code)

    def test_refuses_a_wrong_password(self) -> None:
        with self.assertRaises(epfr.UnauthorizedException) as raised:
            epfr.login("nobody@demo.test", "wrong")
        self.assertEqual("INVALID_CREDENTIALS", raised.exception.code)

    def test_opens_a_new_session_when_the_old_one_was_ended_elsewhere(self) -> None:
        epfr.SessionApi(self.client).delete_session()
        self.assertTrue(epfr.DictionaryApi(self.client).get_datasets().data)


class RealEstate(unittest.TestCase):
    def setUp(self) -> None:
        self.client = redd.ApiClient(redd.Configuration(TOKENS["redd"]))

    def test_reads_a_list_and_one_of_it(self) -> None:
        api = redd.PropertiesApi(self.client)
        page = api.list_properties(property_type=["office", "retail"], limit=3)
        self.assertEqual(3, len(page.data.items))
        first = page.data.items[0]
        self.assertEqual(first.name, api.get_property(first.id).data.name)
        frame = page.as_pandas()
        self.assertEqual([one.id for one in page.data.items], list(frame["id"]))
        self.assertIn("address.city", frame.columns)

    def test_names_what_is_unknown(self) -> None:
        with self.assertRaises(redd.NotFoundException) as raised:
            redd.ArticlesApi(self.client).get_article("ART-999999")
        self.assertEqual("NOT_FOUND", raised.exception.code)


if __name__ == "__main__":
    unittest.main()

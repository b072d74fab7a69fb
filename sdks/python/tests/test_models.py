"""Answers and requests as objects."""

from __future__ import annotations

import copy
import datetime as dt
import pickle
import unittest

from ceic_api_client.models import SearchSeriesResult, Series, TimePoint
from emis_api_client.models import SearchFilter

answer = {
    "data": {
        "total": 1,
        "items": [
            {
                "entityId": "1",
                "metadata": {"name": "GDP", "startDate": "1990-12-01", "score": 7},
                "timePoints": [{"date": "2025-12-01", "value": 1.5}],
            }
        ],
    }
}


class Models(unittest.TestCase):
    def setUp(self) -> None:
        self.result = SearchSeriesResult.from_dict(copy.deepcopy(answer))
        self.series = self.result.data.items[0]

    def test_reads_fields_under_names_of_python(self) -> None:
        self.assertIsInstance(self.series, Series)
        self.assertEqual("1", self.series.entity_id)
        self.assertEqual(dt.date(1990, 12, 1), self.series.metadata.start_date)
        self.assertEqual(1.5, self.series.time_points[0].value)
        whole = TimePoint.from_dict({"value": 2}).value
        self.assertEqual((2.0, float), (whole, type(whole)))

    def test_keeps_what_it_does_not_know(self) -> None:
        self.assertEqual(7, self.series.metadata["score"])
        self.assertEqual(7, self.series.metadata.score)
        self.assertEqual(answer, self.result.to_dict())

    def test_has_none_for_what_is_missing(self) -> None:
        self.assertIsNone(self.series.layout)
        self.assertNotIn("layout", self.series)
        self.assertNotIn("layout", self.series.to_dict())

    def test_does_not_know_what_is_no_field(self) -> None:
        with self.assertRaisesRegex(AttributeError, "Series has no field 'entitiId'"):
            self.series.entitiId

    def test_survives_an_answer_that_has_changed(self) -> None:
        changed = Series.from_dict(
            {"entityId": 1, "metadata": "none", "layout": {"a": 1}, "timePoints": None}
        )
        self.assertEqual((1, "none"), (changed.entity_id, changed.metadata))
        self.assertEqual({"a": 1}, changed.layout)
        self.assertIsNone(changed.time_points)
        self.assertEqual("soon", TimePoint.from_dict({"date": "soon"}).date)

    def test_reads_moments_of_every_precision(self) -> None:
        from ceic_api_client.models import SeriesMetadata

        for text in ("2026-02-14T08:30:00Z", "2026-02-14T08:30:00.1234567Z"):
            read = SeriesMetadata.from_dict({"lastUpdateTime": text}).last_update_time
            self.assertEqual((2026, 8, 30), (read.year, read.hour, read.minute))
            self.assertEqual(dt.timedelta(0), read.utcoffset())

    def test_writes_what_was_set(self) -> None:
        wanted = SearchFilter(name="Mine", updated_from=dt.date(2026, 1, 2))
        wanted.country = ["BG"]
        wanted.country.append("RO")
        known = {"name": "Mine", "updated_from": "2026-01-02", "country": ["BG", "RO"]}
        self.assertEqual(known, wanted.to_dict())

    def test_can_be_compared_copied_printed_and_kept(self) -> None:
        self.assertEqual(Series.from_dict(answer["data"]["items"][0]), self.series)
        self.assertEqual(self.series, copy.deepcopy(self.series))
        self.assertEqual(self.series, pickle.loads(pickle.dumps(self.series)))
        point = self.series.time_points[0]
        shown = "TimePoint(date=datetime.date(2025, 12, 1), value=1.5)"
        self.assertEqual(shown, repr(point))


if __name__ == "__main__":
    unittest.main()

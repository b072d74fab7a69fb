"""What answers and requests are made of."""

from __future__ import annotations

import datetime as dt
import functools
import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, TypeVar, Union, get_args, get_origin, get_type_hints

_Self = TypeVar("_Self", bound="Model")


class Model:
    """An object of an answer or of a request.

    Its fields are attributes; one that is missing is None. What the API has added since
    this package was made is reached by its name in the answer: ``model["newField"]``.
    """

    _names: ClassVar[Mapping[str, str]] = {}
    """Names of fields in answers, where they are not the names of the attributes."""

    def __init__(self, **fields: Any) -> None:
        self._data: dict[str, Any] = {}
        for name, value in fields.items():
            setattr(self, name, value)

    @classmethod
    def from_dict(cls: type[_Self], data: Mapping[str, Any]) -> _Self:
        """Makes one of a part of an answer."""
        model = cls()
        model._data = dict(data)
        return model

    def to_dict(self) -> dict[str, Any]:
        """The whole object as plain values, under the names of the API."""
        return {name: to_plain(value) for name, value in self._values().items()}

    def as_pandas(self) -> Any:
        """The answer as a data frame of pandas: its items as rows."""
        from .frames import to_frame

        return to_frame(self)

    def _values(self) -> dict[str, Any]:
        """What was answered, and over it what was read or set as an attribute."""
        own = [(name, value) for name, value in vars(self).items() if name != "_data"]
        given = {self._names.get(name, name): value for name, value in own}
        return {**self._data, **{n: v for n, v in given.items() if v is not None}}

    def __getattr__(self, name: str) -> Any:
        kinds = _field_types(type(self))
        if name.startswith("__") or name == "_data":
            raise AttributeError(name)
        if name not in kinds:
            if name in self._data:
                return self._data[name]
            raise AttributeError(f"{type(self).__name__} has no field {name!r}")
        value = convert(kinds[name], self._data.get(self._names.get(name, name)))
        if isinstance(value, (Model, list, dict)):
            # Kept, so that a list is made of the answer once and can be changed.
            self.__dict__[name] = value
        return value

    def __getitem__(self, name: str) -> Any:
        return to_plain(self._values()[name])

    def __contains__(self, name: object) -> bool:
        return name in self._values()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self.to_dict() == other.to_dict()

    def __dir__(self) -> Iterable[str]:
        return [*super().__dir__(), *_field_types(type(self))]

    def __repr__(self) -> str:
        names = {wire: name for name, wire in self._names.items()}
        own = [names.get(name, name) for name in self._values()]
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in own)
        return f"{type(self).__name__}({fields})"


@functools.lru_cache(maxsize=None)
def _field_types(model: type[Model]) -> dict[str, Any]:
    hints = get_type_hints(model)
    return {name: kind for name, kind in hints.items() if not name.startswith("_")}


def convert(kind: Any, value: Any) -> Any:
    """A value of an answer as the type says; as it is when it is something else."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Union:
        return convert(parts[0], value)
    if origin is list and isinstance(value, list):
        return [convert(parts[0], one) for one in value]
    if origin is dict and isinstance(value, dict):
        return {name: convert(parts[1], one) for name, one in value.items()}
    if origin is not None or not isinstance(kind, type):
        return value
    if issubclass(kind, Model) and isinstance(value, dict):
        return kind.from_dict(value)
    if kind is float and type(value) is int:
        return float(value)
    if kind in (dt.date, dt.datetime) and isinstance(value, str):
        return _read_time(kind, value)
    return value


def _read_time(kind: Any, text: str) -> Any:
    """A date or a moment; moments without an offset are in UTC. Parts of a second
    are cut to six digits and Z is spelled out, which is all that Python 3.9 reads."""
    try:
        if kind is dt.date:
            return dt.date.fromisoformat(text[:10])
        text = re.sub(r"\.(\d{1,6})\d*", lambda part: f".{part[1]:0<6}", text)
        moment = dt.datetime.fromisoformat(text.replace("Z", "+00:00"))
        return moment if moment.tzinfo else moment.replace(tzinfo=dt.timezone.utc)
    except ValueError:
        return text


def to_plain(value: Any) -> Any:
    """The value as JSON can hold it."""
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, Mapping):
        return {name: to_plain(one) for name, one in value.items()}
    if isinstance(value, dt.datetime):
        if value.tzinfo:
            value = value.astimezone(dt.timezone.utc).replace(tzinfo=None)
        return f"{value.isoformat()}Z"
    if isinstance(value, dt.date):
        return value.isoformat()
    if isinstance(value, Iterable) and not isinstance(value, (str, bytes)):
        return [to_plain(one) for one in value]
    return value

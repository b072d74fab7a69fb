-- What each caller of the gateway has done in the last second, when several processes share the limit. Losing it in a
-- crash of the server costs nothing, so it is not written to the log.
create unlogged table portal.call_pace (
  key text primary key,
  -- When the last calls were accepted, by the clock of this database, oldest first.
  accepted timestamptz[] not null,
  -- A call is in flight until then; null when none is. It ends by itself when the process that holds it has died.
  busy_until timestamptz,
  holder uuid
) with (fillfactor = 50);

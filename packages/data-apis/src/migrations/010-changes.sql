-- Which transaction made or last changed a series, and a point of one. A reader that keeps the oldest transaction which
-- was still running when it looked finds everything that was committed since: moments and serial numbers miss rows of
-- transactions that were slower than others.
alter table macro.series
  add column created_xid xid8 not null default pg_current_xact_id(),
  add column changed_xid xid8 not null default pg_current_xact_id();
create index on macro.series (changed_xid);

create table macro.point_change (
  series_id integer not null references macro.series on delete cascade,
  date date not null,
  changed_xid xid8 not null,
  primary key (series_id, date)
);
create index on macro.point_change (changed_xid);

create function macro.mark_series_change() returns trigger language plpgsql as $$
begin
  new.created_xid := old.created_xid;
  new.changed_xid := pg_current_xact_id();
  return new;
end $$;
create trigger series_changed before update on macro.series
  for each row when (old is distinct from new) execute function macro.mark_series_change();

-- The points of a new series are as new as the series, so only later changes are noted.
create function macro.note_point_changes() returns trigger language plpgsql as $$
begin
  insert into macro.point_change (series_id, date, changed_xid)
  select distinct new.series_id, date, pg_current_xact_id() from (
    (select * from unnest(new.dates, new.values) as now (date, value)
     except select * from unnest(old.dates, old.values) as before (date, value))
    union all
    (select * from unnest(old.dates, old.values) as before (date, value)
     except select * from unnest(new.dates, new.values) as now (date, value))
  ) as difference
  on conflict (series_id, date) do update set changed_xid = excluded.changed_xid;
  update macro.series set changed_xid = pg_current_xact_id() where id = new.series_id;
  return null;
end $$;
create trigger points_changed after update on macro.series_points
  for each row when (old.dates is distinct from new.dates or old.values is distinct from new.values)
  execute function macro.note_point_changes();

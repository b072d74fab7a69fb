-- A search reads the whole list of entries that wait to be put into the index; after the sample data or an import that
-- took longer than the search itself.
alter index macro.series_search_idx set (fastupdate = off);
select gin_clean_pending_list('macro.series_search_idx');

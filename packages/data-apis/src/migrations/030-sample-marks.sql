-- Which sample data has been written, of every database and not of the macroeconomic one alone.
create schema sample;
alter table macro.sample_mark set schema sample;
alter table sample.sample_mark rename to mark;

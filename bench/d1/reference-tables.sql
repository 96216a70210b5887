-- What the references search: one narrow table with the indexes a careful engineer gives it. The words are folded as the
-- product folds them; the card already ends in the `match` the product adds.
create schema bench_reference;

create table bench_reference.colleges as
select c.unit_id,
       folded.name_text collate "C" as name_text,
       folded.name_text || ' ' || trim(regexp_replace(lower(public.unaccent(
         concat_ws(' ', array_to_string(c.other_names, ' '), c.city, c.state))), '[^a-z0-9]+', ' ', 'g')) as search_text,
       c.state, c.ownership, c.predominant_degree, c.locale,
       (s.card::jsonb || '{"match": null}')::json as card
  from college_catalogue.colleges c
  join college_catalogue.college_search s using (unit_id)
 cross join lateral (
   select ' ' || trim(regexp_replace(lower(public.unaccent(
            regexp_replace(c.name, '[''’‘.]', '', 'g'))), '[^a-z0-9]+', ' ', 'g')) as name_text) folded
 where c.operating;

alter table bench_reference.colleges add primary key (unit_id);
create unique index on bench_reference.colleges (name_text, unit_id);
create index on bench_reference.colleges (state);
create index on bench_reference.colleges using gin (search_text gin_trgm_ops);
create index on bench_reference.colleges using gin (name_text gin_trgm_ops);

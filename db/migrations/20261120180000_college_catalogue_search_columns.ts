import { Migration } from '@mikro-orm/migrations';

/**
 * What a search compares, filters and sorts by, beside the card. A process keeps all of it in memory: every change of
 * the edition is announced on the channel `college_catalogue_edition`, so that it knows when to read again.
 */
export class CollegeCatalogueSearchColumns extends Migration {
  override up(): void {
    this.addSql(`
      create table college_catalogue.nicknames (
        unit_id integer not null,
        nickname text not null,
        primary key (unit_id, nickname)
      )`);
    // Words that people write in two ways are found by both.
    this.addSql(`
      create function college_catalogue.search_words(folded_text text) returns text[] language sql immutable strict as $$
        select coalesce(array_agg(distinct spelling order by spelling), '{}')
          from regexp_split_to_table(folded_text, ' ') word
         cross join lateral (values (word), (case word
           when 'st' then 'saint' when 'saint' then 'st' when 'mt' then 'mount' when 'mount' then 'mt'
           when 'ft' then 'fort' when 'fort' then 'ft' end)) as either(spelling)
         where spelling <> ''
      $$`);
    // The letters of "A & M" read as one word.
    this.addSql(`
      create function college_catalogue.search_phrase(words text) returns text language sql stable strict as $$
        select college_catalogue.folded(regexp_replace(words, '\\m(\\w) ?& ?(\\w)\\M', '\\1\\2', 'g'))
      $$`);
    this.addSql('delete from college_catalogue.college_search');
    this.addSql(`
      alter table college_catalogue.college_search
        drop column names_text,
        drop column search_text,
        -- What the college is called, whole: by its name or a nickname; by another name or its initials.
        add column called text[] not null,
        add column also_called text[] not null,
        add column name_words text[] not null,
        add column other_words text[] not null,
        add column place_words text[] not null,
        add column region smallint not null,
        add column undergraduates integer,
        add column admit_rate float8,
        add column completion_rate float8,
        add column net_price integer,
        add column median_earnings integer,
        add column test_policy smallint,
        add column open_admission boolean,
        add column online_only boolean,
        -- One bit for each designation, in the order of the card.
        add column designations smallint not null,
        add column latitude float8,
        add column longitude float8,
        add column zip_area text,
        add column families text[] not null,
        add column fields text[] not null`);
    this.addSql(`
      create function college_catalogue.announce_edition() returns trigger language plpgsql as $$
        begin
          perform pg_notify('college_catalogue_edition', new.revision::text);
          return null;
        end $$`);
    this.addSql(`
      create trigger announce_edition after update on college_catalogue.edition
        for each row execute function college_catalogue.announce_edition()`);
    // The projection is written anew at this start, for every college.
    this.addSql(`
      do $$ begin
        if to_regclass('public.seeds') is not null then
          delete from public.seeds where name = 'college-catalogue.search-projection';
        end if;
      end $$`);
  }
}

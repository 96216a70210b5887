import { Migration } from '@mikro-orm/migrations';

/** What lists read: a projection, written whenever colleges change and when the shape of a card does. */
export class CollegeCatalogueSearch extends Migration {
  override up(): void {
    // Words as a search compares them: no accents, no case, no punctuation; "St. Mary's" is "st marys".
    this.addSql(`
      create function college_catalogue.folded(words text) returns text language sql stable strict as $$
        select trim(regexp_replace(
          lower(public.unaccent(regexp_replace(words, '[''’‘ʻ\`´.]', '', 'g'))), '[^a-z0-9]+', ' ', 'g'))
      $$`);
    // The texts hold folded words, each after a space. The order of names is that of their folded letters on any machine.
    this.addSql(`
      create table college_catalogue.college_search (
        unit_id integer primary key references college_catalogue.colleges on delete cascade,
        name_text text collate "C" not null,
        names_text text collate "C" not null,
        search_text text collate "C" not null,
        state text not null,
        ownership smallint not null,
        predominant_degree smallint not null,
        highest_degree smallint not null,
        locale smallint,
        operating boolean not null,
        -- Handed out as it is written, so json: jsonb would be put together anew for every reader.
        card json not null
      )`);
    this.addSql(`
      create table college_catalogue.edition (
        one_row boolean primary key default true check (one_row),
        released_on date references college_catalogue.releases,
        revision integer not null
      )`);
    this.addSql('insert into college_catalogue.edition (revision) values (0)');
  }
}

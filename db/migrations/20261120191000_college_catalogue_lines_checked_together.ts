import { Migration } from '@mikro-orm/migrations';

/**
 * An import writes some two thousand lines of programs at once, and a foreign key asks for the college and the title of each
 * line by itself: a third of an import. Here a statement asks once for all its lines. What a foreign key refuses is refused
 * as before, by the same code, and what is asked for is locked as a foreign key locks it.
 */
export class CollegeCatalogueLinesCheckedTogether extends Migration {
  override up(): void {
    this.addSql(`
      alter table college_catalogue.college_programs
        drop constraint college_programs_unit_id_fkey, drop constraint college_programs_cip4_fkey`);
    this.addSql(`
      alter table college_catalogue.college_program_families
        drop constraint college_program_families_unit_id_fkey,
        drop constraint college_program_families_cip_family_fkey`);
    this.linesNameWhatIsThere();
    this.nothingGoesThatLinesName();
    this.addSql(`
      create function college_catalogue.lines_go_with_their_college() returns trigger language plpgsql as $$
        begin
          delete from college_catalogue.college_programs where unit_id in (select unit_id from gone);
          delete from college_catalogue.college_program_families where unit_id in (select unit_id from gone);
          return null;
        end $$`);
    this.addSql(`
      create trigger lines_go_along after delete on college_catalogue.colleges
        referencing old table as gone for each statement
        execute function college_catalogue.lines_go_with_their_college()`);
  }

  /** Arguments: a table and its key, which has the same name in the lines; then another table and its key. */
  private linesNameWhatIsThere(): void {
    this.addSql(`
      create function college_catalogue.lines_name_what_is_there() returns trigger language plpgsql as $$
        declare named bigint; there bigint;
        begin
          for i in 0 .. tg_nargs - 1 by 2 loop
            execute format('select count(distinct %I) from written', tg_argv[i + 1]) into named;
            execute format(
              'select count(*) from (
                 select from college_catalogue.%1$I where %2$I in (select %2$I from written) for key share) held',
              tg_argv[i], tg_argv[i + 1]) into there;
            if there < named then
              raise foreign_key_violation using
                message = format('a line of %s names a %s that is not in %s', tg_table_name, tg_argv[i + 1], tg_argv[i]),
                schema = tg_table_schema, table = tg_table_name;
            end if;
          end loop;
          return null;
        end $$`);
    for (const [lines, titles, key] of LINES)
      for (const event of ['insert', 'update'])
        this.addSql(`
          create trigger names_what_is_there_on_${event} after ${event} on college_catalogue.${lines}
            referencing new table as written for each statement
            execute function college_catalogue.lines_name_what_is_there('colleges', 'unit_id', '${titles}', '${key}')`);
  }

  /** Arguments: the key, then every table whose lines may name it. */
  private nothingGoesThatLinesName(): void {
    this.addSql(`
      create function college_catalogue.nothing_goes_that_lines_name() returns trigger language plpgsql as $$
        declare vanished text[]; is_named boolean;
        begin
          execute format('select array_agg(%2$I::text) from (select %2$I from gone except select %2$I from %3$I.%1$I) keys',
            tg_table_name, tg_argv[0], tg_table_schema) into vanished;
          if vanished is null then
            return null;
          end if;
          for i in 1 .. tg_nargs - 1 loop
            execute format('select exists (select from college_catalogue.%1$I where %2$I::text = any ($1))',
              tg_argv[i], tg_argv[0]) into is_named using vanished;
            if is_named then
              raise foreign_key_violation using
                message = format('lines of %s still name this %s of %s', tg_argv[i], tg_argv[0], tg_table_name),
                schema = tg_table_schema, table = tg_table_name;
            end if;
          end loop;
          return null;
        end $$`);
    for (const [table, events, key, ...lines] of NAMED)
      for (const event of events)
        this.addSql(`
          create trigger still_named_on_${event} after ${event} on college_catalogue.${table}
            referencing old table as gone for each statement
            execute function college_catalogue.nothing_goes_that_lines_name(${[key, ...lines].map((name) => `'${name}'`).join()})`);
  }
}

const LINES = [
  ['college_programs', 'program_titles', 'cip4'],
  ['college_program_families', 'program_families', 'cip_family'],
] as const;

const NAMED = [
  ['colleges', ['update'], 'unit_id', 'college_programs', 'college_program_families'],
  ['program_titles', ['update', 'delete'], 'cip4', 'college_programs'],
  ['program_families', ['update', 'delete'], 'cip_family', 'college_program_families'],
] as const;

import { Migration } from '@mikro-orm/migrations';

/**
 * The college catalogue: one schema, every fact in one place.
 *
 *   releases ─┬─ federal_rows      the row as imported
 *             └─ column_meanings   what each column describes, and its federal name
 *   colleges ─┬─ college_<group>   the figures of one year: admissions, costs, aid, ...
 *             ├─ college_program_families, college_programs
 *             └─ college_profiles  what the Department does not publish, each with where it was checked
 *   college_search                 everything above as one line per college, projected for lists
 *   edition                        a number that moves whenever any college does
 *
 * Everything but the last three is written out of federal_rows. A figure that is missing is null; `suppressed` and
 * `not_applicable` name the columns whose null means that, and a null named in neither was not reported. Shares are
 * fractions of 1, money is US dollars, codes are the federal ones.
 */
export class CollegeCatalogue extends Migration {
  override up(): void {
    this.addSql('create schema college_catalogue');
    this.addSql('create domain college_catalogue.share as numeric(7,6) check (value between 0 and 1)');
    this.addSql(`
      create table college_catalogue.releases (
        released_on date primary key,
        title text not null,
        publisher text not null,
        licence text not null,
        source_url text not null,
        -- The academic year the directory columns describe, by its first year: 2023 for 2023-24.
        data_year smallint not null check (data_year between 1996 and 2100),
        loaded_at timestamptz not null
      )`);
    this.addSql(`
      create table college_catalogue.federal_rows (
        released_on date not null references college_catalogue.releases on delete cascade,
        unit_id integer not null,
        figures jsonb not null,
        program_families jsonb not null,
        programs jsonb not null,
        -- SHA-256 of the three: importing an equal row again writes nothing.
        digest bytea not null check (octet_length(digest) = 32),
        imported_at timestamptz not null,
        primary key (released_on, unit_id)
      )`);
    this.addSql(`
      create table college_catalogue.column_meanings (
        released_on date not null references college_catalogue.releases on delete cascade,
        column_name text not null,
        column_group text not null,
        unit text not null,
        describes text not null,
        federal_column text not null,
        primary key (released_on, column_name)
      )`);
    this.addSql(`
      create table college_catalogue.program_titles (
        cip4 text primary key check (cip4 ~ '^[0-9]{2}[.][0-9]{2}$'),
        title text not null
      )`);
    this.addSql(`
      create table college_catalogue.program_families (
        cip_family text primary key check (cip_family ~ '^[0-9]{2}$'),
        title text not null,
        short_title text not null
      )`);
    this.addSql(`
      create table college_catalogue.colleges (
        unit_id integer primary key,
        opeid text,
        name text not null,
        other_names text[] not null default '{}',
        address text,
        city text not null,
        state text not null check (state ~ '^[A-Z]{2}$'),
        zip text,
        region smallint not null check (region between 0 and 9),
        latitude numeric(9,6) check (latitude between -90 and 90),
        longitude numeric(9,6) check (longitude between -180 and 180),
        locale smallint check (locale in (11, 12, 13, 21, 22, 23, 31, 32, 33, 41, 42, 43)),
        website text check (website ~ '^https?://'),
        price_calculator_url text check (price_calculator_url ~ '^https?://'),
        accreditor text,
        ownership smallint not null check (ownership in (1, 2, 3)),
        religious_affiliation smallint,
        carnegie_basic smallint,
        carnegie_undergraduate smallint,
        carnegie_size_setting smallint,
        institution_level smallint not null check (institution_level in (1, 2, 3)),
        predominant_degree smallint not null check (predominant_degree between 0 and 4),
        highest_degree smallint not null check (highest_degree between 0 and 4),
        main_campus boolean,
        online_only boolean,
        operating boolean not null,
        under_investigation boolean,
        men_only boolean,
        women_only boolean,
        hbcu boolean,
        predominantly_black boolean,
        alaska_native_hawaiian boolean,
        tribal boolean,
        aanapisi boolean,
        hispanic_serving boolean,
        native_american_nontribal boolean,
        suppressed text[] not null default '{}',
        not_applicable text[] not null default '{}',
        -- Which per-year figures are current, and the release they come from.
        data_year smallint not null,
        released_on date not null references college_catalogue.releases,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    // A college with any award_share has reported them all: a family without a row is then zero.
    // Offers: 0 no, 1 yes, 2 only at a distance.
    this.addSql(`
      create table college_catalogue.college_program_families (
        unit_id integer not null references college_catalogue.colleges on delete cascade,
        data_year smallint not null,
        cip_family text not null references college_catalogue.program_families,
        award_share college_catalogue.share,
        certificate_lt1yr_offered smallint check (certificate_lt1yr_offered in (0, 1, 2)),
        certificate_1to2yr_offered smallint check (certificate_1to2yr_offered in (0, 1, 2)),
        associate_offered smallint check (associate_offered in (0, 1, 2)),
        certificate_2to4yr_offered smallint check (certificate_2to4yr_offered in (0, 1, 2)),
        bachelors_offered smallint check (bachelors_offered in (0, 1, 2)),
        primary key (unit_id, data_year, cip_family)
      )`);
    this.addSql(`
      create table college_catalogue.college_programs (
        unit_id integer not null references college_catalogue.colleges on delete cascade,
        data_year smallint not null,
        cip4 text not null references college_catalogue.program_titles,
        credential_level smallint not null check (credential_level between 1 and 8),
        graduates integer check (graduates >= 0),
        distance smallint check (distance in (1, 2, 3)),
        completion_rate college_catalogue.share,
        earnings_5yr_median integer,
        earnings_5yr_count integer,
        median_debt numeric(10,2),
        employed_share college_catalogue.share,
        women_share college_catalogue.share,
        minority_share college_catalogue.share,
        suppressed text[] not null default '{}',
        not_applicable text[] not null default '{}',
        primary key (unit_id, data_year, cip4, credential_level)
      )`);
    // Every fact here was read somewhere: none without where and when. Null is "not published".
    this.addSql(`
      create table college_catalogue.college_profiles (
        unit_id integer primary key references college_catalogue.colleges on delete cascade,
        median_gpa numeric(5,2),
        average_aid integer,
        share_receiving_aid college_catalogue.share,
        average_grant integer,
        share_receiving_grants college_catalogue.share,
        honors_program boolean,
        research_opportunities boolean,
        study_abroad boolean,
        coop_program boolean,
        athletics_division text,
        campus_culture_tags text[] not null default '{}',
        special_programs text[] not null default '{}',
        links jsonb not null default '[]',
        image_url text check (image_url ~ '^(https?://|/objects/)'),
        description text,
        checked_at_url text not null check (checked_at_url ~ '^https?://'),
        checked_on date not null
      )`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Matching extends Migration {
  override up(): void {
    this.addSql('create schema matching');
    this.addSql(`
      create table matching.saved_colleges (
        id uuid primary key,
        user_id uuid not null,
        college_id integer not null,
        category text not null default 'Target' check (category in ('Reach', 'Target', 'Safety')),
        category_is_yours boolean not null default false,
        notes text not null default '' check (char_length(notes) <= 2000),
        is_hidden boolean not null default false,
        saved_at timestamptz not null,
        constraint saved_colleges_once_per_student unique (user_id, college_id)
      )`);
    this.addSql(
      'create index saved_colleges_newest on matching.saved_colleges (user_id, saved_at desc, id desc)',
    );
    this.addSql(`
      create table matching.prediction_runs (
        user_id uuid primary key,
        profile_version bigint not null,
        release_version text not null,
        generated_at timestamptz not null
      )`);
    this.addSql(`
      create table matching.prediction_results (
        id uuid primary key,
        user_id uuid not null references matching.prediction_runs on delete cascade,
        college_id integer not null,
        place smallint not null,
        match_score numeric(5,2) check (match_score between 0 and 100),
        match_category text not null check (match_category in ('Reach', 'Target', 'Safety')),
        admission_probability numeric(5,4) not null check (admission_probability between 0 and 1),
        chance_low numeric(5,4) not null,
        chance_high numeric(5,4) not null,
        academic_fit_score numeric(5,2),
        extracurricular_fit_score numeric(5,2),
        preference_fit_score numeric(5,2),
        financial_fit_score numeric(5,2),
        recommendation_reasoning text not null,
        constraint prediction_results_one_place unique (user_id, place),
        constraint prediction_results_once_per_college unique (user_id, college_id),
        check (chance_low <= admission_probability and admission_probability <= chance_high)
      )`);
    this.addSql(`
      create table matching.college_views (
        user_id uuid not null,
        college_id integer not null,
        day date not null,
        primary key (user_id, college_id, day)
      )`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** The figures of a college, one table per group and one row per year. */
export class CollegeCatalogueFigures extends Migration {
  override up(): void {
    this.addSql('create domain college_catalogue.sat_section as smallint check (value between 200 and 800)');
    this.addSql('create domain college_catalogue.act_score as smallint check (value between 1 and 36)');
    // 1 required, 5 considered if submitted, 3 not considered.
    this.addSql('create domain college_catalogue.consideration as smallint check (value in (1, 3, 5))');
    this.addSql(`
      create table college_catalogue.college_admissions (
        unit_id integer not null references college_catalogue.colleges on delete cascade,
        data_year smallint not null,
        open_admission smallint check (open_admission in (1, 2)),
        admit_rate college_catalogue.share,
        admit_rate_release date references college_catalogue.releases,
        test_policy smallint check (test_policy in (1, 2, 3, 5)),
        sat_reading_25 college_catalogue.sat_section,
        sat_reading_50 college_catalogue.sat_section,
        sat_reading_75 college_catalogue.sat_section,
        sat_math_25 college_catalogue.sat_section,
        sat_math_50 college_catalogue.sat_section,
        sat_math_75 college_catalogue.sat_section,
        sat_average smallint check (sat_average between 400 and 1600),
        act_composite_25 college_catalogue.act_score,
        act_composite_50 college_catalogue.act_score,
        act_composite_75 college_catalogue.act_score,
        act_english_25 college_catalogue.act_score,
        act_english_50 college_catalogue.act_score,
        act_english_75 college_catalogue.act_score,
        act_math_25 college_catalogue.act_score,
        act_math_50 college_catalogue.act_score,
        act_math_75 college_catalogue.act_score,
        applicants integer,
        admitted integer,
        enrolled integer,
        submitted_sat_share college_catalogue.share,
        submitted_act_share college_catalogue.share,
        considers_gpa college_catalogue.consideration,
        considers_class_rank college_catalogue.consideration,
        considers_school_record college_catalogue.consideration,
        considers_college_prep college_catalogue.consideration,
        considers_recommendations college_catalogue.consideration,
        considers_competencies college_catalogue.consideration,
        considers_english_test college_catalogue.consideration,
        considers_other_test college_catalogue.consideration,
        considers_work_experience college_catalogue.consideration,
        considers_essay college_catalogue.consideration,
        considers_legacy college_catalogue.consideration,
        suppressed text[] not null default '{}',
        not_applicable text[] not null default '{}',
        primary key (unit_id, data_year)
      )`);
    this.addSql(`
      create table college_catalogue.college_costs (
        unit_id integer not null references college_catalogue.colleges on delete cascade,
        data_year smallint not null,
        tuition_in_state integer,
        tuition_out_of_state integer,
        cost_of_attendance integer,
        books_supplies integer,
        room_board_on_campus integer,
        room_board_off_campus integer,
        other_expenses_on_campus integer,
        other_expenses_off_campus integer,
        other_expenses_with_family integer,
        net_price integer,
        net_price_0_30k integer,
        net_price_30_48k integer,
        net_price_48_75k integer,
        net_price_75_110k integer,
        net_price_110k_plus integer,
        net_price_typical integer,
        suppressed text[] not null default '{}',
        not_applicable text[] not null default '{}',
        primary key (unit_id, data_year)
      )`);
    this.addSql(`
      create table college_catalogue.college_aid (
        unit_id integer not null references college_catalogue.colleges on delete cascade,
        data_year smallint not null,
        pell_share college_catalogue.share,
        federal_loan_share college_catalogue.share,
        first_year_pell_share college_catalogue.share,
        first_year_federal_loan_share college_catalogue.share,
        median_debt numeric(10,2),
        median_debt_completers numeric(10,2),
        median_debt_monthly_payment numeric(10,2),
        median_debt_withdrawn numeric(10,2),
        median_debt_low_income numeric(10,2),
        median_debt_middle_income numeric(10,2),
        median_debt_high_income numeric(10,2),
        median_debt_first_generation numeric(10,2),
        debt_percentile_10 numeric(10,2),
        debt_percentile_25 numeric(10,2),
        debt_percentile_75 numeric(10,2),
        debt_percentile_90 numeric(10,2),
        suppressed text[] not null default '{}',
        not_applicable text[] not null default '{}',
        primary key (unit_id, data_year)
      )`);
    this.addSql(`
      create table college_catalogue.college_earnings (
        unit_id integer not null references college_catalogue.colleges on delete cascade,
        data_year smallint not null,
        earnings_6yr_median integer,
        earnings_6yr_25 integer,
        earnings_6yr_75 integer,
        earnings_8yr_median integer,
        earnings_10yr_median integer,
        earnings_10yr_25 integer,
        earnings_10yr_75 integer,
        above_high_school_10yr_share college_catalogue.share,
        earnings_1yr_after_completion integer,
        earnings_5yr_after_completion integer,
        earnings_4yr_after_completion integer,
        earnings_10yr_typical integer,
        suppressed text[] not null default '{}',
        not_applicable text[] not null default '{}',
        primary key (unit_id, data_year)
      )`);
    this.addSql(`
      create table college_catalogue.college_outcomes (
        unit_id integer not null references college_catalogue.colleges on delete cascade,
        data_year smallint not null,
        completion_rate_4yr college_catalogue.share,
        on_time_rate_4yr college_catalogue.share,
        transfer_rate_4yr college_catalogue.share,
        completion_rate_lt4yr college_catalogue.share,
        on_time_rate_lt4yr college_catalogue.share,
        transfer_rate_lt4yr college_catalogue.share,
        retention_full_time_4yr college_catalogue.share,
        retention_part_time_4yr college_catalogue.share,
        retention_full_time_lt4yr college_catalogue.share,
        retention_part_time_lt4yr college_catalogue.share,
        award_8yr_share college_catalogue.share,
        award_8yr_pell_share college_catalogue.share,
        still_enrolled_8yr_share college_catalogue.share,
        transferred_8yr_share college_catalogue.share,
        suppressed text[] not null default '{}',
        not_applicable text[] not null default '{}',
        primary key (unit_id, data_year)
      )`);
    this.addSql(`
      create table college_catalogue.college_student_body (
        unit_id integer not null references college_catalogue.colleges on delete cascade,
        data_year smallint not null,
        undergraduates integer,
        undergraduates_12_month integer,
        graduate_students integer,
        women_share college_catalogue.share,
        men_share college_catalogue.share,
        white_share college_catalogue.share,
        black_share college_catalogue.share,
        hispanic_share college_catalogue.share,
        asian_share college_catalogue.share,
        american_indian_share college_catalogue.share,
        pacific_islander_share college_catalogue.share,
        two_or_more_races_share college_catalogue.share,
        nonresident_share college_catalogue.share,
        race_unknown_share college_catalogue.share,
        part_time_share college_catalogue.share,
        over_25_share college_catalogue.share,
        first_generation_share college_catalogue.share,
        average_entry_age numeric(4,1),
        median_family_income numeric(10,2),
        suppressed text[] not null default '{}',
        not_applicable text[] not null default '{}',
        primary key (unit_id, data_year)
      )`);
    this.addSql(`
      create table college_catalogue.college_academics (
        unit_id integer not null references college_catalogue.colleges on delete cascade,
        data_year smallint not null,
        student_faculty_ratio smallint,
        full_time_faculty_share college_catalogue.share,
        faculty_monthly_salary integer,
        instructional_spending_per_student integer,
        tuition_revenue_per_student integer,
        endowment bigint,
        suppressed text[] not null default '{}',
        not_applicable text[] not null default '{}',
        primary key (unit_id, data_year)
      )`);
  }
}

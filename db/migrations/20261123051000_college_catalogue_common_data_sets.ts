import { Migration } from '@mikro-orm/migrations';

const COUNTS = [
  ...['applied', 'admitted', 'applied_residents', 'admitted_residents', 'applied_other_states'],
  ...['admitted_other_states', 'applied_international', 'admitted_international', 'applied_early_decision'],
  ...['admitted_early_decision', 'waiting_list_offered', 'waiting_list_accepted', 'waiting_list_admitted'],
];
const WEIGHTS = [
  ...['weight_courses', 'weight_grades', 'weight_class_rank', 'weight_tests', 'weight_essay'],
  ...['weight_recommendations', 'weight_activities', 'weight_talent', 'weight_character', 'weight_interview'],
  ...['weight_interest', 'weight_volunteering', 'weight_work', 'weight_first_generation', 'weight_residence'],
  ...['weight_geography', 'weight_legacy', 'weight_religion'],
];
const SHARES = [
  ...['rank_top_tenth', 'rank_top_quarter', 'rank_top_half', 'rank_known', 'grades_4_00', 'grades_3_75'],
  ...['grades_3_50', 'grades_3_25', 'grades_3_00', 'grades_2_50', 'grades_2_00', 'grades_1_00'],
  ...['grades_below_1_00', 'grades_known'],
];

/**
 * What colleges publish themselves in the Common Data Set, one row per college and edition. No reference to `colleges`: the facts
 * come with the product, most colleges with the first import.
 */
export class CollegeCatalogueCommonDataSets extends Migration {
  override up(): void {
    this.addSql(`
      create table college_catalogue.common_data_sets (
        unit_id integer not null,
        edition text not null check (edition ~ '^20[0-9]{2}-[0-9]{2}$'),
        page text check (page ~ '^https?://'),
        read_from text not null,
        ${COUNTS.map((name) => `${name} integer check (${name} >= 0)`).join()},
        waiting_list boolean,
        ${WEIGHTS.map((name) => `${name} smallint check (${name} between 0 and 3)`).join()},
        ${SHARES.map((name) => `${name} college_catalogue.share`).join()},
        grades_average numeric(4,2) check (grades_average > 0),
        grades_scale text check (grades_scale in ('ordinary', 'weighted', 'unclear')),
        primary key (unit_id, edition)
      )`);
  }
}

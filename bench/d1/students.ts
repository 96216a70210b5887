import {
  ACTIVITY_TYPES,
  AWARD_CATEGORIES,
  CAREER_GOALS,
  COLLEGE_SIZES,
  COLLEGE_TYPES,
  COST_OUTCOME_PREFERENCES,
  GENDERS,
  GRADE_LEVELS,
  HOUSEHOLD_INCOME_RANGES,
  OWNERSHIPS,
  PARENT_EDUCATION_LEVELS,
  RECOGNITION_LEVELS,
  REGIONS,
  SCHOOL_TYPES,
  SETTINGS,
  STUDENT_LIFE_PREFERENCES,
} from '../../src/modules/student-profile/domain/choices.js';
import { type CopyTable } from './copy.js';
import { Random } from './random.js';

const SEED = 20_260_901;
const FIRST_NAMES =
  'Ash,Birch,Briar,Cedar,Clover,Fern,Hazel,Heather,Iris,Ivy,Juniper,Laurel,Linden,Rowan,Sage,Willow'.split(
    ',',
  );
const LAST_NAMES =
  'Bay,Brook,Cove,Dale,Field,Ford,Glen,Grove,Harbor,Heath,Hill,Lake,Marsh,Meadow,Ridge,Vale'.split(',');
const STATES =
  'AL AZ CA CO CT FL GA IL IN KS KY LA MA MD MI MN MO NC NJ NM NV NY OH OK OR PA SC TN TX UT VA WA WI'.split(
    ' ',
  );
const SENTENCE = 'Every week we meet, split the work and show what came of it to whoever wants to see.';
const MADE_AT = Date.UTC(2026, 8, 1);

export interface Student {
  id: string;
  since: string;
}

/** Accounts, always in the same order. The first hundred send the searches of the benchmarks. */
export function studentsOf(count: number): Student[] {
  const random = new Random(SEED);
  return Array.from({ length: count }, (_, index) => ({
    id: random.uuid(),
    since: new Date(MADE_AT + index * 60_000).toISOString(),
  }));
}

/** Accounts with every section of the profile filled in. */
export function studentTables(students: readonly Student[], majors: readonly string[]): CopyTable[] {
  const random = new Random(SEED + 1);
  const people = students.map((student, index) => ({
    ...student,
    first: random.oneOf(FIRST_NAMES),
    last: random.oneOf(LAST_NAMES),
    email: `student-${String(index + 1).padStart(6, '0')}@example.org`,
    state: random.oneOf(STATES),
  }));
  const each = (count: number, row: (person: (typeof people)[number]) => CopyTable['rows']) =>
    people.flatMap((person) => Array.from({ length: count }, () => [...row(person)])).flat();

  return [
    {
      table: 'identity.users',
      columns: 'id,email,first_name,last_name,role,is_email_verified,created_at,updated_at'.split(','),
      rows: people.map(({ id, email, first, last, since }) => [
        id,
        email,
        first,
        last,
        'student',
        true,
        since,
        since,
      ]),
    },
    {
      table: 'student_profile.profiles',
      columns: ['student_id', 'version'],
      rows: people.map(({ id }) => [id, 1]),
    },
    {
      table: 'student_profile.user_profiles',
      columns:
        'id,student_id,first_name,last_name,email,date_of_birth,gender,street_address,city,state,zip_code,country,race_ethnicity,parent_education_level,household_income_range,first_generation_college,prefilled,created_at,updated_at'.split(
          ',',
        ),
      rows: people.map(({ id, first, last, email, state, since }) => [
        random.uuid(),
        id,
        first,
        last,
        email,
        `${random.between(2008, 2011)}-0${random.between(1, 9)}-1${random.between(0, 9)}`,
        random.oneOf(GENDERS.slice(0, 4)),
        `${random.between(1, 999)} Sample Street`,
        'Sampleton',
        state,
        String(random.between(10_000, 99_999)),
        'United States',
        ['Prefer not to answer'],
        random.oneOf(PARENT_EDUCATION_LEVELS),
        random.oneOf(HOUSEHOLD_INCOME_RANGES),
        random.oneOf(['Yes', 'No']),
        false,
        since,
        since,
      ]),
    },
    {
      table: 'student_profile.academic_profiles',
      columns:
        'id,student_id,current_grade_level,graduation_year,school_name,school_state,school_type,gpa_scale,unweighted_gpa,weighted_gpa,class_rank,class_size,test_preference,sat_total,sat_math,sat_reading_writing,ap_courses_taken,ap_courses_planned,honors_courses,dual_enrollment_credits,ib_program,created_at,updated_at'.split(
          ',',
        ),
      rows: people.map(({ id, state, since }) => {
        const gpa = random.between(24, 40) / 10;
        const math = random.between(42, 80) * 10;
        const reading = random.between(42, 80) * 10;
        const classSize = random.between(60, 600);
        return [
          random.uuid(),
          id,
          random.oneOf(GRADE_LEVELS.slice(1, 4)),
          random.between(2027, 2029),
          'Sample Valley High School',
          state,
          random.oneOf(SCHOOL_TYPES),
          '4.0',
          gpa.toFixed(1),
          (gpa + random.between(0, 6) / 10).toFixed(1),
          String(random.between(1, classSize)),
          classSize,
          'SAT',
          math + reading,
          math,
          reading,
          random.between(0, 8),
          random.between(0, 4),
          random.between(0, 6),
          String(random.between(0, 9)),
          false,
          since,
          since,
        ];
      }),
    },
    {
      table: 'student_profile.interests_goals',
      columns:
        'id,student_id,intended_major,career_goals,academic_interests,personal_values,college_goals,post_grad_plans,college_type,location,college_size,ownership,geographic_regions,academic_preferences,student_life_preferences,cost_outcome_preferences,max_distance_from_home,max_tuition,financial_aid_needed,created_at,updated_at'.split(
          ',',
        ),
      rows: people.map(({ id, since }) => [
        random.uuid(),
        id,
        random.oneOf(majors),
        random.someOf(CAREER_GOALS, 2),
        SENTENCE,
        SENTENCE,
        SENTENCE,
        SENTENCE,
        random.someOf(COLLEGE_TYPES, 1),
        random.someOf(SETTINGS, random.between(1, 2)),
        random.someOf(COLLEGE_SIZES, random.between(1, 2)),
        random.oneOf(OWNERSHIPS),
        random.someOf(REGIONS.slice(0, 7), random.between(1, 3)),
        ['Strong program in my major'],
        random.someOf(STUDENT_LIFE_PREFERENCES, 1),
        random.someOf(COST_OUTCOME_PREFERENCES, 2),
        random.between(1, 20) * 100,
        random.between(8, 60) * 1000,
        random.happens(0.7),
        since,
        since,
      ]),
    },
    {
      table: 'student_profile.activity_impacts',
      columns:
        'id,student_id,activity_name,activity_type,description,role,years_committed,hours_per_week,weeks_per_year,leadership_position,level,is_paid,created_at,updated_at'.split(
          ',',
        ),
      rows: each(3, ({ id, since }) => [
        [
          random.uuid(),
          id,
          'Sample club',
          random.oneOf(ACTIVITY_TYPES),
          SENTENCE,
          'Member',
          random.between(1, 4),
          random.between(1, 12),
          random.between(10, 44),
          random.happens(0.3) ? 'Captain' : 'None',
          random.oneOf(RECOGNITION_LEVELS),
          random.happens(0.2),
          since,
          since,
        ],
      ]),
    },
    {
      table: 'student_profile.awards',
      columns: 'id,student_id,name,level,category,year,created_at,updated_at'.split(','),
      rows: each(2, ({ id, since }) => [
        [
          random.uuid(),
          id,
          'Sample award',
          random.oneOf(RECOGNITION_LEVELS),
          random.oneOf(AWARD_CATEGORIES),
          2025,
          since,
          since,
        ],
      ]),
    },
  ];
}

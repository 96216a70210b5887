import { AID_FORMS_TOPICS } from './aid-forms.js';
import { APPLYING_TOPICS } from './applying.js';
import { ASKED_AFTER_FAFSA_TOPICS } from './asked-after-fafsa.js';
import { CAMPUS_LIFE_TOPICS } from './campus-life.js';
import { DECISIONS_TOPICS } from './decisions.js';
import { FAMILIES_AND_FORMS_TOPICS } from './families-and-forms.js';
import { FAMILY_MONEY_TOPICS } from './family-money.js';
import { FEELINGS_TOPICS } from './feelings.js';
import { HIGH_SCHOOL_TOPICS } from './high-school.js';
import { HOME_TOPICS } from './home.js';
import { IN_SPANISH_TOPICS } from './in-spanish.js';
import { LIVING_COSTS_TOPICS } from './living-costs.js';
import { LOANS_AND_JOBS_TOPICS } from './loans-and-jobs.js';
import { MAJORS_AND_PATHS_TOPICS } from './majors-and-paths.js';
import { PAYING_TOPICS } from './paying.js';
import { PEOPLE_AND_PLACES_TOPICS } from './people-and-places.js';
import { SAID_IN_ANGER_TOPICS } from './said-in-anger.js';
import { SMALL_QUESTIONS_TOPICS } from './small-questions.js';
import { SPECIAL_SITUATIONS_TOPICS } from './special-situations.js';
import { SPORT_TOPICS } from './sport.js';
import { TESTING_TOPICS } from './testing.js';
import { THE_APPLICATION_TOPICS } from './the-application.js';
import { TOLD_BEFORE_TOPICS } from './told-before.js';
import { WORK_AND_PAY_TOPICS } from './work-and-pay.js';
import { ACTIVITIES_ESSAYS_VISITS_TOPICS } from './activities-essays-visits.js';
import { AID_ASKED_ON_TOPICS } from './aid-asked-on.js';
import { APPLICATION_ROUNDS_TOPICS } from './application-rounds.js';
import { CALIFORNIA_TOPICS } from './california.js';
import { LETTERS_AND_TESTS_TOPICS } from './letters-and-tests.js';
import { NURSING_WAYS_TOPICS } from './nursing-ways.js';
import { PARENTS_ASK_TOPICS } from './parents-ask.js';
import { SCHOOL_ASKED_ON_TOPICS } from './school-asked-on.js';
import { STATE_MONEY_TOPICS } from './state-money.js';
import { UNDECIDED_AND_TORN_TOPICS } from './undecided-and-torn.js';
import { ACTIVITIES_ASKED_ON_TOPICS } from './activities-asked-on.js';
import { AFTER_SAYING_YES_TOPICS } from './after-saying-yes.js';
import { AID_IN_ODD_FAMILIES_TOPICS } from './aid-in-odd-families.js';
import { AID_ONCE_OFFERED_TOPICS } from './aid-once-offered.js';
import { ANSWERS_IN_SPRING_TOPICS } from './answers-in-spring.js';
import { CLASS_CHOICES_TOPICS } from './class-choices.js';
import { CLASS_PROBLEMS_TOPICS } from './class-problems.js';
import { COLLEGE_STUDIES_TOPICS } from './college-studies.js';
import { COMMON_APP_STEPS_TOPICS } from './common-app-steps.js';
import { FAMILY_ASKS_TOPICS } from './family-asks.js';
import { GRADES_AND_RECORDS_TOPICS } from './grades-and-records.js';
import { KINDS_OF_COLLEGES_TOPICS } from './kinds-of-colleges.js';
import { LETTERS_IN_DETAIL_TOPICS } from './letters-in-detail.js';
import { LIVING_ON_CAMPUS_TOPICS } from './living-on-campus.js';
import { PATHS_IN_DETAIL_TOPICS } from './paths-in-detail.js';
import { SCHOLARSHIPS_ASKED_ON_TOPICS } from './scholarships-asked-on.js';
import { SENDING_APPLICATIONS_TOPICS } from './sending-applications.js';
import { SMALL_PRINT_OF_APPLYING_TOPICS } from './small-print-of-applying.js';
import { SPORT_AND_CORPS_TOPICS } from './sport-and-corps.js';
import { SUPPORT_ASKED_ON_TOPICS } from './support-asked-on.js';
import { TESTING_IN_DETAIL_TOPICS } from './testing-in-detail.js';
import { TURNING_EIGHTEEN_TOPICS } from './turning-eighteen.js';
import { ASKED_ON_APPLYING_TOPICS } from './asked-on-applying.js';
import { PRICES_AND_WHO_PAYS_TOPICS } from './prices-and-who-pays.js';
import { STARTING_OUT_TOPICS } from './starting-out.js';
import { CAREER_TOPICS } from '../careers/all-careers.js';
import { type Topic } from './topic.js';

export const TOPICS: readonly Topic[] = [
  ...TOLD_BEFORE_TOPICS,
  ...AID_FORMS_TOPICS,
  ...APPLYING_TOPICS,
  ...ASKED_AFTER_FAFSA_TOPICS,
  ...CAMPUS_LIFE_TOPICS,
  ...DECISIONS_TOPICS,
  ...FAMILIES_AND_FORMS_TOPICS,
  ...FAMILY_MONEY_TOPICS,
  ...FEELINGS_TOPICS,
  ...HIGH_SCHOOL_TOPICS,
  ...HOME_TOPICS,
  ...IN_SPANISH_TOPICS,
  ...LIVING_COSTS_TOPICS,
  ...LOANS_AND_JOBS_TOPICS,
  ...MAJORS_AND_PATHS_TOPICS,
  ...PAYING_TOPICS,
  ...PEOPLE_AND_PLACES_TOPICS,
  ...SAID_IN_ANGER_TOPICS,
  ...SMALL_QUESTIONS_TOPICS,
  ...SPECIAL_SITUATIONS_TOPICS,
  ...SPORT_TOPICS,
  ...TESTING_TOPICS,
  ...THE_APPLICATION_TOPICS,
  ...WORK_AND_PAY_TOPICS,
  ...ACTIVITIES_ESSAYS_VISITS_TOPICS,
  ...AID_ASKED_ON_TOPICS,
  ...APPLICATION_ROUNDS_TOPICS,
  ...CALIFORNIA_TOPICS,
  ...LETTERS_AND_TESTS_TOPICS,
  ...NURSING_WAYS_TOPICS,
  ...PARENTS_ASK_TOPICS,
  ...SCHOOL_ASKED_ON_TOPICS,
  ...STATE_MONEY_TOPICS,
  ...UNDECIDED_AND_TORN_TOPICS,
  ...ACTIVITIES_ASKED_ON_TOPICS,
  ...AFTER_SAYING_YES_TOPICS,
  ...AID_IN_ODD_FAMILIES_TOPICS,
  ...AID_ONCE_OFFERED_TOPICS,
  ...ANSWERS_IN_SPRING_TOPICS,
  ...CLASS_CHOICES_TOPICS,
  ...CLASS_PROBLEMS_TOPICS,
  ...COLLEGE_STUDIES_TOPICS,
  ...COMMON_APP_STEPS_TOPICS,
  ...FAMILY_ASKS_TOPICS,
  ...GRADES_AND_RECORDS_TOPICS,
  ...KINDS_OF_COLLEGES_TOPICS,
  ...LETTERS_IN_DETAIL_TOPICS,
  ...LIVING_ON_CAMPUS_TOPICS,
  ...PATHS_IN_DETAIL_TOPICS,
  ...SCHOLARSHIPS_ASKED_ON_TOPICS,
  ...SENDING_APPLICATIONS_TOPICS,
  ...SMALL_PRINT_OF_APPLYING_TOPICS,
  ...SPORT_AND_CORPS_TOPICS,
  ...SUPPORT_ASKED_ON_TOPICS,
  ...TESTING_IN_DETAIL_TOPICS,
  ...TURNING_EIGHTEEN_TOPICS,
  ...ASKED_ON_APPLYING_TOPICS,
  ...PRICES_AND_WHO_PAYS_TOPICS,
  ...STARTING_OUT_TOPICS,
  ...CAREER_TOPICS,
];

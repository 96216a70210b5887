export { ApplicationDates, type DatesToApply, type UsualDate } from './application-dates.js';
export { ApplicationRecord, ApplicationRecords } from './application-records.js';
export { Applications } from './applications.js';
export { type ApplicationOfStudent, type OpenItem, StudentApplications } from './student-applications.js';
export {
  ApplicationBegun,
  ApplicationDecided,
  ApplicationRemoved,
  ApplicationRoundChanged,
  ApplicationSubmitted,
} from '../applications/domain/application.events.js';
export { type Deadline } from '../applications/domain/deadlines/deadline.js';
export { CollegeSaved, SavedCollegeMoved, SavedCollegeRemoved } from '../domain/saved-college.events.js';
export { unweightedOutOfFour } from '../domain/engine/index.js';
export { AnswersTold } from './answers-told.js';
export { College } from './college.js';
export { CollegeExplanation } from './college-explanation.js';
export { CollegeMatch } from './college-match.js';
export {
  type MissingStep,
  type MissingSteps,
  StudentChances,
  type SupposedAnswers,
} from './student-chances.js';
export { type SavedCollegeOfStudent, StudentInteractions, StudentList } from './student-list.js';
export { MatchingCounts, type MatchingTotals } from './matching-counts.js';
export { CollegeActivity, type CollegeActivityOfStudent } from './college-activity.js';
export { StudentActivity } from './student-activity.js';
export { type StoredPrediction, StoredPredictions } from './stored-predictions.js';
export { type OddsOfList, StudentListOdds } from './student-list-odds.js';
export { type PersonalPage, type PriceForStudent, StudentSearch } from './student-search.js';
export { type SafeColleges, type SafetyQuery, StudentSafeties } from './student-safeties.js';
export { AidChangedByParent } from '../shared-money/domain/shared-money.events.js';
export { CollegeSuggested } from '../suggestions/domain/suggestion.events.js';
export { type BellReminder, StudentReminded } from '../reminders/domain/reminder.events.js';

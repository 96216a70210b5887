import { isApplyingNow, savedBy, SOON_DAYS } from './missing.js';
import { type StudentFacts } from './student-facts.js';

type Question = (student: StudentFacts) => string | null;

const nextDeadline: Question = ({ applications }) => {
  const soon = applications.filter(
    ({ isSubmitted, daysLeft }) =>
      !isSubmitted && daysLeft !== null && daysLeft >= 0 && daysLeft <= SOON_DAYS,
  );
  return soon.length > 0 ? 'What is left to do before the next deadline, and who can help with it?' : null;
};

const missingDates: Question = ({ applications }) =>
  applications.some(({ isSubmitted, daysLeft }) => !isSubmitted && daysLeft === null)
    ? 'Which deadlines still need to be checked on the colleges’ own sites?'
    : null;

const decisions: Question = ({ applications }) =>
  applications.some(({ isAccepted }) => isAccepted)
    ? 'How do the offers compare, also in price after aid?'
    : null;

const grades: Question = ({ hasGrades }) =>
  hasGrades ? null : 'Do you have a transcript at hand, so we can enter your grades together?';

const noListYet: Question = (student) =>
  savedBy(student) === 0 ? 'Which three colleges would you like to look at first, and why?' : null;

const safeties: Question = (student) =>
  savedBy(student) > 0 && student.saved.safety === 0
    ? 'Which college that would surely take you would you be glad to attend?'
    : null;

const tests: Question = ({ satTotal, actComposite, skipsTests }) =>
  satTotal === null && actComposite === null && !skipsTests
    ? 'Do you plan to take the SAT or ACT, or to apply without scores?'
    : null;

const essays: Question = (student) =>
  isApplyingNow(student) && student.essays.reviewed === 0
    ? 'What would you like to write about, and what is in the way of a first draft?'
    : null;

const major: Question = ({ intendedMajor, isUndecided }) =>
  intendedMajor === null || isUndecided ? 'Which classes do you look forward to?' : null;

const wishes: Question = ({ hasWishes }) =>
  hasWishes ? null : 'What kind of place would feel right: size, distance from home, city or country?';

/** For a student whose answers leave no gap. */
const GOING_WELL = 'What changed since we last spoke, and what would help most now?';

const QUESTIONS = [
  nextDeadline,
  decisions,
  grades,
  noListYet,
  safeties,
  essays,
  tests,
  missingDates,
  major,
  wishes,
];

export function nextMeeting(student: StudentFacts): string[] {
  const questions = QUESTIONS.flatMap((question) => question(student) ?? []);
  return questions.length > 0 ? questions : [GOING_WELL];
}

import { counted } from './counted.js';
import { type StudentFacts } from './student-facts.js';

type Gap = (student: StudentFacts) => string | null;

/** As the warnings of a student’s page count them. */
const FEW_ACTIVITIES = 3;
export const SOON_DAYS = 30;

export const isApplyingNow = ({ gradeLevel }: StudentFacts): boolean =>
  gradeLevel === '12th' || gradeLevel === 'Graduate';

const deadlineNear: Gap = ({ applications }) => {
  const [nearest] = applications
    .flatMap(({ isSubmitted, daysLeft, ...application }) =>
      isSubmitted || daysLeft === null || daysLeft < 0 || daysLeft > SOON_DAYS
        ? []
        : [{ ...application, daysLeft }],
    )
    .toSorted((a, b) => a.daysLeft - b.daysLeft);
  if (nearest === undefined) return null;
  const { college, daysLeft, essaysLeft } = nearest;
  const due = daysLeft === 0 ? 'due today' : `due in ${counted(daysLeft, 'day', 'days')}`;
  return essaysLeft === 0
    ? `The application to ${college} is ${due} and not sent yet.`
    : `The application to ${college} is ${due}, with ${counted(essaysLeft, 'essay', 'essays')} to finish.`;
};

const noGrades: Gap = ({ hasGrades }) => (hasGrades ? null : 'No GPA on file yet.');

const noTests: Gap = ({ satTotal, actComposite, skipsTests }) =>
  satTotal === null && actComposite === null && !skipsTests ? 'No test scores on file.' : null;

const noMajor: Gap = ({ intendedMajor, isUndecided }) =>
  intendedMajor === null && !isUndecided ? 'No intended major entered.' : null;

const fewActivities: Gap = ({ activities: { length } }) => {
  if (length >= FEW_ACTIVITIES) return null;
  const entered = length === 0 ? 'No activities' : `Only ${counted(length, 'activity', 'activities')}`;
  return `${entered} entered. Jobs and care at home count too.`;
};

const noWishes: Gap = ({ hasWishes }) =>
  hasWishes ? null : 'Nothing entered about the kind of college they want.';

const emptyList: Gap = (student) => (savedBy(student) === 0 ? 'No colleges saved yet.' : null);

const noSafety: Gap = (student) =>
  savedBy(student) > 0 && student.saved.safety === 0 ? 'No safety on the list.' : null;

const noApplications: Gap = (student) =>
  isApplyingNow(student) && student.applications.length === 0 ? 'No applications started.' : null;

const noEssays: Gap = (student) =>
  isApplyingNow(student) && student.essays.drafts + student.essays.reviewed === 0
    ? 'No essays started.'
    : null;

export const savedBy = ({ saved: { reach, target, safety } }: StudentFacts): number =>
  reach + target + safety;

const GAPS = [
  deadlineNear,
  noGrades,
  emptyList,
  noSafety,
  noApplications,
  noEssays,
  noTests,
  fewActivities,
  noMajor,
  noWishes,
];

export const missingFrom = (student: StudentFacts): string[] => GAPS.flatMap((gap) => gap(student) ?? []);

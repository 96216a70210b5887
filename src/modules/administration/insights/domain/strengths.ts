import { counted } from './counted.js';
import { type StudentFacts } from './student-facts.js';

type Strength = (student: StudentFacts) => string | null;

/** Of four: mostly A grades. */
const HIGH_GPA = 3.5;
/** About the best fifth of all test takers, by the College Board’s and ACT’s percentiles of 2025. */
const HIGH_SAT = 1250;
const HIGH_ACT = 26;
const MANY_COURSES = 4;
const LONG_YEARS = 3;

const highGrades: Strength = ({ unweightedGpa }) =>
  unweightedGpa !== null && unweightedGpa >= HIGH_GPA
    ? `Strong grades: ${unweightedGpa.toFixed(2)} unweighted out of 4.`
    : null;

const demandingCourses: Strength = ({ demandingCourses: courses }) =>
  courses >= MANY_COURSES ? `Takes demanding courses: ${courses} AP, IB, honors or college courses.` : null;

const highScores: Strength = ({ satTotal, actComposite }) => {
  if (satTotal !== null && satTotal >= HIGH_SAT) return `Strong test score: SAT ${satTotal}.`;
  if (actComposite !== null && actComposite >= HIGH_ACT) return `Strong test score: ACT ${actComposite}.`;
  return null;
};

const leads: Strength = ({ activities }) => {
  const led = activities.filter((activity) => activity.leads).length;
  return led > 0 ? `Leads in ${counted(led, 'activity', 'activities')}.` : null;
};

const staysWithIt: Strength = ({ activities }) => {
  const long = activities.filter(({ years }) => years !== null && years >= LONG_YEARS).length;
  return long > 0
    ? `Has stayed with ${counted(long, 'activity', 'activities')} for ${LONG_YEARS} years or more.`
    : null;
};

const awards: Strength = ({ highAwards }) =>
  highAwards > 0 ? `Has ${counted(highAwards, 'award', 'awards')} at state level or above.` : null;

const research: Strength = ({ researchProjects }) =>
  researchProjects > 0
    ? `Has done ${counted(researchProjects, 'research project', 'research projects')}.`
    : null;

const balancedList: Strength = ({ saved: { reach, target, safety } }) =>
  reach > 0 && target > 0 && safety > 0
    ? `The list covers all three groups: ${reach} reach, ${target} target, ${safety} safety.`
    : null;

const reviewedEssays: Strength = ({ essays: { reviewed } }) =>
  reviewed > 0 ? `Has ${counted(reviewed, 'essay', 'essays')} written and reviewed.` : null;

const submitted: Strength = ({ applications }) => {
  const sent = applications.filter(({ isSubmitted }) => isSubmitted).length;
  return sent > 0 ? `Has sent ${counted(sent, 'application', 'applications')}.` : null;
};

const STRENGTHS = [
  highGrades,
  demandingCourses,
  highScores,
  leads,
  staysWithIt,
  awards,
  research,
  submitted,
  balancedList,
  reviewedEssays,
];

export const strengthsOf = (student: StudentFacts): string[] =>
  STRENGTHS.flatMap((strength) => strength(student) ?? []);

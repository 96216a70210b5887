import { type Choice, labelOf } from '@/lib/words/choices';
import { usStates } from '@/lib/words/us-states';
import { incomes, sizes } from '../fields/choices';
import { gpaScales } from '../fields/gpa';
import { SERVERS_OWN } from './change';

/** Labels that are not the field's own name in words. */
const LABELS: Readonly<Record<string, string>> = {
  gpaScale: 'GPA scale',
  unweightedGpa: 'Unweighted GPA',
  weightedGpa: 'Weighted GPA',
  satTotal: 'SAT total',
  satMath: 'SAT math',
  satReadingWriting: 'SAT reading and writing',
  actComposite: 'ACT composite',
  actEnglish: 'ACT English',
  actMath: 'ACT math',
  actReading: 'ACT reading',
  actScience: 'ACT science',
  testPreference: 'Scores to send',
  currentGradeLevel: 'Grade level',
  schoolState: 'State of your school',
  apCoursesTaken: 'AP courses taken',
  apCoursesPlanned: 'AP courses planned',
  ibProgram: 'IB program',
  ibDiplomaCandidate: 'IB diploma candidate',
  ibCasComplete: 'IB CAS complete',
  ibHlCount: 'IB higher level courses',
  ibSlCount: 'IB standard level courses',
  ibAnticipatedScore: 'Anticipated IB score',
  genderSelfDescribe: 'Gender in your own words',
  raceEthnicity: 'Race and ethnicity',
  householdIncomeRange: 'Household income',
  parentEducationLevel: 'Parents’ education',
  firstGenerationCollege: 'First in your family to go to college',
  location: 'Campus setting',
  collegeSize: 'School size',
  ownership: 'College ownership',
  geographicRegions: 'Regions',
  singleSexColleges: 'Women’s and men’s colleges',
  collegeCommunities: 'HBCUs and colleges of a faith',
  maxTuition: 'Yearly budget',
  financialAidNeeded: 'Need for financial aid',
  activityType: 'Kind of activity',
  isPaid: 'Paid work',
  entries: 'Family college history',
  takenCourses: 'Courses taken',
  plannedCourses: 'Courses planned',
  proudestOf: 'What you are proudest of',
  threeWords: 'Three words that describe you',
  hardestThing: 'The hardest thing in school',
  changedThinking: 'A class that changed how you think',
  beyondGrades: 'What your grades don’t show',
  unasked: 'What you do when nobody asks you to',
  affectedGrades: 'What affected your grades',
  hopes: 'What you hope to study',
  counselorMayRead: 'My counselor may read it',
};

/** "streetAddress" is "Street address". */
const inWords = (field: string) => {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const labelOfField = (field: string) => LABELS[field] ?? inWords(field);

export const labelsOfFields = (fields: readonly string[]) => fields.map(labelOfField).join(', ');

const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  state: usStates,
  schoolState: usStates,
  householdIncomeRange: incomes,
  collegeSize: sizes,
  gpaScale: gpaScales,
};

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An answer as the student reads it; null when there is none. */
export const answerInWords = (field: string, answer: unknown): string | null => {
  if (answer === null || answer === undefined || answer === '') return null;
  if (Array.isArray(answer)) {
    const words = answer.map((each) => answerInWords(field, each)).filter((each) => each !== null);
    return words.length === 0 ? null : words.join(answer.some(isRow) ? '\n' : ', ');
  }
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (typeof answer === 'string') return labelOf(CHOICES[field] ?? [], answer);
  if (!isRow(answer)) return JSON.stringify(answer);
  const answers = Object.entries(answer)
    .filter(([name]) => !SERVERS_OWN.includes(name))
    .map(([name, each]) => answerInWords(name, each));
  return answers.filter((each) => each !== null).join(', ') || null;
};

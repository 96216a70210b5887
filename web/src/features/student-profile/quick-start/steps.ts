import { type Profile } from '../profile';

export const formSteps = ['about', 'grades', 'tests', 'major', 'wishes'] as const;
export type FormStep = (typeof formSteps)[number];
export type Step = FormStep | 'finish';

export const stepTitles: Record<Step, string> = {
  about: 'About you',
  grades: 'Grades',
  tests: 'Test scores',
  major: 'Major and money',
  wishes: 'Preferences',
  finish: 'What we know',
};

export const isStep = (text: string | null): text is Step => text !== null && text in stepTitles;

export const addressOf = (step: Step) => `/profile?step=${step}`;

export const stepAfter = (step: FormStep): Step => formSteps[formSteps.indexOf(step) + 1] ?? 'finish';
export const stepBefore = (step: FormStep): FormStep | undefined => formSteps[formSteps.indexOf(step) - 1];

/** Grades and scores count as one question each, however many fields they have. */
const answered: Record<FormStep, (profile: Profile) => boolean[]> = {
  about: ({ academic, personal }) => [Boolean(academic?.currentGradeLevel), Boolean(personal?.state)],
  grades: ({ academic }) => [isGrade(academic?.unweightedGpa) || isGrade(academic?.weightedGpa)],
  tests: ({ academic }) => [
    academic?.testPreference === 'Neither' ||
      (academic?.satTotal ?? null) !== null ||
      (academic?.actComposite ?? null) !== null,
  ],
  major: ({ interests, personal }) => [
    Boolean(interests?.intendedMajor),
    Boolean(personal?.householdIncomeRange),
  ],
  wishes: ({ interests }) => [
    isSome(interests?.collegeSize),
    isSome(interests?.location),
    isSome(interests?.geographicRegions),
    Boolean(interests?.ownership),
  ],
};

const isGrade = (gpa: string | null | undefined) => Boolean(gpa) && gpa !== 'N/A';
const isSome = (chosen: readonly string[] | undefined) => (chosen?.length ?? 0) > 0;

export type StepProgress = { done: number; of: number };

export const progressOf = (step: FormStep, profile: Profile): StepProgress => {
  const answers = answered[step](profile);
  return { done: answers.filter(Boolean).length, of: answers.length };
};

export const isDone = ({ done, of }: StepProgress) => done === of;

export const nothingAnswered = (profile: Profile) =>
  formSteps.every((step) => progressOf(step, profile).done === 0);

/** Registration fills in name and email but never a date of birth, so a missing date means nothing was saved yet. */
export const isNewcomer = ({ personal, academic, interests }: Profile) =>
  academic === null &&
  interests === null &&
  !personal?.dateOfBirth &&
  !personal?.state &&
  !personal?.householdIncomeRange;

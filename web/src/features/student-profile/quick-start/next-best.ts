import { type Profile } from '../profile';
import { type FormStep, isDone, progressOf } from './steps';

type NextAnswer = { step: FormStep; action: string; why: string };

type Wanted = NextAnswer & { missing: (profile: Profile) => boolean };

const undone = (step: FormStep) => (profile: Profile) => !isDone(progressOf(step, profile));

/** In order of how much each improves an estimate. */
const inOrderOfHelp: readonly Wanted[] = [
  {
    step: 'grades',
    action: 'Add your GPA',
    why: 'It counts most in every estimate.',
    missing: undone('grades'),
  },
  {
    step: 'tests',
    action: 'Add a test score',
    why: 'It narrows your range. No score? That’s fine too: choose “Neither”.',
    missing: undone('tests'),
  },
  {
    step: 'about',
    action: 'Add your home state',
    why: 'Public colleges treat in-state students differently.',
    missing: ({ personal }) => !personal?.state,
  },
  {
    step: 'major',
    action: 'Add a major',
    why: 'Your match will count whether a college teaches it.',
    missing: ({ interests }) => !interests?.intendedMajor,
  },
  {
    step: 'major',
    action: 'Add your household income',
    why: 'You’ll see costs for families like yours. It never changes a chance.',
    missing: ({ personal }) => !personal?.householdIncomeRange,
  },
  {
    step: 'wishes',
    action: 'Say what you’re looking for',
    why: 'Size, setting and region shape how well a college fits.',
    missing: undone('wishes'),
  },
];

const SHOWN = 3;

export const whatWouldHelpMost = (profile: Profile): NextAnswer[] =>
  inOrderOfHelp.filter(({ missing }) => missing(profile)).slice(0, SHOWN);

export const canEstimate = (profile: Profile) =>
  isDone(progressOf('grades', profile)) ||
  (profile.academic?.satTotal ?? profile.academic?.actComposite ?? null) !== null;

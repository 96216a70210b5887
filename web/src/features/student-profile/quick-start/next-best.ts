import { type Profile } from '../profile';
import { addressOf, type FormStep, isDone, progressOf } from './steps';

type NextAnswer = { to: string; action: string; why: string };

type Wanted = NextAnswer & { missing: (profile: Profile) => boolean };

const undone = (step: FormStep) => (profile: Profile) => !isDone(progressOf(step, profile));

/** In order of how much each improves an estimate. */
const inOrderOfHelp: readonly Wanted[] = [
  {
    to: addressOf('grades'),
    action: 'Add your GPA',
    why: 'It counts most in every estimate.',
    missing: undone('grades'),
  },
  {
    to: addressOf('tests'),
    action: 'Add a test score',
    why: 'It narrows your range. No score? That’s fine too: choose “Neither”.',
    missing: undone('tests'),
  },
  {
    to: addressOf('about'),
    action: 'Add your home state',
    why: 'Public colleges treat in-state students differently.',
    missing: ({ personal }) => !personal?.state,
  },
  {
    to: addressOf('major'),
    action: 'Add a major',
    why: 'Your match will count whether a college teaches it.',
    missing: ({ interests }) => !interests?.intendedMajor,
  },
  {
    to: addressOf('major'),
    action: 'Add your household income',
    why: 'You’ll see costs for families like yours. It never changes a chance.',
    missing: ({ personal }) => !personal?.householdIncomeRange,
  },
  {
    to: addressOf('wishes'),
    action: 'Say what you’re looking for',
    why: 'Size, setting and region shape how well a college fits.',
    missing: undone('wishes'),
  },
  {
    to: '/profile?section=academic&step=advanced',
    action: 'Add your advanced courses',
    why: 'AP, IB, honors and dual enrollment courses can lift an estimate.',
    missing: ({ academic }) => academic?.apCoursesTaken == null && academic?.honorsCourses == null,
  },
];

const SHOWN = 3;

export const whatWouldHelpMost = (profile: Profile): NextAnswer[] =>
  inOrderOfHelp.filter(({ missing }) => missing(profile)).slice(0, SHOWN);

export const canEstimate = (profile: Profile) =>
  isDone(progressOf('grades', profile)) ||
  (profile.academic?.satTotal ?? profile.academic?.actComposite ?? null) !== null;

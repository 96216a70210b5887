import { type Application } from '@/api';
import { type Result } from '@/features/matching/applications/shared/status-words';

type Words = { title: string; says: string; steps: readonly string[] };

/** What an answer means, and what there is to do. */
export const DECISION_WORDS: Readonly<Record<Result, Words>> = {
  Accepted: {
    title: 'You’re in',
    says: 'You have time to choose. Your letter says until when.',
    steps: [
      'Wait for every aid offer before you choose.',
      'Compare what each college costs after grants, not the size of the award.',
      'Say yes to one college, and pay its deposit or ask for it to be waived.',
    ],
  },
  Deferred: {
    title: 'Deferred: they’ll read it again',
    says: 'It isn’t a no. Your application moves to the regular round, and what you add now is read too.',
    steps: [
      'Check the college’s page for what it wants to hear from deferred students.',
      'Write a short letter: you’re still interested, and what is new since you applied.',
      'Ask your counselor to send your mid-year grades.',
      'Keep working on your other applications.',
    ],
  },
  Waitlisted: {
    title: 'On the waiting list',
    says: 'They’d take you if there is room. Nobody knows before May how much room there is.',
    steps: [
      'Take your place on the list by the day in your letter, if you’d still go.',
      'Say yes to another college by May 1. You may stay on this list.',
      'A short letter with what is new can help. Check whether this college reads them.',
    ],
  },
  Rejected: {
    title: 'Not this one',
    says: 'It hurts, and that’s fine. Colleges say no to many students who would do well there.',
    steps: [],
  },
  Withdrawn: {
    title: 'You withdrew this application',
    says: 'If you haven’t yet, tell the college in its portal or by email. One line is enough.',
    steps: [],
  },
  Enrolled: {
    title: 'This is where you’re going',
    says: 'Keep an eye on your new college’s email: housing, placement tests and your final transcript come next.',
    steps: [
      'Ask your counselor to send your final transcript after graduation.',
      'Tell the other colleges, so that someone else gets the place.',
    ],
  },
};

/** The usual day to choose, in the year of entry: "2026-27" is for entry in fall 2027. */
export const choosingWords = (cycle: string | null) => {
  const year = cycle === null ? '' : `, ${Number(cycle.slice(0, 4)) + 1}`;
  return `Most colleges give you until May 1${year} to choose. Your letter says the exact day.`;
};

type Promised = Pick<Application, 'applicationType' | 'wasDeferred'>;

/** A deferred application is read again with the regular ones, and binds no more. */
export const bindsWhenAccepted = ({ applicationType, wasDeferred }: Promised) =>
  applicationType === 'Early Decision' && !wasDeferred;

/** Early Decision is a promise. */
export const BINDING_STEPS: readonly string[] = [
  'Early Decision is a promise: you enroll if the aid makes it possible.',
  'If the cost doesn’t work for your family, ask the aid office to look again before you decide.',
  'Then withdraw your other applications.',
];

/** An Early Decision that ended this way binds nobody. */
export const RELEASED =
  'You’re free of your Early Decision promise here. You may apply Early Decision II somewhere else.';

import { type BestStep, type NextBestStep } from '@/api';

type Answer = BestStep['answer'];

/** What to do, as part of a sentence. */
const TO_DO: Record<Answer, string> = {
  grades: 'add your GPA',
  test: 'add your SAT or ACT score',
  rigor: 'add your advanced courses',
  activities: 'add your activities and awards',
  residency: 'add your home state',
  income: 'add your household income',
  major: 'choose a major',
  settings: 'choose the settings you like',
  regions: 'choose the regions you like',
  sizes: 'choose the sizes you like',
  ownership: 'say if you’d like public or private',
};

/** The answer once it is known: "With a test score". */
const ONCE_KNOWN: Partial<Record<Answer, string>> = {
  grades: 'your GPA',
  test: 'a test score',
  rigor: 'your advanced courses',
  activities: 'your activities and awards',
};

export const toDo = ({ answer }: BestStep) => TO_DO[answer];

export const toDoTitle = (step: BestStep) => {
  const words = toDo(step);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const onceKnown = ({ answer }: BestStep) => ONCE_KNOWN[answer] ?? 'this answer';

/** The section and step of the profile where each answer is entered. */
const PROFILE_STEP: Record<Answer, readonly [section: string, step: string]> = {
  grades: ['academic', 'performance'],
  test: ['academic', 'tests'],
  rigor: ['academic', 'advanced'],
  activities: ['readiness', 'activities'],
  residency: ['personal', 'address'],
  income: ['personal', 'background'],
  major: ['personal', 'fit'],
  settings: ['personal', 'fit'],
  regions: ['personal', 'fit'],
  sizes: ['personal', 'fit'],
  ownership: ['personal', 'fit'],
};

export const addressOf = ({ answer }: BestStep) => {
  const [section, step] = PROFILE_STEP[answer];
  return `/profile?section=${section}&step=${step}`;
};

/** What the first step would change, short enough for the banner. */
export const effectInBrief = ({ answer, effect, colleges }: BestStep, all: NextBestStep) => {
  if (all.basedOn === 'candidates') {
    return answer === 'grades' || answer === 'test'
      ? 'It gives you your own chance ranges.'
      : 'It counts once you add a GPA or a test score.';
  }
  const ranges =
    colleges === all.collegesLookedAt
      ? 'every chance range on your list'
      : `${colleges} of your ${all.collegesLookedAt} chance ranges`;
  switch (effect) {
    case 'narrows-ranges':
      return `It narrows ${ranges}.`;
    case 'moves-estimates':
      return 'It changes your estimates.';
    case 'fills-match':
      return 'It makes your match more complete.';
  }
};

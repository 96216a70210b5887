import { type BestStep, type NextBestStep } from '@/api';

type Answer = BestStep['answer'];

/** What to do, as an order; begins a sentence or stands within one. */
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

/** The answer itself, once it is there: "With your SAT or ACT score". */
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

export const addressOf = ({ section, step }: BestStep) => `/profile?section=${section}&step=${step}`;

/** What comes of the first step, short enough for the banner. */
export const effectInBrief = ({ answer, effect, colleges }: BestStep, all: NextBestStep) => {
  if (all.basedOn === 'candidates') {
    return answer === 'grades' || answer === 'test'
      ? 'It gives you chance ranges of your own.'
      : 'It counts as soon as there is a GPA or a score.';
  }
  const ranges =
    colleges === all.collegesLookedAt
      ? 'every chance range on your list'
      : `${colleges} of your ${all.collegesLookedAt} chance ranges`;
  switch (effect) {
    case 'narrows-ranges':
      return `It narrows ${ranges}.`;
    case 'moves-estimates':
      return 'It moves the estimate where it counts.';
    case 'fills-match':
      return 'It lets your match count more.';
  }
};

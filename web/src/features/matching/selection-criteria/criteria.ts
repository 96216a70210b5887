import { type MatchWeights, type SelectionCriteria } from '@/api';

export const USUAL_WEIGHTS: MatchWeights = {
  academic: 40,
  extracurricular: 25,
  location: 15,
  cost: 10,
  culture: 10,
};

export type WeightName = keyof MatchWeights;

export const weightNames = ['academic', 'extracurricular', 'location', 'cost', 'culture'] as const;

export const weightWords: Record<WeightName, { label: string; line: string }> = {
  academic: {
    label: 'Academics',
    line: 'How close you are to its students in grades and scores, and how strong it is in your major.',
  },
  extracurricular: {
    label: 'Activities',
    line: 'How your activities compare with what the college usually sees.',
  },
  location: { label: 'Location', line: 'Your regions and campus settings, and how close to home it is.' },
  cost: { label: 'Cost', line: 'What a year would cost you, next to what your family can pay.' },
  culture: {
    label: 'Campus',
    line: 'Size, public or private, kind of college, and what matters most to you.',
  },
};

export type RangeName = Exclude<keyof SelectionCriteria, 'weights'>;

export const rangeNames = ['tuition', 'acceptanceRate', 'gpa', 'sat', 'act'] as const;

type RangeWords = { label: string; hint: string; least: number; most: number; whole: boolean };

export const rangeWords: Record<RangeName, RangeWords> = {
  tuition: {
    label: 'Tuition and fees',
    hint: 'Dollars a year for you, before aid',
    least: 0,
    most: 200_000,
    whole: true,
  },
  acceptanceRate: { label: 'Acceptance rate', hint: 'Percent admitted', least: 0, most: 100, whole: true },
  gpa: {
    label: 'Average GPA',
    hint: 'Of its first-years, where published',
    least: 0,
    most: 5,
    whole: false,
  },
  sat: { label: 'Middle SAT', hint: 'Of its first-years', least: 400, most: 1600, whole: true },
  act: { label: 'Middle ACT', hint: 'Of its first-years', least: 1, most: 36, whole: true },
};

/** What is typed in the form. */
export type Ends = { min: string; max: string };
export type CriteriaForm = { weights: Record<WeightName, string>; ranges: Record<RangeName, Ends> };

const recordOf = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

export const weightTexts = (weights: MatchWeights) => recordOf(weightNames, (name) => String(weights[name]));

/** `null`: nothing was saved yet. */
export const formOf = (stored: SelectionCriteria | null): CriteriaForm => ({
  weights: weightTexts(stored?.weights ?? USUAL_WEIGHTS),
  ranges: recordOf(rangeNames, (name) => ({
    min: stored?.[name].min?.toString() ?? '',
    max: stored?.[name].max?.toString() ?? '',
  })),
});

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

export const criteriaOf = ({ weights, ranges }: CriteriaForm): SelectionCriteria => ({
  ...recordOf(rangeNames, (name) => ({ min: numberOf(ranges[name].min), max: numberOf(ranges[name].max) })),
  weights: recordOf(weightNames, (name) => Number(weights[name])),
});

/** Whole percent that each part counts for; null while they add up to nothing. */
export const shareOf = (name: WeightName, weights: CriteriaForm['weights']) => {
  const total = weightNames.reduce((sum, each) => sum + (Number(weights[each]) || 0), 0);
  return total > 0 ? Math.round(((Number(weights[name]) || 0) / total) * 100) : null;
};

import { unweightedOutOfFour } from '#modules/matching/contracts/index.js';
import { type AnswersInTalk, type TalkedAnswers } from '#modules/student-profile/contracts/index.js';
import { type FigureLabel, type Unit } from '../../../domain/figures/figure.js';
import { ownFigure } from '../../../domain/figures/own-figures.js';
import { estimated } from '../chance-figures.js';
import { type MyProfile, type ProfileFigure } from '../tool-results.js';

type Measure = readonly [answer: ProfileFigure['answer'], label: FigureLabel, unit: Unit];

const MEASURES: readonly (Measure & readonly [keyof TalkedAnswers, FigureLabel, Unit])[] = [
  ['unweightedGpa', 'gpa', 'gpa'],
  ['weightedGpa', 'gpa', 'gpa'],
  ['satTotal', 'sat', 'score'],
  ['actComposite', 'act', 'score'],
  ['apCoursesTaken', 'courses', 'count'],
  ['honorsCourses', 'courses', 'count'],
  ['dualEnrollmentCredits', 'courses', 'count'],
  ['maxTuition', 'budget', 'dollars'],
];

const SIZES: Readonly<Record<string, string>> = {
  '0-5000': 'small colleges',
  '5001-10000': 'midsize colleges',
  '10001-20000': 'large colleges',
  '20000+': 'very large colleges',
};
const NO_PREFERENCE = 'No preference';

/** Nothing of the name, the address, the family, race, gender or income is read here. */
export function profileInTalk({ answers, activities, awards, percentComplete }: AnswersInTalk): MyProfile {
  const { location, geographicRegions, collegeSize, ownership } = answers;
  return {
    gradeLevel: answers.currentGradeLevel ?? null,
    homeState: answers.state ?? null,
    major: answers.intendedMajor ?? null,
    figures: [...entered(answers), ...counted({ activities, awards })],
    wishes: [
      ...(location ?? []),
      ...(geographicRegions ?? []),
      ...(collegeSize ?? []).flatMap((size) => SIZES[size] ?? []),
      ...(ownership == null || ownership === NO_PREFERENCE ? [] : [ownership]),
    ],
    percentComplete: ownFigure('percent-complete', percentComplete / 100, 'share'),
    enoughToEstimate: hasGpa(answers) || hasScoreToSend(answers),
  };
}

const hasGpa = ({ unweightedGpa, weightedGpa }: TalkedAnswers): boolean =>
  unweightedGpa != null || weightedGpa != null;

const hasScoreToSend = ({ satTotal, actComposite, testPreference }: TalkedAnswers): boolean =>
  (satTotal != null || actComposite != null) && testPreference !== 'Neither';

function entered(answers: TalkedAnswers): ProfileFigure[] {
  const found = MEASURES.flatMap(([answer, label, unit]) => {
    const value = answers[answer];
    const isFigure = typeof value === 'number' || typeof value === 'string';
    return isFigure ? [{ answer, ...ownFigure(label, value, unit) }] : [];
  });
  const { gpaScale } = answers;
  if (!hasGpa(answers) || gpaScale == null) return found;
  return [...found, { answer: 'gpaScale', ...ownFigure('gpa', gpaScale, 'gpa') }, ...onFour(answers)];
}

const SCALES = { '5.0': 5, '6.0': 6, '100': 100 } as const;
const numberOf = (written: string | null | undefined): number | null => {
  const value = Number(written ?? Number.NaN);
  return Number.isNaN(value) ? null : value;
};

/** As chances count it, where the school uses another scale. */
function onFour({ gpaScale, unweightedGpa, weightedGpa }: TalkedAnswers): ProfileFigure[] {
  if (gpaScale !== '5.0' && gpaScale !== '6.0' && gpaScale !== '100') return [];
  const gpa = unweightedOutOfFour({
    gpaScale: SCALES[gpaScale],
    unweightedGpa: numberOf(unweightedGpa),
    weightedGpa: numberOf(weightedGpa),
  });
  if (gpa === null) return [];
  const figure = estimated('me', 'gpa', Math.round(10 * gpa) / 10, 'gpa', '');
  return [{ answer: 'gpaOnFour', ...figure }];
}

const counted = (counts: Readonly<Record<'activities' | 'awards', number>>): ProfileFigure[] =>
  (['activities', 'awards'] as const)
    .filter((what) => counts[what] > 0)
    .map((what) => ({ answer: what, ...ownFigure('fixed', counts[what], 'count') }));

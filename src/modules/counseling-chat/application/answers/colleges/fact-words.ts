import { type Figure, type Phrase, phrase, type Said } from '../../../domain/figures/figure.js';
import { between, priceWords, printed, termOf } from '../../../domain/figures/print.js';
import { type CollegeFact, type FactKey } from '../../tools/tool-results.js';

/** One fact of a college as a sentence, with its year. */
export function factSentence(name: string, fact: CollegeFact): Phrase {
  const [first, second] = fact.figures;
  const words = SENTENCES[fact.key]({ name, first, second, words: fact.words });
  return words ?? notThere(name, fact);
}

interface Known {
  readonly name: string;
  readonly first: Figure | undefined;
  readonly second: Figure | undefined;
  readonly words: string | null;
}
/** Null when the figure it needs is missing. */
type Sentence = (known: Known) => Phrase | null;

const ofFigure =
  (say: (name: string, figure: Figure) => Phrase): Sentence =>
  ({ name, first }) =>
    isThere(first) ? say(name, first) : null;
const ofWords =
  (say: (name: string, words: string) => Said): Sentence =>
  ({ name, words }) =>
    words === null ? null : phrase`${say(name, words)}`;
const ofScores =
  (test: string): Sentence =>
  ({ name, first, second }) =>
    isThere(first) && isThere(second)
      ? phrase`At ${name}, the middle half scored ${between(first, second)} on the ${test} (${termOf(first)}).`
      : null;

const OPEN: Sentence = ({ name }) =>
  phrase`${name} has open admission: it takes nearly everyone who applies.`;

export const REACH_FOR_ALL = 0.15;

const SENTENCES: Readonly<Record<FactKey, Sentence>> = {
  admitRate: (known) => (known.words === 'open' ? OPEN(known) : admitRate(known)),
  yield: ofFigure(
    (name, share) => phrase`Of those ${name} admitted, ${printed(share)} enrolled (${termOf(share)}).`,
  ),
  testPolicy: ({ name, first, words }) =>
    words === null || first === undefined ? null : testPolicy(name, words, first),
  sat: ofScores('SAT'),
  act: ofScores('ACT'),
  gpa: ({ name, first, words }) => (isThere(first) ? averageGpa(name, first, words) : null),
  size: ofFigure((name, count) => phrase`${name} has ${printed(count)} undergraduates (${termOf(count)}).`),
  ratio: ofFigure(
    (name, ratio) => phrase`${name} has ${printed(ratio)} students for every teacher (${termOf(ratio)}).`,
  ),
  place: ofWords((name, place) => `${name} is in ${place}.`),
  setting: ofWords((name, setting) => `${name} is in a ${setting.toLowerCase()}.`),
  ownership: ofWords(
    (name, ownership) =>
      `${name} is ${ownership === 'Public' ? 'public' : `a ${ownership.toLowerCase()} college`}.`,
  ),
  graduation: ({ name, first, words }) =>
    isThere(first) ? phrase`${printed(first)} of students at ${name} graduate ${words ?? ''}.` : null,
  retention: ofFigure(
    (name, share) => phrase`${printed(share)} of first-years at ${name} come back for a second year.`,
  ),
  tuition: ({ name, first, second }) =>
    isThere(first) && isThere(second) ? tuition(name, first, second) : null,
  fullPrice: ofFigure(
    (name, price) =>
      phrase`A full year at ${name} costs ${printed(price)} before aid (${termOf(price)}), with tuition, housing, food and books.`,
  ),
  netPrice: ofFigure((name, price) => phrase`The average price at ${name} is ${priceWords(price)}.`),
  roomAndBoard: ofFigure(
    (name, price) =>
      phrase`Housing and food at ${name} come to ${printed(price)} a year (${termOf(price)}), whichever hall it is.`,
  ),
  debt: ofFigure(
    (name, debt) =>
      phrase`Graduates of ${name} who borrowed owe ${printed(debt)} in federal loans, in the middle (${termOf(debt)}).`,
  ),
  earnings: ofFigure(
    (name, pay) =>
      phrase`People who started at ${name} ten years before earn ${printed(pay)} a year, in the middle.`,
  ),
  pell: ofFigure(
    (name, share) =>
      phrase`${printed(share)} of undergraduates at ${name} get a Pell Grant (${termOf(share)}).`,
  ),
  designations: ({ name, words }) =>
    words === null
      ? phrase`${name} has no federal designation such as HBCU or women’s college.`
      : phrase`${name} is listed as: ${words}.`,
  religion: ({ name, first, words }) =>
    words === null || first === undefined
      ? phrase`${name} reports no religious affiliation to the Department of Education.`
      : cited(`${name} reports a religious affiliation: ${words}.`, first),
  considered: ({ name, first, words }) =>
    words === null || first === undefined ? null : cited(`${name} ${words}.`, first),
  website: ofWords((name, site) => `The site of ${name} is ${hostOf(site)}.`),
  programs: ({ name, first, words }) =>
    words === null || first === undefined
      ? null
      : cited(`The largest fields at ${name} are ${words}.`, first),
};

const admitRate = ofFigure((name, rate) =>
  typeof rate.value === 'number' && rate.value < REACH_FOR_ALL
    ? phrase`${name} admitted ${printed(rate)} of everyone who applied (${termOf(rate)}), so it’s a reach for almost everyone.`
    : phrase`${name} admitted ${printed(rate)} of everyone who applied (${termOf(rate)}).`,
);

const POLICIES: Readonly<Record<string, string>> = {
  required: 'required SAT or ACT scores',
  recommended: 'recommended sending SAT or ACT scores',
  optional: 'was test-optional',
  'not-considered': 'didn’t look at SAT or ACT scores',
};

const testPolicy = (name: string, policy: string, figure: Figure): Phrase =>
  phrase`In ${termOf(figure)}, ${name} ${POLICIES[policy] ?? policy}. Policies change, so check the college’s own page.`;

const averageGpa = (name: string, gpa: Figure, scale: string | null): Phrase =>
  phrase`First-years at ${name} had an average GPA of ${printed(gpa)} (${termOf(gpa)})${
    scale === 'weighted' ? ', with extra points for advanced courses' : ''
  }, as the college itself publishes.`;

const tuition = (name: string, home: Figure, away: Figure): Phrase =>
  home.value === away.value
    ? phrase`Tuition and fees at ${name} are ${printed(home)} a year before aid (${termOf(home)}).`
    : phrase`Tuition and fees at ${name} are ${printed(home)} a year for people from the state and ${printed(away)} for everyone else, before aid (${termOf(home)}).`;

/** Words that rest on a figure without a number. */
const cited = (text: string, figure: Figure): Phrase => ({ text, figures: [figure] });

const isThere = (figure: Figure | undefined): figure is Figure =>
  figure !== undefined && figure.value !== null;

export const hostOf = (site: string): string => site.replace(/^https?:\/\//, '').replace(/\/+$/, '');

const CALLED: Readonly<Partial<Record<FactKey, string>>> = {
  admitRate: 'admit rate',
  yield: 'share of admitted students who enroll',
  testPolicy: 'test policy',
  sat: 'SAT scores',
  act: 'ACT scores',
  gpa: 'average GPA',
  size: 'number of students',
  ratio: 'student-teacher ratio',
  graduation: 'graduation rate',
  retention: 'share of students who come back',
  tuition: 'tuition',
  fullPrice: 'full price',
  netPrice: 'price after aid',
  roomAndBoard: 'price of housing and food',
  debt: 'debt of its graduates',
  earnings: 'earnings of its students',
  pell: 'share of students with Pell Grants',
};

function notThere(name: string, { key, figures }: CollegeFact): Phrase {
  const what = CALLED[key];
  if (what === undefined) return phrase`I don’t have that for ${name}.`;
  if (key === 'gpa')
    return phrase`${name}’s average GPA isn’t published in the federal data, so I won’t guess.`;
  if (figures[0]?.missing === 'suppressed')
    return phrase`The ${what} of ${name} is hidden for privacy, because so few students are counted.`;
  if (figures[0]?.missing === 'not-applicable') return phrase`The ${what} doesn’t apply to ${name}.`;
  return phrase`${name} doesn’t report its ${what} in the federal data.`;
}

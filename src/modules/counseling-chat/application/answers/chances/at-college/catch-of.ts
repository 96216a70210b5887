import { phrase, type Phrase, type Said } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { type CollegeChance, type Improvement } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Asked } from '../../answerer.js';
import { mayAsk } from '../../asking.js';
import { isWide, placeOf, valueOf } from '../../chance-words.js';
import { choosyField, programNote } from './program-note.js';

/** From this admit rate down, what the estimate cannot see decides much. */
const UNSEEN_MATTERS = 0.25;
const CHANCE_TOPICS = ['chance_at', 'chances_overview', 'why_chance', 'what_if', 'verdict'];
const COSTS = 'Want to see what a year there costs you?';

type Narrower = 'grades' | 'test' | 'rigor' | 'activities';
const NARROWERS: Readonly<Record<Narrower, readonly [what: string, question: string]>> = {
  grades: ['Your GPA', 'What is it, even a guess?'],
  test: ['An SAT or ACT score', 'Have you taken either one?'],
  rigor: ['Your advanced courses', 'How many AP courses have you taken?'],
  activities: ['Your activities and awards', 'Shall I show you where to add them?'],
};

export interface Catch {
  readonly words: readonly Said[];
  readonly question: string;
  /** The question asks for a score. */
  readonly asksForTest: boolean;
}

/** One reason or one catch, then one next step. */
export async function catchOf(asked: Asked, at: CollegeChance, tools: TurnTools): Promise<Catch> {
  if (at.openAdmission) return plain(['Some programs may still choose among applicants.'], COSTS);
  if (at.chance === null && at.admitsSeparately === true)
    return plain(['Ask the program how many applied last year and how many it took.'], COSTS);
  if (at.chance === null) return plain(['Its own admissions page is the best source.'], COSTS);
  const notSeen =
    valueOf(at.admitRate) < UNSEEN_MATTERS ? ['It can’t see your essays and recommendations.'] : [];
  const narrower = isWide(at.chance) ? await narrowerAt(asked, at, tools) : null;
  if (narrower !== null) return { ...narrower, words: [...narrower.words, ...notSeen] };
  return plain([...reasonsOf(asked, at), ...scoreUnseen(asked, at), ...notSeen], nextStep(asked, at));
}

const plain = (words: readonly Said[], question: string): Catch => ({ words, question, asksForTest: false });

async function narrowerAt(asked: Asked, { college }: CollegeChance, tools: TurnTools): Promise<Catch | null> {
  const steps = await tools.use('improvements', { college: college.id });
  const best = steps.ok
    ? steps.data.find(({ kind, factor }) => kind === 'enter' && isNarrower(factor))
    : undefined;
  if (best === undefined || !isNarrower(best.factor) || valueOf(best.gain) < 1) return null;
  const asksForTest = best.factor === 'test';
  const [what, question] = NARROWERS[best.factor];
  const words = ['It’s a wide range.', phrase`${what} would narrow it by about ${printed(best.gain)}.`];
  return asksForTest && !mayAsk(asked.state, 'test')
    ? plain(words, 'Want to see what would help most there?')
    : { words, question, asksForTest };
}

/** A score the student has, and that this college leaves unread. */
const scoreUnseen = ({ student }: Asked, { testPolicy }: CollegeChance): string[] =>
  student.hasTest && testPolicy === 'not-considered'
    ? ['It doesn’t look at SAT or ACT scores, so yours neither helps nor hurts here.']
    : [];

const isNarrower = (factor: Improvement['factor']): factor is Narrower => factor in NARROWERS;

/** The program once, else what counts most. */
function reasonsOf({ state, student }: Asked, { contributions }: CollegeChance): Said[] {
  const isNewTopic = state.topic === null || !CHANCE_TOPICS.includes(state.topic);
  const note = isNewTopic ? programNote(student) : null;
  if (note !== null) return [`One catch: ${note}`];
  const field = choosyField(student);
  const again = field === null ? [] : [`${capitalized(field)} may choose more tightly there too.`];
  const [most] = contributions;
  return most === undefined || Math.abs(valueOf(most.points)) < 1 ? again : [mostWords(most), ...again];
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Your grades lift it most, by about 6 points." */
function mostWords({ words, points }: CollegeChance['contributions'][number]): Phrase {
  const verb = valueOf(points) > 0 ? 'lift' : 'lower';
  const isPlural = words.endsWith('s');
  const subject = words.charAt(0).toUpperCase() + words.slice(1);
  return phrase`${subject} ${isPlural ? verb : `${verb}s`} it most, by about ${printed(points)}.`;
}

function nextStep({ student }: Asked, { college, chance, testPolicy }: CollegeChance): string {
  if (testPolicy === 'not-considered') return 'Want to see what would help most there?';
  if (chance !== null && placeOf(chance) === 'safety') return COSTS;
  return student.hasTest
    ? `Want to see what a higher score would do at ${college.name}?`
    : `Want to see what would help most at ${college.name}?`;
}

import { joined, phrase, type Said } from '../../../domain/figures/figure.js';
import { printed } from '../../../domain/figures/print.js';
import { type CollegeChance, type Improvement } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Asked } from '../answerer.js';
import { isWide, valueOf } from '../chance-words.js';
import { programNote } from './program-note.js';

/** From this admit rate down, what the estimate cannot see decides much. */
const UNSEEN_MATTERS = 0.25;
const NARROWER: Readonly<Partial<Record<Improvement['factor'], string>>> = {
  grades: 'Your GPA',
  test: 'An SAT or ACT score',
  rigor: 'Your advanced courses',
  activities: 'Your activities and awards',
};
const CHANCE_TOPICS = ['chance_at', 'chances_overview', 'why_chance', 'what_if', 'verdict'];

/** One reason or one catch, then one next step. */
export async function catchOf(asked: Asked, at: CollegeChance, tools: TurnTools): Promise<Said[]> {
  const isNewTopic = asked.state.topic === null || !CHANCE_TOPICS.includes(asked.state.topic);
  const note = isNewTopic ? programNote(asked.student) : null;
  const { chance, admitRate, college } = at;
  if (at.openAdmission)
    return ['Some programs may still choose among applicants.', 'Want to see what a year costs you?'];
  if (chance === null)
    return ['Its own admissions page is the best source.', 'Want to see what a year costs you?'];
  const notSeen =
    valueOf(admitRate) < UNSEEN_MATTERS ? ['It can’t see your essays and recommendations.'] : [];
  const narrower = isWide(chance) ? await narrowerAt(college.id, tools) : null;
  if (narrower !== null) return [narrower, ...notSeen];
  const reasons: Said[] = note === null ? reasonOf(at) : [note];
  return [...reasons, ...notSeen, nextStep(asked, at)];
}

async function narrowerAt(college: number, tools: TurnTools): Promise<Said | null> {
  const steps = await tools.use('improvements', { college });
  const best = steps.ok
    ? steps.data.find(({ kind, factor }) => kind === 'enter' && factor in NARROWER)
    : undefined;
  const what = best && NARROWER[best.factor];
  if (best === undefined || what === undefined || valueOf(best.gain) < 1) return null;
  return phrase`It’s a wide range. ${what} would narrow it by about ${printed(best.gain)}. Can you tell me?`;
}

function reasonOf({ contributions }: CollegeChance): Said[] {
  const [most] = contributions;
  if (most === undefined || Math.abs(valueOf(most.points)) < 1) return [];
  const [verb, words] = [valueOf(most.points) > 0 ? 'lift' : 'lower', most.words];
  const isPlural = /s$/u.test(words);
  const subject = words.charAt(0).toUpperCase() + words.slice(1);
  return [phrase`${subject} ${isPlural ? verb : `${verb}s`} it most, by about ${printed(most.points)}.`];
}

function nextStep({ student }: Asked, { college }: CollegeChance): Said {
  return joined([
    student.hasTest
      ? `Want to see what a higher score would do at ${college.name}?`
      : `Want to see what would help most at ${college.name}?`,
  ]);
}

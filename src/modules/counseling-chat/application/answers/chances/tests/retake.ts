import { phrase, type Said } from '../../../../domain/figures/figure.js';
import { own } from '../../../../domain/figures/own-figures.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type Improvement, type MyProfile, type WhatIf } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Asked } from '../../answerer.js';
import { aboutPoints, valueOf } from '../../chance-words.js';
import { testsInGeneral } from './tests-in-general.js';

const SAT_STEP = 50;
const ACT_STEP = 2;
const MOST_SAT = 1600;
const MOST_ACT = 36;
/** Points of a chance that make another Saturday worth it. */
const WORTH_IT = 2;

/** What a better score would do at the colleges at hand, beside what else would help. */
export async function retake(asked: Asked, colleges: readonly number[], tools: TurnTools): Promise<Answer> {
  const profile = await tools.use('my_profile', {});
  const step = profile.ok ? nextScore(profile.data) : null;
  if (step === null) return testsInGeneral(asked, tools);
  const at = colleges.length > 0 ? colleges : asked.student.savedColleges.slice(0, 6);
  const found = at.length === 0 ? null : await tools.use('what_if', { colleges: at, changes: step.changes });
  const steps = await tools.use('improvements', {});
  const best = found?.ok === true ? bestOf(found.data) : undefined;
  const reply = new ReplyWriter().say(...verdictOf(best, step), ...elsewhere(steps.ok ? steps.data : []));
  reply.say(
    'Colleges that superscore count your best sections, so a retake rarely hurts. Which college shall I try it at?',
  );
  return {
    reply: reply.offer('And if I get a 1450?', 'What would help most?', 'Which colleges need scores?').done(),
  };
}

interface Step {
  readonly changes: { readonly satTotal: number } | { readonly actComposite: number };
  readonly now: Said;
  readonly then: Said;
}

function nextScore({ figures }: MyProfile): Step | null {
  const valueIn = (answer: string) => figures.find((figure) => figure.answer === answer)?.value;
  const [sat, act] = [valueIn('satTotal'), valueIn('actComposite')];
  if (typeof sat === 'number') {
    const satTotal = Math.min(MOST_SAT, sat + SAT_STEP);
    return { changes: { satTotal }, now: own('sat', sat, 'score'), then: own('sat', satTotal, 'score') };
  }
  if (typeof act !== 'number') return null;
  const actComposite = Math.min(MOST_ACT, act + ACT_STEP);
  return {
    changes: { actComposite },
    now: own('act', act, 'score'),
    then: own('act', actComposite, 'score'),
  };
}

const bestOf = (rows: readonly WhatIf[]): WhatIf | undefined =>
  rows.toSorted((a, b) => gainOf(b) - gainOf(a))[0];

const gainOf = ({ gained }: WhatIf): number => (gained === null ? 0 : valueOf(gained));

function verdictOf(best: WhatIf | undefined, { now, then }: Step): Said[] {
  if (best?.gained == null)
    return [
      phrase`From ${now} to ${then} is a usual step for a retake. Each college weighs those points its own way.`,
    ];
  const where = phrase`going from ${now} to ${then} adds ${aboutPoints(best.gained)} at ${best.college.name}`;
  return gainOf(best) >= WORTH_IT
    ? [phrase`Worth it if you have the time: ${where}, the most on hand.`]
    : [phrase`Only if you have time to spare: ${where}, and less elsewhere.`];
}

function elsewhere(steps: readonly Improvement[]): Said[] {
  const other = steps.find(({ kind, factor }) => kind === 'improve' && factor !== 'test');
  if (other === undefined) return [];
  const text = other.words.text.replace(/\.$/u, '');
  const words = { ...other.words, text: text.charAt(0).toLowerCase() + text.slice(1) };
  return [phrase`To compare: ${words}, and it’s ${aboutPoints(other.gain)} over your list.`];
}

import { joined, phrase, type Phrase, type Said } from '../../../../domain/figures/figure.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type Improvement } from '../../../tools/tool-results.js';
import { type Answerer, type Asked } from '../../answerer.js';
import { aboutPoints, valueOf } from '../../chance-words.js';
import { overviewWithoutGrades } from '../overview/overview-without-grades.js';
import { failed } from '../failed.js';

const MOST_STEPS = 3;
const FELT = 1;
const NOT_SEEN = 'What I can’t see counts too: essays, recommendations, and going deep in one activity.';

/** The steps that move the estimate most, at one college or over the list. */
export const improveChances: Answerer = async (asked, tools) => {
  if (!asked.student.enoughToEstimate) return overviewWithoutGrades(asked, tools);
  const college = asked.colleges[0]?.id ?? asked.state.focus[0];
  const found = await tools.use('improvements', college === undefined ? {} : { college });
  if (!found.ok) return failed(found.words);
  const steps = found.data.filter(({ gain }) => valueOf(gain) >= FELT).slice(0, MOST_STEPS);
  const reply = new ReplyWriter();
  const name = found.data[0]?.college?.name ?? asked.colleges[0]?.name ?? null;
  if (steps.length === 0) reply.say(...nothingMoves(name));
  else reply.rows(headingOf(name), steps.map(stepWords)).say(NOT_SEEN);
  reply.say(nextStep(asked, steps));
  return { reply: reply.offer(...chipsFor(steps), 'What should I do next?').done() };
};

const headingOf = (name: string | null): string =>
  name === null ? 'Over your list, this would help most:' : `At ${name}, this would help most:`;

function stepWords({ words, gain, kind }: Improvement): Phrase {
  const effect =
    kind === 'improve'
      ? phrase`${aboutPoints(gain)} more`
      : phrase`the range gets ${aboutPoints(gain)} narrower`;
  return phrase`${withoutStop(words)}: ${effect}`;
}

const withoutStop = ({ text, figures }: Phrase): Phrase => ({ text: text.replace(/\.$/u, ''), figures });

const nothingMoves = (name: string | null): Said[] => [
  joined([
    `No single step moves the estimate ${name === null ? 'on your list' : `at ${name}`} by a point or more.`,
  ]),
  NOT_SEEN,
];

function nextStep({ student }: Asked, steps: readonly Improvement[]): string {
  if (steps.some(({ kind }) => kind === 'enter')) return 'Shall I add one of these to your profile?';
  return student.gradeLevel === '12th' || student.gradeLevel === 'Graduate'
    ? 'Your grades are mostly settled, so an essay that sounds like you is time well spent. Want a first question?'
    : 'Which of these could you work on first?';
}

function chipsFor(steps: readonly Improvement[]): string[] {
  const test = steps.some(({ factor, kind }) => factor === 'test' && kind === 'improve');
  return [...(test ? ['Should I retake the SAT?'] : []), 'Essay help', 'Are my activities enough?'];
}

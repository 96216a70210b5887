import { phrase } from '../../../../domain/figures/figure.js';
import { printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type CollegeChance } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../../answerer.js';
import { asking } from '../../asking.js';
import { byEstimate, chanceRowWords, chancesBlock } from '../../chance-words.js';
import { admitRatesOnly } from '../overview/admit-rates-only.js';
import { failed, whichCollege } from '../failed.js';
import { catchOf } from './catch-of.js';
import { texasNote } from './texas-note.js';
import { programNote } from './program-note.js';
import { openerOf } from './chance-opener.js';

export const chanceAt: Answerer = async (asked, tools) => {
  const colleges = asked.colleges.map(({ id }) => id);
  if (colleges.length === 0) return whichCollege(asked);
  if (!asked.student.enoughToEstimate) return admitRatesOnly(asked, tools);
  const found = await tools.use('college_chance', { colleges });
  if (!found.ok) return failed(found.words);
  const [only, ...others] = found.data;
  if (only === undefined) return whichCollege(asked);
  return others.length === 0 ? one(asked, only, tools) : several(asked, found.data);
};

async function one(asked: Asked, at: CollegeChance, tools: TurnTools): Promise<Answer> {
  const reply = new ReplyWriter();
  reply.say(...openerOf(at, asked.variant));
  const { words, question, asksForTest } = await catchOf(asked, at, tools);
  reply
    .say(texasNote(asked, at.college.id))
    .say(...words)
    .say(question);
  if (at.chance !== null) reply.block(chancesBlock([at]));
  reply.offer(...chipsFor(asked));
  return { reply: reply.done(), ...(asksForTest && { state: asking(asked, 'test') }) };
}

function several(asked: Asked, rows: readonly CollegeChance[]): Answer {
  const sorted = [...rows].sort(byEstimate);
  const hardest = sorted[0];
  const reply = new ReplyWriter();
  reply.rows('From hardest to surest:', sorted.map(chanceRowWords));
  if (hardest?.chance != null)
    reply.say(
      phrase`${hardest.college.name} admitted ${printed(hardest.admitRate)} of everyone who applied (${hardest.admitRate.year}).`,
    );
  const note = programNote(asked.student);
  reply.say(note === null ? '' : `One catch: ${note}`);
  reply.say('Want to compare what they would cost you?').block(chancesBlock(sorted));
  return { reply: reply.offer('Compare price and chance', 'Why?', 'What would help most?').done() };
}

const chipsFor = ({ student }: Asked): string[] => [
  student.hasTest ? 'What if I retake the SAT?' : 'What if I get a 1300 SAT?',
  'Why?',
  'What would it cost me?',
  'What would help most there?',
];

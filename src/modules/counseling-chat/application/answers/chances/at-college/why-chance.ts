import { joined, phrase, type Phrase, type Said } from '../../../../domain/figures/figure.js';
import { listed, printed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type CollegeChance } from '../../../tools/tool-results.js';
import { type Answerer, type Asked } from '../../answerer.js';
import {
  aboutPoints,
  chanceInSentence,
  isWide,
  NOT_A_SAFETY_YET,
  placeOf,
  valueOf,
} from '../../chance-words.js';
import { admitRatesOnly } from '../overview/admit-rates-only.js';
import { HARD_FOR_ALL } from './chance-opener.js';
import { failed, whichCollege } from '../failed.js';
import { texasNote } from './texas-note.js';
import { whyListed } from './why-listed.js';
import { missingInBrief } from '../overview/missing-in-brief.js';

const FELT = 0.5;
const MOST_REASONS = 2;

/** What lifts the estimate at one college, what takes something off it, and what it cannot see. */
export const whyChance: Answerer = async (asked, tools) => {
  const ofList = await whyListed(asked, tools);
  if (ofList !== null) return ofList;
  const college = asked.colleges[0]?.id ?? asked.state.focus[0];
  if (college === undefined) return whichCollege(asked);
  if (!asked.student.enoughToEstimate) return admitRatesOnly(asked, tools);
  const found = await tools.use('college_chance', { colleges: [college] });
  if (!found.ok) return failed(found.words);
  const [at] = found.data;
  if (at === undefined) return whichCollege(asked);
  const reply = new ReplyWriter().say(...reasonsOf(at));
  const missing = at.chance !== null && isWide(at.chance) ? await missingInBrief(tools, 'It’s') : null;
  const texas = texasNote(asked, college);
  if (texas !== '') reply.say(texas, 'Do you know your class rank, even roughly?');
  else if (missing?.question == null) reply.say(notSeen(at), nextStep(asked));
  else reply.say(...missing.words).say(missing.question);
  return {
    reply: reply
      .offer('What would help most there?', 'What if I get a 1450?', 'How do you calculate chances?')
      .done(),
  };
};

function reasonsOf(at: CollegeChance): Said[] {
  const { college, chance, admitRate, openAdmission, admitsSeparately } = at;
  if (openAdmission)
    return [`${college.name} has open admission, so your chance there doesn’t depend on grades.`];
  if (chance === null && admitsSeparately === true)
    return [
      `Your record fits ${college.name} as a whole, but your major there has places of its own, and nobody publishes how many applicants they take. So I give no range, and it’s a target at best.`,
    ];
  if (chance === null) return [`${college.name} reports too little, so there is no chance to explain.`];
  const rate =
    valueOf(admitRate) < HARD_FOR_ALL
      ? phrase`Mostly because ${college.name} admits so few: ${printed(admitRate)} of everyone who applied (${admitRate.year}).`
      : phrase`Your chance at ${college.name} is ${chanceInSentence(chance)}; ${placeWords(placeOf(chance))}.`;
  return [rate, ...resting(at), ...lifting(at), ...lowering(at)];
}

const placeWords = (place: string): string =>
  place === NOT_A_SAFETY_YET ? place : `that makes it a ${place}`;

/** The GPA and a class rank are grades. */
const resting = ({ basis }: CollegeChance): Phrase[] => {
  const words = basis.map((what) => joined([what === 'your GPA' ? 'your grades' : what]));
  return words.length === 0 ? [] : [phrase`It rests on ${listed(words)}.`];
};

const lifting = ({ contributions }: CollegeChance): Phrase[] => {
  const up = contributions.filter(({ points }) => valueOf(points) >= FELT).slice(0, MOST_REASONS);
  return up.length === 0 ? [] : [phrase`What helps: ${listed(up.map(reason))}.`];
};

const lowering = ({ contributions }: CollegeChance): Phrase[] => {
  const down = contributions.filter(({ points }) => valueOf(points) <= -FELT).slice(0, MOST_REASONS);
  return down.length === 0 ? [] : [phrase`What lowers it: ${listed(down.map(reason))}.`];
};

const reason = ({ words, points }: CollegeChance['contributions'][number]): Phrase =>
  phrase`${words} (${aboutPoints(points)})`;

const notSeen = ({ openAdmission }: CollegeChance): string =>
  openAdmission ? '' : 'It can’t see your essays, recommendations or interviews.';

const nextStep = ({ student }: Asked): string =>
  student.hasTest ? 'Want to see what would help most there?' : 'Want to see what a test score would do?';

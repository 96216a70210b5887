import { type Phrase, phrase, type Said } from '../../../domain/figures/figure.js';
import { printed, termOf } from '../../../domain/figures/print.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeRef } from '../../../domain/replies/reply.js';
import { type MajorAt } from '../../tools/tool-results.js';
import { type TurnTools } from '../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { asksForEarnings } from '../../../domain/understanding/asks-for-earnings.js';
import { failed } from './failed.js';
import { fieldEarnings } from './field-earnings.js';
import { majorAdvice } from './major-advice.js';
import { answerSearch } from './search.js';

/** Programs that often choose more tightly than their college, by the first digits of their CIP code. */
const TIGHTLY_CHOSEN = ['51.38', '51.16', '14', '11', '52', '50'];
const ASKS_ELSEWHERE = /\bother\b|\belse\b|\bwhich colleges\b|\bwhich schools\b/i;

/** Otherwise "what about Kent State?" asks for the major just spoken of. */
const ASKS_FOR_ALL = /\b(?:majors?|programs?|fields?)\b/i;

const ASKS_FOR_THEIRS = /\b(?:my|our) (?:major|field|program)\b/i;

/** Whether a college teaches a major, its largest fields, or where a major is taught. */
export const answerMajors: Answerer = async (asked, tools) => {
  const { entities, message, state } = asked;
  const ofTheirs = ASKS_FOR_THEIRS.test(message) ? (asked.student.majorCip ?? undefined) : undefined;
  const cip = entities.majors[0]?.cips[0] ?? entities.wishes.majors?.[0] ?? ofTheirs;
  const [college] = asked.colleges;
  if (college !== undefined && asksForEarnings(message)) {
    const earned = await fieldEarnings(asked, tools);
    if (earned !== null) return earned;
  }
  const before = state.shown?.wishes.majors;
  if (college !== undefined && !ASKS_ELSEWHERE.test(message)) {
    const meant = cip ?? (ASKS_FOR_ALL.test(message) ? undefined : before?.[0]);
    return meant === undefined ? largestFields(college, tools) : majorAt(asked, tools, college, meant);
  }
  if (cip === undefined && before !== undefined && ASKS_ELSEWHERE.test(message)) {
    const wishes = { majors: before, ...entities.wishes };
    return answerSearch({ ...asked, colleges: [], entities: { ...entities, wishes } }, tools);
  }
  return majorAdvice(asked) ?? answerSearch(asked, tools);
};

async function majorAt(asked: Asked, tools: TurnTools, college: CollegeRef, cip: string): Promise<Answer> {
  const found = await tools.use('majors', { college: college.id, major: cip });
  if (!found.ok) return failed(found.words);
  const [major] = found.data;
  const said = asked.entities.majors[0]?.words ?? asked.student.major ?? 'that major';
  const writer = new ReplyWriter().say(major === undefined ? '' : taughtWords(major, said));
  if (major?.taught === true && TIGHTLY_CHOSEN.some((code) => cip.startsWith(code)))
    writer.say('Some programs choose more tightly than the college; check the program’s page.');
  writer.say('Want the other colleges that teach it?');
  writer.offer(`Which other colleges do?`, 'What are my chances there?', 'What would it cost me?');
  const shown = {
    kind: 'search',
    ids: [college.id],
    wishes: { majors: [cip] },
    page: 1,
    sinceTurn: asked.state.turn,
  } as const;
  return { reply: writer.done(), state: { shown } };
}

function taughtWords({ college, taught, graduates, awardShare, earnings }: MajorAt, said: string): Said {
  if (taught === null) return `I don’t have the programs of ${college.name}; its own site lists them.`;
  if (!taught)
    return `No, I don’t find ${said} among the programs ${college.name} reports. Its own site has the last word.`;
  const yes = phrase`Yes, ${college.name} offers ${said}${graduateWords(graduates, awardShare)}.`;
  if (earnings === null) return yes;
  return phrase`${yes} Its graduates earn ${printed(earnings)} a year in the middle.`;
}

function graduateWords(graduates: MajorAt['graduates'], awardShare: MajorAt['awardShare']): Said {
  if (graduates !== null)
    return phrase`: ${printed(graduates)} people earned that degree (${termOf(graduates)})`;
  if (awardShare === null) return '';
  return phrase`: ${printed(awardShare)} of all its degrees are in that field (${termOf(awardShare)})`;
}

async function largestFields(college: CollegeRef, tools: TurnTools): Promise<Answer> {
  const found = await tools.use('majors', { college: college.id });
  if (!found.ok) return failed(found.words);
  const writer = new ReplyWriter();
  if (found.data.length === 0)
    writer.say(`I don’t have the programs of ${college.name}; its own site lists them.`);
  else writer.rows(`The largest majors at ${college.name}, by degrees a year:`, found.data.map(fieldLine));
  return {
    reply: writer
      .say('Is yours among them? Tell me a major and I’ll look it up.')
      .offer('What are my chances there?', 'What would it cost me?', 'I am undecided')
      .done(),
  };
}

const fieldLine = ({ field, graduates }: MajorAt): Phrase =>
  graduates === null ? phrase`${field}` : phrase`${field}: ${printed(graduates)}`;

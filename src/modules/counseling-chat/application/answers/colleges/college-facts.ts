import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeFacts, FACTS, type FactKey } from '../../tools/tool-results.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { factSentence, hostOf } from './fact-words.js';
import { asksForRank, factsAsked, unknownAsked } from './facts-asked.js';
import { failed } from './failed.js';
import { overviewReply } from './overview.js';
import { whichCollege } from './which-college.js';

const MOST_COLLEGES = 4;

/** What a college is like, by its figures. */
export const answerCollegeFacts: Answerer = async (asked, tools) => {
  const colleges = asked.colleges.slice(0, MOST_COLLEGES).map(({ id }) => id);
  if (colleges.length === 0) return whichCollege(asked);
  const about = factsMeant(asked);
  const found = await tools.use('college_facts', about.length === 0 ? { colleges } : { colleges, about });
  if (!found.ok) return failed(found.words);
  if (about.length > 0) return { reply: factsReply(found.data), state: { attribute: about[0] ?? null } };
  const unknown = unknownAsked(asked.message);
  const [only] = found.data;
  if (unknown !== null && only !== undefined) return notInOurData(only, unknown);
  return { reply: overviewReply(found.data, asksForRank(asked.message)), state: { attribute: null } };
};

/** "Same for Emory" asks what was asked before. */
function factsMeant({ message, state }: Asked): readonly FactKey[] {
  const named = factsAsked(message);
  if (named.length > 0 || unknownAsked(message) !== null || asksForRank(message)) return named;
  if (state.topic !== 'college_facts' || /\btell me\b|\babout\b.*\bmore\b/i.test(message)) return [];
  return FACTS.filter((key) => key === state.attribute);
}

function factsReply(colleges: readonly CollegeFacts[]) {
  const writer = new ReplyWriter();
  const sentences = colleges.flatMap(({ college, facts }) =>
    facts.map((fact) => factSentence(college.name, fact)),
  );
  if (sentences.length === 1) writer.say(...sentences);
  else writer.rows('Here is what the data says:', sentences);
  const asked = colleges[0]?.facts.map(({ key }) => key) ?? [];
  const [next, ...chips] = nextSteps(asked);
  return writer
    .say(next)
    .offer(...chips, 'What would it cost me?', 'What are my chances there?')
    .done();
}

/** A question, and chips that answer it. */
function nextSteps(keys: readonly FactKey[]): readonly [string, ...string[]] {
  if (keys.some((key) => MONEY.includes(key)))
    return ['Want the price for you, after aid?', 'What would it cost me?'];
  if (keys.includes('gpa'))
    return ['The SAT scores are public. Want those?', 'What SAT do people there have?'];
  if (keys.some((key) => ADMISSIONS.includes(key)))
    return ['Want the range for you?', 'What are my chances there?'];
  return ['Want to compare it with another college?', 'Compare with another college'];
}
const MONEY: readonly FactKey[] = ['tuition', 'fullPrice', 'netPrice', 'roomAndBoard', 'debt'];
const ADMISSIONS: readonly FactKey[] = ['admitRate', 'yield', 'testPolicy', 'sat', 'act', 'considered'];

function notInOurData({ college, website }: CollegeFacts, what: string): Answer {
  const site = website === null ? 'its own site' : hostOf(website);
  const writer = new ReplyWriter()
    .say(
      `I don’t have anything on ${what}: the federal data leaves it out. Check ${college.name}’s own pages at ${site}.`,
    )
    .say('I can show what it costs, who gets in, and how many graduate. Which one?')
    .offer('What would it cost me?', 'What are my chances there?', 'What is the graduation rate?');
  return { reply: writer.done(), state: { attribute: null } };
}

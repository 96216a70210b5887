import { joinReplies } from '../../../domain/replies/join-replies.js';
import { ReplyWriter } from '../../../domain/replies/reply-writer.js';
import { type CollegeFacts, FACTS, type FactKey } from '../../tools/tool-results.js';
import { type Answer, type Answerer, type Asked } from '../answerer.js';
import { asksForEarnings } from '../../../domain/understanding/asks-for-earnings.js';
import { fieldEarnings } from './field-earnings.js';
import { factSentence, hostOf } from './fact-words.js';
import { asksForRank, factsAsked, unknownAsked } from './facts-asked.js';
import { programNote } from '../lists/words.js';
import { failed } from './failed.js';
import { asksForPayment, loanPayment } from './loan-payment.js';
import { overviewReply } from './overview.js';
import { worthOfCollege } from './worth-of-college.js';
import { normalize } from '../../../domain/language/normalize.js';
import { asksForWorth, asksWhyPeopleGo } from '../../../domain/understanding/asks-for-worth.js';
import { whichCollege } from './which-college.js';
import { asksOwnGraduation, asksWhyGraduation, ownGraduation, whyGraduation } from './why-graduation.js';
import { type TurnTools } from '../../tools/turn-tools.js';

const MOST_COLLEGES = 4;

/** What a college is like, by its figures. */
export const answerCollegeFacts: Answerer = async (asked, tools) => {
  const colleges = asked.colleges.slice(0, MOST_COLLEGES).map(({ id }) => id);
  if (colleges.length === 0) return whichCollege(asked);
  const inWords = await inWordsOfOurs(asked, tools);
  if (inWords !== null) return inWords;
  const about = factsMeant(asked);
  if (about.includes('earnings') || (about.length === 0 && asksForEarnings(asked.message))) {
    const ofField = await fieldEarnings(asked, tools);
    if (ofField !== null) return ofField;
  }
  const found = await tools.use('college_facts', about.length === 0 ? { colleges } : { colleges, about });
  if (!found.ok) return failed(found.words);
  if (about.length === 0 && asked.entities.majors.length > 0) {
    const ofField = await fieldEarnings(asked, tools);
    if (ofField !== null) return withFieldOf(found.data, asked, ofField);
  }
  if (about.length > 0) return { reply: factsReply(found.data), state: { attribute: about[0] ?? null } };
  const unknown = unknownAsked(asked.message);
  const [only] = found.data;
  if (unknown.length > 0 && only !== undefined) return notInOurData(only, unknown, tools);
  return { reply: overviewReply(found.data, asksForRank(asked.message)), state: { attribute: null } };
};

/** What a figure means, and not the figure. */
function inWordsOfOurs(asked: Asked, tools: TurnTools): Promise<Answer | null> {
  const { plain } = normalize(asked.message);
  if (asksForWorth(plain) || asksWhyPeopleGo(plain)) return worthOfCollege(asked, tools);
  if (asksForPayment(asked)) return loanPayment(asked, tools);
  if (asksOwnGraduation(asked.message)) return ownGraduation(asked, tools);
  return asksWhyGraduation(asked.message) ? whyGraduation(asked, tools) : Promise.resolve(null);
}

/** "Why is San Jose State on every list for computer science?": the college, and what its graduates of the field earn. */
const withFieldOf = (facts: readonly CollegeFacts[], asked: Asked, ofField: Answer): Answer => {
  const major = asked.entities.majors[0];
  const overview = overviewReply(facts, asksForRank(asked.message));
  const note = new ReplyWriter().say(programNote(major?.title ?? major?.words ?? null)).done();
  return { ...ofField, reply: joinReplies([overview, note, ofField.reply]) };
};

/** "Same for Emory" asks what was asked before. */
function factsMeant({ message, state }: Asked): readonly FactKey[] {
  const named = factsAsked(message);
  const unknown = unknownAsked(message);
  if (unknown.some((what) => what.includes('honors'))) return [];
  if (named.length > 0 || unknown.length > 0 || asksForRank(message)) return named;
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
  if (colleges[0]?.facts.some(({ key }) => key === 'debt') === true)
    writer.say(
      'That counts only students who borrowed, and only federal loans: private and parent loans aren’t in it.',
    );
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

/** The figures that come closest to what no figure tells. */
const CLOSE_TO: Readonly<Record<string, readonly FactKey[]>> = {
  'honors colleges': ['sat', 'gpa'],
  'its honors college': ['sat', 'gpa'],
  dorms: ['roomAndBoard'],
  housing: ['roomAndBoard'],
  food: ['roomAndBoard'],
  'life on campus': ['size', 'setting'],
  'parties or Greek life': ['size', 'setting'],
  'sports teams or divisions': ['size', 'setting'],
  'marching bands': ['size', 'setting'],
  clubs: ['size'],
  'safety on campus': ['setting'],
  'the weather': ['place'],
  'its professors': ['ratio'],
  'internships or co-ops': ['earnings', 'graduation'],
  'cars and parking': ['setting'],
};

async function notInOurData(
  { college, website }: CollegeFacts,
  what: readonly string[],
  tools: TurnTools,
): Promise<Answer> {
  const close = [...new Set(what.flatMap((one) => CLOSE_TO[one] ?? []))];
  const found =
    close.length === 0 ? null : await tools.use('college_facts', { colleges: [college.id], about: close });
  const sentences =
    found?.ok === true ? (found.data[0]?.facts ?? []).map((fact) => factSentence(college.name, fact)) : [];
  const site = website === null ? 'its own site' : hostOf(website);
  const writer = new ReplyWriter()
    .say(
      `I don’t have anything on ${what.join(' or ')}: the federal data leaves it out. Check ${college.name}’s own pages at ${site}.`,
    )
    .say(...sentences)
    .say('I can show what it costs, who gets in, and how many graduate. Which one?')
    .offer('What would it cost me?', 'What are my chances there?', 'What is the graduation rate?');
  return { reply: writer.done(), state: { attribute: null } };
}

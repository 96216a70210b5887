import { withOpener } from '../../../../domain/replies/added-words.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer, type Answerer, type Asked } from '../../answerer.js';
import { policyAt } from './policy-at.js';
import { retake } from './retake.js';
import { sendScores } from './send-scores.js';
import { testsInGeneral } from './tests-in-general.js';
import { whereScoreHelps } from './where-score-helps.js';

const WHY_UNREAD = /\bwhy\b.*\b(?:not|n[’']?t|never|ignore|blind)\b/iu;
const WHERE_IT_HELPS =
  /\b(?:where|which|what) .*\b(?:my|it|the|a|that|this|sat|act|scores?|\d{3,4})\b.*\b(?:help|helps|count|counts|matter|matters|useful|look at)\b|\bwhere (?:do|does|would) .*\b(?:help|count|matter)\b/iu;
const RETAKE = /\bre-?take\b|\btake (?:it|the (?:sat|act)) again\b|\bworth it\b/iu;
const WITHHOLDS =
  /\b(?:not|n[’']t|without|never) (?:\w+ ){0,3}(?:send|submit|test|score|sat|act)|\bhurt\b|\btest optional with\b/iu;
const WHO_CARES =
  /\b(?:some|ones|which|any|colleges|schools|who|places)\b.*\b(?:care|cares|value|values|look at|count|counts|want|wants)\b/iu;
const SENDS = /\b(?:send|submit|report|good enough|include)\b/iu;
const WASTED = /\bwasted?\b|\buseless\b|\bfor nothing\b|\bpointless\b/iu;

/** Whether scores are looked at, should be sent, or taken again. */
export const testPolicy: Answerer = async (asked, tools) => {
  const colleges =
    asked.colleges.length > 0 ? asked.colleges.map(({ id }) => id) : asked.state.focus.slice(0, 2);
  if (WHY_UNREAD.test(asked.message) && colleges.length > 0) return whyUnread(asked);
  if (WHERE_IT_HELPS.test(asked.message) || WHO_CARES.test(asked.message))
    return whereScoreHelps(asked, tools);
  if (WASTED.test(asked.message) && colleges.length > 0) {
    const elsewhere = await whereScoreHelps(asked, tools);
    const unread = await unreadAt(colleges, tools);
    return unread === '' ? elsewhere : { ...elsewhere, reply: withOpener(elsewhere.reply, unread) };
  }
  if (RETAKE.test(asked.message)) return retake(asked, namedIn(asked), tools);
  if (WASTED.test(asked.message) || colleges.length === 0) return testsInGeneral(asked, tools);
  if (WITHHOLDS.test(asked.message) || SENDS.test(asked.message)) return sendScores(asked, colleges, tools);
  return policyAt(colleges, tools);
};

/** A retake is about the whole list unless a college is named or meant. */
const namedIn = ({ colleges, entities }: Asked): number[] =>
  entities.colleges.length > 0 || entities.references.length > 0 ? colleges.map(({ id }) => id) : [];

/** Which of these don’t look at scores. */
async function unreadAt(ids: readonly number[], tools: TurnTools): Promise<string> {
  const found = await tools.use('college_facts', {
    colleges: ids.slice(0, MOST_NAMED),
    about: ['testPolicy'],
  });
  const blind = (found.ok ? found.data : []).filter(({ facts }) =>
    facts.some(({ words }) => words === 'not-considered'),
  );
  if (blind.length === 0) return 'No, it isn’t useless: it counts wherever scores are read.';
  const names = blind.map(({ college }) => college.name);
  const all =
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
  return `Not useless, but right: ${all} ${names.length === 1 ? 'doesn’t' : 'don’t'} look at scores at all, so it neither helps nor hurts there. It counts elsewhere, and can bring merit money.`;
}
const MOST_NAMED = 4;

/** University of California and Cal State, since 2021 and 2022: universityofcalifornia.edu, calstate.edu. */
const whyUnread = ({ colleges: [college] }: Asked): Answer => ({
  reply: new ReplyWriter()
    .say(
      'Annoying when you worked for that score, I get it.',
      `${college?.name ?? 'Such a college'} goes without because scores follow family income and access to prep, and because high school grades say much of the same. In California, a court case and the university’s own vote ended it for all its campuses; people still argue about it.`,
    )
    .say(
      'What counts instead: grades in hard courses, activities and the written answers. Want to see where your score does help?',
    )
    .offer('Where does my score help?', 'What would help most there?', 'Find safety schools')
    .done(),
});

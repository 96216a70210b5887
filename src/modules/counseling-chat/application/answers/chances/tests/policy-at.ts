import { phrase, type Phrase } from '../../../../domain/figures/figure.js';
import { between } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { type CollegeFacts } from '../../../tools/tool-results.js';
import { type TurnTools } from '../../../tools/turn-tools.js';
import { type Answer } from '../../answerer.js';
import { failed } from '../failed.js';

export const CHECK_THE_PAGE = 'Several colleges have changed this since, so check the college’s own page.';

const POLICIES: Readonly<Record<string, string>> = {
  required: 'scores were required',
  recommended: 'scores were recommended',
  optional: 'test-optional',
  'not-considered': 'scores were not considered, even if sent',
};

/** How each college treats scores, with the year it said so. */
export async function policyAt(colleges: readonly number[], tools: TurnTools): Promise<Answer> {
  const found = await tools.use('college_facts', { colleges, about: ['testPolicy', 'sat'] });
  if (!found.ok) return failed(found.words);
  const reply = new ReplyWriter();
  const [only, ...others] = found.data;
  if (only !== undefined && others.length === 0) reply.say(phrase`${policyWords(only)}.`);
  else reply.rows('How they treated scores:', found.data.map(policyWords));
  const unread = found.data.every(({ facts }) => policyOf(facts)?.words === 'not-considered');
  if (unread) return nobodyReadsIt(reply);
  reply.say(CHECK_THE_PAGE, 'Want to see your chance there?');
  return {
    reply: reply
      .offer('What are my chances there?', 'Should I send my scores?', 'Should I retake the SAT?')
      .done(),
  };
}

/** Of the whole systems: admission.universityofcalifornia.edu and calstate.edu, 2026. */
const nobodyReadsIt = (reply: ReplyWriter): Answer => ({
  reply: reply
    .say(
      'So a score, high or low, changes nothing there: grades, courses, essays and activities decide. The same goes for every University of California and Cal State campus.',
      'Most colleges elsewhere still read one. Want to see where it would help you?',
    )
    .offer('Where does my score help?', 'What would help most there?', 'What are my chances there?')
    .done(),
});

const policyOf = (facts: CollegeFacts['facts']) => facts.find(({ key }) => key === 'testPolicy');

/** "Georgetown: scores were required (fall 2023); SAT 1390–1540 (middle half)" */
function policyWords({ college, facts }: CollegeFacts): Phrase {
  const policy = policyOf(facts);
  const said = POLICIES[policy?.words ?? ''] ?? 'its test policy is not reported';
  const [source] = policy?.figures ?? [];
  const year = source === undefined || source.year === '' ? '' : ` (${source.year})`;
  const words = {
    text: `${college.name}: ${said}${year}`,
    figures: source === undefined ? [] : [source],
  };
  const [low, high] = facts.find(({ key }) => key === 'sat')?.figures ?? [];
  return low?.value == null || high?.value == null
    ? words
    : phrase`${words}; SAT ${between(low, high)} (middle half)`;
}

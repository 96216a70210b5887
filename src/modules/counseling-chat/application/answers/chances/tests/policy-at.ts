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
  reply.say(CHECK_THE_PAGE, 'Want to see your chance there?');
  return {
    reply: reply
      .offer('What are my chances there?', 'Should I send my scores?', 'Should I retake the SAT?')
      .done(),
  };
}

/** "Georgetown: scores were required (fall 2023); SAT 1390–1540 (middle half)" */
function policyWords({ college, facts }: CollegeFacts): Phrase {
  const policy = facts.find(({ key }) => key === 'testPolicy');
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

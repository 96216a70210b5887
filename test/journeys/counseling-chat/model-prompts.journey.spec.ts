import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillEveryField } from '../../support/browser/fill-every-field.js';
import {
  type LanguageModelServer,
  startLanguageModelServer,
} from '../../support/servers/language-model-server.js';
import { call, type Person, register } from '../../support/data/people.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';

const OHIO_STATE = 204796;
const MIAMI = 204024;

/** Answers that no other answer has. */
const SENSITIVE = {
  raceEthnicity: ['Middle Eastern or North African'],
  gender: 'Non-binary',
  householdIncomeRange: '60-100k',
  parentEducationLevel: 'High school or GED',
};
const TOLD =
  /Middle Eastern|North African|non-?binary|60-100k|\$60,|\$100,|48,001|75,000|75,001|110,000|first[- ]gen|High school or GED|Willow Falls|2009-03-14/iu;

/** Every tool, with all that it takes. */
const CALLS: readonly { name: string; input: unknown }[] = [
  { name: 'my_profile', input: {} },
  { name: 'missing_answers', input: {} },
  { name: 'find_college', input: { text: 'Ohio State' } },
  { name: 'search_colleges', input: { states: ['OH'], sort: 'netPrice' } },
  { name: 'college_facts', input: { colleges: [OHIO_STATE, MIAMI] } },
  { name: 'college_chance', input: { colleges: [OHIO_STATE, MIAMI] } },
  { name: 'what_if', input: { colleges: [OHIO_STATE], changes: { satTotal: 1500 } } },
  { name: 'improvements', input: { college: OHIO_STATE } },
  { name: 'safety_schools', input: {} },
  { name: 'recommendations', input: {} },
  {
    name: 'compare_colleges',
    input: { colleges: [OHIO_STATE, MIAMI], rows: ['chance', 'price', 'graduation'] },
  },
  { name: 'net_price', input: { colleges: [OHIO_STATE, MIAMI] } },
  { name: 'my_list', input: {} },
  { name: 'list_balance', input: {} },
  { name: 'deadlines', input: {} },
  { name: 'applications', input: {} },
  { name: 'essay_status', input: {} },
  { name: 'majors', input: { college: OHIO_STATE } },
  { name: 'find_topics', input: { question: 'My mom refuses to do the FAFSA. What now?' } },
];

let model: LanguageModelServer;
let flyleaf: RunningApp;
let maya: Person;
beforeAll(async () => {
  model = await startLanguageModelServer({ kind: 'says', text: 'I looked at what you have.' });
  flyleaf = await startApp({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'sk-stub', OPENAI_MODEL: 'stub' });
  maya = await register(flyleaf, { firstName: 'Maya', lastName: 'Lin' });
  await fillEveryField(flyleaf, maya, { ...SENSITIVE, city: 'Willow Falls' });
  for (const collegeId of [OHIO_STATE, MIAMI])
    await call(flyleaf, maya, 'POST', '/api/saved-colleges', { collegeId });
});
afterAll(async () => {
  await flyleaf.close();
  await model.close();
});

const ask = (message: string) => call(flyleaf, maya, 'POST', '/api/chat/send', { message });

it('a language model never gets race, gender, income, parents’ education, birth date or town', async () => {
  for (let first = 0; first < CALLS.length; first += 6) {
    model.next({ kind: 'calls', calls: CALLS.slice(first, first + 6) });
    await ask('What do you know about me, and what would my colleges cost?');
  }
  await ask('I’m Black and first-gen, and my parents make $72,000 a year. Can I afford Ohio State?');

  const results = model.requests.flatMap(({ body }) => body.messages.filter(({ role }) => role === 'tool'));
  expect(results.length).toBeGreaterThanOrEqual(CALLS.length);
  // A busy machine may be too slow for a tool, whose answer is then nothing at all.
  expect(results.filter(({ content }) => /"failed":"(?!That took too long)/u.test(content))).toEqual([]);
  const person = model.requests.flatMap(({ body }) => body.messages.filter(({ role }) => role !== 'system'));
  for (const { content } of person) expect(content).not.toMatch(TOLD);
  expect(JSON.stringify(person)).not.toMatch(/72,000|\bBlack\b|Maya|\bLin\b/u);
  const kept = await call(flyleaf, maya, 'GET', '/api/user-profile');
  expect(kept.body).toMatchObject(SENSITIVE);
});

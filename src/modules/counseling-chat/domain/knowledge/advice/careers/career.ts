import { type Topic } from '../topics/topic.js';

/** A line of work a student thinks of: what it takes to get there. */
export interface Career {
  readonly key: string;
  /** "electrician", so that "how do I become an electrician" is found. */
  readonly jobs: readonly string[];
  /** "dental hygiene", so that "is dental hygiene hard" is found. */
  readonly fields: readonly string[];
  /** What one studies and how long, and then what to look out for. Without a digit. */
  readonly says: readonly [howLong: string, lookOutFor: string];
  readonly then: string;
  /** What a search for places to study it asks for. */
  readonly study: { readonly majors: readonly string[]; readonly degrees: 'associate' | 'bachelors' };
}

export const CAREER_CHIPS = ['Where can I study that?', 'Trade school or college?', 'Which major fits me?'];

const OF_JOBS = [
  (job: string) => `i want to be ${job}`,
  (job: string) => `how do i become ${job}`,
  (job: string) => `how long does it take to become ${job}`,
  (job: string) => `what do i need to be ${job}`,
  (job: string) => `do i need a degree to be ${job}`,
  (job: string) => `thinking about being ${job}`,
  (job: string) => `is ${job} a good job`,
];
const OF_FIELDS = [
  (field: string) => `how long is ${field} school`,
  (field: string) => `i am interested in ${field}`,
  (field: string) => `is ${field} hard to get into`,
  (field: string) => `i want to go into ${field}`,
  (field: string) => `what about ${field}`,
  (field: string) => `tell me about ${field}`,
];

/** Who asks for colleges wants to see colleges. */
const NO_SEARCH =
  /^(?!.*\b(?:colleges|schools|universities|which|where|near|cheapest|chances?|odds|compare|better|my profile|did i)\b)/u;

export const asTopic = ({ key, jobs, fields, says, then }: Career): Topic => ({
  key,
  asked: [
    ...jobs.flatMap((job) => OF_JOBS.map((ask) => ask(withArticle(job)))),
    ...fields.flatMap((field) => OF_FIELDS.map((ask) => ask(field))),
  ],
  needs: NO_SEARCH,
  says,
  then,
  chips: CAREER_CHIPS,
  source: null,
});

const withArticle = (job: string): string => `${/^[aeiou]/u.test(job) ? 'an' : 'a'} ${job}`;

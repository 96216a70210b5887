import { z } from 'zod';
import { type InputOf, type ToolName } from '../../application/tools/tools.js';
import { SITUATIONS } from '../../domain/knowledge/advice/situation.js';
import { AID_TOPICS } from '../../domain/knowledge/aid.js';
import { NOTE_TOPICS } from '../../domain/knowledge/data-notes.js';
import { FACTS } from '../../application/tools/tool-results.js';

const MOST_COLLEGES = 6;
const MOST_ROWS = 10;
const LONGEST_TEXT = 100;
const LONGEST_QUESTION = 300;

const text = z.string().trim().min(1).max(LONGEST_TEXT);
const unitId = z.int().min(100_000).max(99_999_999);
const colleges = z.array(unitId).min(1).max(MOST_COLLEGES).describe('Unit ids');
const state = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('Two-letter code');
const states = z.array(state).max(10);
const category = z.enum(['reach', 'target', 'safety']);
const ownership = z.enum(['public', 'private']);
const cips = z
  .array(z.string().regex(/^\d{2}(\.\d{2})?$/))
  .max(10)
  .describe('CIP codes such as 11.07');
const dollars = z.number().min(0).max(200_000);
const share = z.number().min(0).max(1);
const limit = z.int().min(1).max(MOST_ROWS);
const page = z.int().min(1).max(50);
const nothing = z.strictObject({});
const gpa = z.string().max(6).describe('As the student wrote it, such as 3.7');
const sat = z.int().min(400).max(1600);
const act = z.int().min(1).max(36);
const courses = z.int().min(0).max(40);

const WhatIfChanges = z.strictObject({
  satTotal: sat.exactOptional(),
  actComposite: act.exactOptional(),
  unweightedGpa: z.number().min(0).max(100).exactOptional(),
  weightedGpa: z.number().min(0).max(110).exactOptional(),
  apCoursesTaken: courses.exactOptional(),
  homeState: state.exactOptional(),
  round: z.enum(['Early Decision', 'Early Action', 'Regular Decision']).exactOptional(),
  testPreference: z.enum(['SAT', 'ACT', 'Both', 'Neither']).exactOptional(),
});

const ProfileChanges = z.strictObject({
  currentGradeLevel: z.enum(['9th', '10th', '11th', '12th', 'Graduate']).exactOptional(),
  graduationYear: z.int().min(2020).max(2040).exactOptional(),
  state: state.exactOptional(),
  unweightedGpa: gpa.exactOptional(),
  weightedGpa: gpa.exactOptional(),
  satTotal: sat.exactOptional(),
  actComposite: act.exactOptional(),
  testPreference: z.enum(['SAT', 'ACT', 'Both', 'Neither']).exactOptional(),
  apCoursesTaken: courses.exactOptional(),
  honorsCourses: courses.exactOptional(),
  intendedMajor: text.exactOptional(),
  maxTuition: dollars.exactOptional(),
});

/** What each tool is for and takes. Strict: an argument that is not named here is a wrong argument. */
export const TOOL_SCHEMAS: {
  readonly [Name in ToolName]: { readonly description: string; readonly input: z.ZodType<InputOf<Name>> };
} = {
  my_profile: { description: 'What the student entered about grades, scores and wishes.', input: nothing },
  missing_answers: {
    description: 'Which missing answer would narrow the student’s ranges most.',
    input: nothing,
  },
  find_college: { description: 'The colleges a name may mean.', input: z.strictObject({ text }) },
  search_colleges: {
    description: 'Colleges by what they are. Sort by netPrice for the cheapest.',
    input: z.strictObject({
      text: text.exactOptional(),
      states: states.exactOptional(),
      regions: z.array(text).max(8).exactOptional(),
      ownership: ownership.exactOptional(),
      settings: z
        .array(z.enum(['Urban', 'Suburban', 'Rural']))
        .max(3)
        .exactOptional(),
      size: z.enum(['small', 'medium', 'large']).exactOptional(),
      degrees: z.enum(['associate', 'bachelors']).exactOptional(),
      majors: cips.exactOptional(),
      admitRateMin: share.exactOptional(),
      admitRateMax: share.exactOptional(),
      completionMin: share.exactOptional(),
      netPriceMax: dollars.exactOptional(),
      testPolicy: z
        .array(z.enum(['required', 'recommended', 'optional', 'not-considered']))
        .max(4)
        .exactOptional(),
      designation: z.array(text).max(8).exactOptional(),
      faith: z.array(text).max(5).exactOptional(),
      openAdmission: z.boolean().exactOptional(),
      category: category.exactOptional(),
      sort: z
        .enum(['match', 'netPrice', 'completion', 'admitRate', 'size', 'distance', 'earnings'])
        .exactOptional(),
      limit: limit.exactOptional(),
      page: page.exactOptional(),
    }),
  },
  college_facts: {
    description: 'Facts of up to four colleges, each with its year; without "about" an overview.',
    input: z.strictObject({
      colleges: colleges.max(4),
      about: z.array(z.enum(FACTS)).max(24).exactOptional(),
    }),
  },
  college_chance: {
    description: 'The student’s chance at up to six colleges, with reasons.',
    input: z.strictObject({ colleges }),
  },
  what_if: {
    description: 'The chance before and after a change of scores, grades, courses, state or round.',
    input: z.strictObject({ colleges, changes: WhatIfChanges }),
  },
  improvements: {
    description: 'What would help most at a college, or over the list.',
    input: z.strictObject({ college: unitId.exactOptional() }),
  },
  safety_schools: {
    description: 'Colleges that would almost surely take the student and that the family can pay for.',
    input: z.strictObject({
      states: states.exactOptional(),
      majors: cips.exactOptional(),
      netPriceMax: dollars.exactOptional(),
      ownership: ownership.exactOptional(),
      sort: z.enum(['match', 'netPrice', 'completion', 'size']).exactOptional(),
      limit: limit.exactOptional(),
      page: page.exactOptional(),
    }),
  },
  recommendations: {
    description: 'The student’s balanced list of reaches, targets and safeties.',
    input: z.strictObject({
      category: category.exactOptional(),
      states: states.exactOptional(),
      limit: limit.exactOptional(),
    }),
  },
  compare_colleges: {
    description: 'Two to six colleges beside each other.',
    input: z.strictObject({
      colleges: colleges.min(2),
      rows: z
        .array(z.enum(['chance', 'price', 'graduation', 'earnings', 'size', 'place', 'testPolicy']))
        .max(7)
        .exactOptional(),
    }),
  },
  net_price: {
    // An income is read from the message by our own reader, and never told to a model.
    description: 'What a year would cost this student after aid.',
    input: z.strictObject({ colleges }),
  },
  my_list: {
    description: 'The saved colleges.',
    input: z.strictObject({ category: category.exactOptional() }),
  },
  list_balance: { description: 'Whether the saved list is balanced.', input: nothing },
  deadlines: {
    description: 'Dates the student entered, else usual dates.',
    input: z.strictObject({ college: unitId.exactOptional(), month: z.int().min(1).max(12).exactOptional() }),
  },
  applications: {
    description: 'Where the student’s applications stand.',
    input: z.strictObject({ college: unitId.exactOptional() }),
  },
  essay_status: { description: 'The student’s essays, without their text.', input: nothing },
  majors: {
    description: 'Whether a college teaches a major, or which colleges do.',
    input: z.strictObject({ college: unitId.exactOptional(), major: text.exactOptional() }),
  },
  explain_term: { description: 'What a word of admissions means.', input: z.strictObject({ term: text }) },
  find_topics: {
    description:
      'What a counselor says of applying, aid, tests, family, campus life or worries: checked texts. Ask in one whole question.',
    input: z.strictObject({
      question: z.string().trim().min(1).max(LONGEST_QUESTION),
      situation: z.enum(SITUATIONS).exactOptional().describe('Only if the student told it'),
    }),
  },
  aid_basics: {
    description: 'How paying for college works.',
    input: z.strictObject({ topic: z.enum(AID_TOPICS) }),
  },
  data_notes: {
    description: 'Where figures come from, and what is private.',
    input: z.strictObject({ topic: z.enum(NOTE_TOPICS) }),
  },
  propose_profile_change: {
    description:
      'Offers to save what the student said about themselves. It saves nothing; the student says yes.',
    input: z.strictObject({ changes: ProfileChanges }),
  },
  propose_save: {
    description: 'Offers to save colleges to the list. It saves nothing; the student says yes.',
    input: z.strictObject({ colleges, category: category.exactOptional() }),
  },
  open_page: {
    description: 'A link to a page of Flyleaf.',
    input: z.strictObject({ page: text, college: unitId.exactOptional() }),
  },
};

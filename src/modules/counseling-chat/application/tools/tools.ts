import { type ProfileChanges, type WhatIfChanges } from '../../domain/conversation/changes.js';
import { type SearchWishes } from '../../domain/entities/entities.js';
import { type Situation } from '../../domain/knowledge/advice/situation.js';
import { type AidTopic } from '../../domain/knowledge/aid.js';
import { type NoteTopic } from '../../domain/knowledge/data-notes.js';
import { type FixedText } from '../../domain/knowledge/fixed-text.js';
import {
  type ApplicationRow,
  type Category,
  type CollegeChance,
  type CollegeFacts,
  type CollegeList,
  type CollegePrice,
  type CollegesByName,
  type Comparison,
  type DeadlineRow,
  type EssayRow,
  type FactKey,
  type FoundTopic,
  type Improvement,
  type ListBalance,
  type MajorAt,
  type MissingAnswers,
  type MyList,
  type MyProfile,
  type OpenedPage,
  type ProposedChange,
  type ProposedSave,
  type WhatIf,
} from './tool-results.js';

/** What each tool takes and finds. Both advisors use the same tools; all of them read, none of them writes. */
export interface Tools {
  my_profile: { input: NoInput; data: MyProfile };
  missing_answers: { input: NoInput; data: MissingAnswers };
  find_college: { input: { text: string }; data: CollegesByName };
  search_colleges: { input: SearchWishes & { limit?: number; page?: number }; data: CollegeList };
  college_facts: {
    input: { colleges: readonly number[]; about?: readonly FactKey[] };
    data: readonly CollegeFacts[];
  };
  college_chance: { input: { colleges: readonly number[] }; data: readonly CollegeChance[] };
  what_if: { input: { colleges: readonly number[]; changes: WhatIfChanges }; data: readonly WhatIf[] };
  improvements: { input: { college?: number }; data: readonly Improvement[] };
  safety_schools: { input: SafetyWishes; data: CollegeList };
  recommendations: {
    input: { category?: Category; states?: readonly string[]; limit?: number };
    data: CollegeList;
  };
  compare_colleges: {
    input: { colleges: readonly number[]; rows?: readonly Comparison['rows'][number]['key'][] };
    data: Comparison;
  };
  net_price: {
    input: { colleges: readonly number[]; incomeBand?: IncomeBand };
    data: readonly CollegePrice[];
  };
  my_list: { input: { category?: Category }; data: MyList };
  list_balance: { input: NoInput; data: ListBalance };
  deadlines: { input: { college?: number; month?: number }; data: readonly DeadlineRow[] };
  applications: { input: { college?: number }; data: readonly ApplicationRow[] };
  essay_status: { input: NoInput; data: readonly EssayRow[] };
  majors: { input: { college?: number; major?: string }; data: readonly MajorAt[] };
  explain_term: { input: { term: string }; data: FixedText };
  find_topics: { input: { question: string; situation?: Situation }; data: readonly FoundTopic[] };
  aid_basics: { input: { topic: AidTopic }; data: FixedText };
  data_notes: { input: { topic: NoteTopic }; data: FixedText };
  propose_profile_change: { input: { changes: ProfileChanges }; data: ProposedChange };
  propose_save: { input: { colleges: readonly number[]; category?: Category }; data: ProposedSave };
  open_page: { input: { page: string; college?: number }; data: OpenedPage };
}

type NoInput = Readonly<Record<string, never>>;

export type IncomeBand = 'under 30k' | '30-60k' | '60-100k' | '100-150k' | 'over 150k';

export interface SafetyWishes {
  readonly states?: readonly string[];
  /** CIP codes as the search takes them. */
  readonly majors?: readonly string[];
  readonly netPriceMax?: number;
  readonly ownership?: 'public' | 'private';
  readonly sort?: 'match' | 'netPrice' | 'completion' | 'size';
  readonly limit?: number;
  readonly page?: number;
}

export type ToolName = keyof Tools;
export type InputOf<Name extends ToolName> = Tools[Name]['input'];
export type DataOf<Name extends ToolName> = Tools[Name]['data'];

export type ToolResult<Data> =
  | { readonly ok: true; readonly data: Data }
  /** `words` are for the student. */
  | { readonly ok: false; readonly code: ToolFailure; readonly words: string };
export type ToolFailure = 'unknown-college' | 'out-of-bounds' | 'nothing-known' | 'too-slow' | 'failed';

/** One tool, run as the student it was made for. It never throws: a failure is a result. */
export type Tool<Name extends ToolName> = (
  studentId: string,
  input: InputOf<Name>,
) => Promise<ToolResult<DataOf<Name>>>;

export type SomeTools<Names extends ToolName> = { readonly [Name in Names]: Tool<Name> };
export type AllTools = SomeTools<ToolName>;

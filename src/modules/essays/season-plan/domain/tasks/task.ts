import { type Day } from '../calendar/day.js';

export type TaskKind =
  | 'draft'
  | 'second-draft'
  | 'final-reading'
  | 'shorten'
  | 'turn'
  | 'ask'
  | 'check-letter'
  | 'transcript'
  | 'test-scores'
  | 'fee'
  | 'aid-form'
  | 'interview'
  | 'form'
  | 'send'
  | 'other';

/** One piece of work for one or more applications. */
export interface Task {
  id: string;
  kind: TaskKind;
  /** "Common App essay", "Letter of a teacher". */
  subject: string;
  /** The colleges that need it. */
  colleges: readonly string[];
  applicationIds: readonly string[];
  /** Whether the essay plan names it. */
  inEssayPlan: boolean;
  /** The draft in the essays, if there is one. */
  essayId: string | null;
  halfHours: number;
  /** The day on which it should be done. */
  dueOn: Day;
  /** The day it is sent by, and where that day comes from. */
  sendBy: Day;
  dateNote: string;
  /** Tasks of one chain are done in the order of their place. */
  chain: string;
  place: number;
  /** Whether a night lies between it and what comes before. */
  afterNight: boolean;
}

const ESSAY_KINDS: ReadonlySet<TaskKind> = new Set([
  'draft',
  'second-draft',
  'final-reading',
  'shorten',
  'turn',
]);

export const isWriting = ({ kind }: Pick<Task, 'kind'>): boolean => ESSAY_KINDS.has(kind);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What is due first; of one day what is quickly done before what is written. */
export const dueFirst = (a: Task, b: Task): number =>
  compare(a.dueOn, b.dueOn) ||
  Number(isWriting(a)) - Number(isWriting(b)) ||
  compare(a.chain, b.chain) ||
  a.place - b.place ||
  compare(a.id, b.id);

export const halfHoursOf = (tasks: readonly Pick<Task, 'halfHours'>[]): number =>
  tasks.reduce((sum, { halfHours }) => sum + halfHours, 0);

import { type ImportProgress } from '@/api';
import { count } from '@/lib/words/figures';

export type Scope = ImportProgress['scope'];
type Counts = Pick<ImportProgress, 'imported' | 'updated' | 'duplicates'>;

type Ended = Pick<ImportProgress, 'scope' | 'state' | 'error'>;

const UNFINISHED: readonly ImportProgress['state'][] = ['queued', 'running', 'waiting'];

export const isUnfinished = ({ state }: Pick<ImportProgress, 'state'>) => UNFINISHED.includes(state);

export const stateWords: Record<ImportProgress['state'], string> = {
  queued: 'Waiting to start',
  running: 'Running',
  waiting: 'Paused',
  complete: 'Complete',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export const scopeWords: Record<Scope, string> = {
  all: 'Full import',
  competitive: 'Import of the top 500',
};

const whole = (counts: Counts) =>
  `${count(counts.imported)} new, ${count(counts.updated)} updated, ${count(counts.duplicates)} unchanged`;

/** Without a word of the others, none imported sounds like a failure. */
const ofTheOthers = ({ imported, updated, duplicates }: Counts) =>
  imported > 0 || (!updated && !duplicates)
    ? ''
    : `. ${count(updated)} updated, ${count(duplicates)} unchanged`;

const successWords: Record<Scope, (counts: Counts) => { title: string; description: string }> = {
  competitive: (counts) => ({
    title: 'Import Successful',
    description: `Successfully imported ${count(counts.imported)} competitive colleges${ofTheOthers(counts)}`,
  }),
  all: (counts) => ({ title: 'Full Import Complete', description: whole(counts) }),
};

const failureWords: Record<Scope, { title: string; description: string }> = {
  competitive: { title: 'Import Failed', description: 'Failed to import colleges' },
  all: { title: 'Full Import Failed', description: 'Failed to import all colleges' },
};

/** The toast for an import that ended well. */
export const importSuccess = (scope: Scope, counts: Counts) => successWords[scope](counts);

/** The toast for one that did not, with the server's reason. */
export const importFailure = (scope: Scope, reason?: string | null) => {
  const { title, description } = failureWords[scope];
  return { tone: 'error' as const, title, description: reason ? `${description}. ${reason}` : description };
};

export const CANCELLED = {
  title: 'Import Cancelled',
  description: 'What was imported so far stays.',
};

/** The toast for one that ended while its admin did something else. */
export const endWords = ({ scope, state, error, ...counts }: Counts & Ended) => {
  if (state === 'failed') return importFailure(scope, error);
  return state === 'cancelled' ? CANCELLED : importSuccess(scope, counts);
};

/** "3 h 20 min", "4 min", "under a minute". */
export const durationWords = (seconds: number) => {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'under a minute';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
};

/** "Nov 12, 2026, 3:05 AM", in the admin's own time. */
export const momentWords = (instant: string) =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

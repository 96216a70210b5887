import { ApiError } from '@/lib/api/api-error';
import { type EssayForm } from '../editor/essay-form';

/** What the server stored. */
export type StoredEssay = { id: string; version: number; form: EssayForm; jobId: string | null };

/** The calls of saving. All throw `ApiError` when the server refuses, and another error when it is not reached. */
export type EssayCalls = {
  create: (form: EssayForm, submit: boolean, key: string) => Promise<StoredEssay>;
  update: (
    essayId: string,
    form: EssayForm,
    base: number | null,
    options: { keepalive: boolean; submit: boolean },
  ) => Promise<StoredEssay>;
  read: (essayId: string) => Promise<StoredEssay>;
  /** Stores this text as a named version, then the other one as the newest. */
  takeOther: (mine: EssayForm, other: StoredEssay) => Promise<StoredEssay>;
};

/** No answer, or one that says to come back later. */
export const isForLater = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status) ||
  error.code === 'http.still-running';

export const isChangedElsewhere = (error: unknown) =>
  error instanceof ApiError && error.code === 'essays.changed-elsewhere';

import { type EssayForm } from '../editor/essay-form';
import { type StoredEssay } from './sending';

export type SaverState = {
  form: EssayForm;
  /** Null before the first save. */
  essayId: string | null;
  saving: boolean;
  /** Of the last save, in milliseconds since 1970. */
  savedAt: number | null;
  /** Something was typed that the server does not have. */
  dirty: boolean;
  /** The server could not be reached; it is tried again. */
  waiting: boolean;
  /** Why the server did not accept it; empty when it did not say. */
  refusal: string | null;
  /** What was saved in another tab or on another device since this text began. */
  conflict: StoredEssay | null;
  /** This browser cannot keep what is typed. */
  noRoom: boolean;
};

/** How a save ended. `kept`: on this computer, to be sent later. */
export type Saved = 'saved' | 'kept' | 'conflict' | 'refused' | 'incomplete';

import { type Span } from '../text/manuscript.js';

/** A slip of grammar, spelling or punctuation. */
export interface Slip extends Span {
  rule: string;
  kind: 'spelling' | 'grammar' | 'punctuation';
  note: string;
  /** At most three words; left out where none is sure. */
  fix?: string | undefined;
  /** How much it counts; 1 for most. */
  weight: number;
}

/** What the grammar package remarks on. */
export interface DictionaryRemark extends Span {
  rule: string;
  /** The package's own kind, such as `Spelling` or `Agreement`. */
  kind: string;
  message: string;
  suggestions: readonly string[];
}

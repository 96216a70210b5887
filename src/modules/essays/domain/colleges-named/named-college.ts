import { type Sentence, type Span } from '../text/manuscript.js';

/** What a college may be called. */
export interface NamedCollege {
  /** UNITID. */
  id: number;
  name: string;
  city: string;
  /** The federal name, the one people use, and their parts that stand alone. */
  names: readonly string[];
  /** In small letters, such as "mit". */
  nicknames: readonly string[];
}

/** The college an essay is for. Colleges that share a name share a target. */
export interface Target {
  ids: readonly number[];
  name: string;
}

/** A college named in a text. */
export interface Mention extends Span {
  ids: readonly number[];
  name: string;
  sentence: Sentence;
  /** The sentence speaks of going there. */
  looksForward: boolean;
  /** A visit, a camp, a relative who went there. */
  isBackground: boolean;
}

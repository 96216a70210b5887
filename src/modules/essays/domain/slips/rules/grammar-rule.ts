import { type Slip } from '../slip.js';

/** A slip that its words give away. The first group that matched is the place shown. */
export interface GrammarRule {
  id: string;
  find: RegExp;
  note: string;
  fix?: string | ((found: string) => string);
  /** 1 unless said. */
  weight?: number;
  /** Grammar unless said. */
  kind?: Slip['kind'];
}

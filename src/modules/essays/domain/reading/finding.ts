import { type Category } from '../review/category.js';
import { type Span } from '../text/manuscript.js';

/** Something a rule saw, with every place in the text that made it. */
export interface Finding {
  kind: string;
  category: Category;
  /** Orders the comments: the highest first. */
  weight: number;
  anchors: Span[];
  /** Fills the braces of the comment. */
  facts: Record<string, string | number>;
}

/** A place worth praising. */
export interface Strength {
  kind: string;
  category: Category;
  weight: number;
  anchor: Span;
}

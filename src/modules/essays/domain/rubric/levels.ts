import { type Evidence } from './evidence.js';
import { grammar } from './grammar.js';
import { type Level } from './level.js';
import { strengthsDisplayed } from './strengths-displayed.js';
import { structure } from './structure.js';
import { theme } from './theme.js';
import { topic } from './topic.js';
import { voice } from './voice.js';

/** The six levels, in the order in which they are shown. */
export const levelsOf = (evidence: Evidence): Level[] =>
  [theme, topic, strengthsDisplayed, structure, grammar, voice].map((category) => category(evidence));

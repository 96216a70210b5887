import { type Turn } from '../../application/advisor.js';
import { collegesIn, figuresIn } from '../../application/tools/figures-in.js';
import { type Allowed } from '../../domain/figures/figure-guard.js';
import { readFigures } from '../../domain/figures/read-figures.js';

/** What the tools of the turn found so far, and the numbers the student wrote. */
export function allowedIn({ tools, message }: Pick<Turn, 'tools' | 'message'>): Allowed {
  return {
    figures: figuresIn(tools.calls),
    colleges: collegesIn(tools.calls).map(({ id, name }) => ({ id, names: [name] })),
    told: readFigures(message).map(({ text }) => text),
  };
}

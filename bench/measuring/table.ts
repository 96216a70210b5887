import { type Result, shown, verdictOn } from './result.js';

/** The results as a Markdown table. */
export function tableOf(results: readonly Result[]): string {
  return [
    '| Bar | What | Against | Measured | Spread | Must | Goal | | Medians |',
    '|---|---|---|---:|---|---:|---:|---|---|',
    ...results.map((result) => {
      const { id, what, against, value, spread, must, goal, more, figures, noisy } = result;
      const limit = (figure: number) => `${more === 'is better' ? '≥' : '≤'} ${shown(figure)}`;
      const verdict = verdictOn(result) + (noisy ? ', noisy' : '');
      const between = spread === null ? '' : spread.map(shown).join(' to ');
      return `| ${id} | ${what} | ${against} | ${shown(value)} | ${between} | ${limit(must)} | ${limit(goal)} | ${verdict} | ${figures} |`;
    }),
  ].join('\n');
}

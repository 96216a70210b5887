import { type Evidence } from './evidence.js';
import { levelOf, minus, term, type Level } from './level.js';

/** Patterns of grammar and a few habits of style. Long words earn nothing. */
export function grammar({ slipRate, has, essay }: Evidence): Level {
  return levelOf('GRAMMAR_STYLE', essay.measures.n, 0, [
    term('grammar and spelling', 4 * soundness(slipRate)),
    minus('loud words', has('intensifiers'), 0.25),
    minus('words few people say', has('inflated'), 0.3),
    minus('filler', has('filler'), 0.2),
    minus('hidden doers', has('passive'), 0.2),
    minus('repeated words', has('repeated-word', 'same-start'), 0.15),
    minus('chat words', has('slang'), 0.5),
    minus('exclamation marks', has('exclamations'), 0.15),
  ]);
}

/** From 0 to 1: what is left after the slips in a hundred words. */
export const soundness = (slipRate: number): number => Math.exp(-0.11 * slipRate);

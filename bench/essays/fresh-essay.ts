import { WORKED_ESSAYS } from '../../src/modules/essays/testing/worked-essays.js';

const PARAGRAPHS = WORKED_ESSAYS.flatMap(({ content }) => content.split('\n\n'));

/** Worked paragraphs in an order of its own, so many words in all, so that nothing about it is remembered. */
export function freshEssay(turn: number, words: number): string {
  const paragraphs: string[] = [];
  let left = words;
  for (let next = turn * 7; left > 0; next += 1) {
    const taken = `On day ${turn}. ${PARAGRAPHS[next % PARAGRAPHS.length] ?? ''}`.split(/\s+/).slice(0, left);
    paragraphs.push(taken.join(' '));
    left -= taken.length;
  }
  return paragraphs.join('\n\n');
}

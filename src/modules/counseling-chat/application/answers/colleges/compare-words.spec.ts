import { describe, expect, it } from 'vitest';
import { type Figure } from '../../../domain/figures/figure.js';
import { type CompareKey, cellWords, compareRow } from './compare-words.js';

const figure = (value: number | null, unit: Figure['unit'], label: Figure['label']): Figure => ({
  value,
  unit,
  label,
  about: 1,
  source: 'scorecard',
  year: '2022-23',
  said: 'reported',
});
const cell = (first: Figure, words: string | null = null) => ({ figures: [first], words });
const inTable = (key: CompareKey, label: string, first: Figure, words?: string) =>
  compareRow({ key, label, cells: [cell(first, words)] }).values[0];

describe('a cell of a comparison', () => {
  it.each<[CompareKey, string, Figure, string]>([
    ['price', 'A year after aid', figure(18_800, 'dollars', 'net-price'), 'about $18,800'],
    ['graduation', 'Graduate', figure(0.88, 'share', 'graduation'), '88%'],
    ['graduation', 'Graduate', figure(null, 'share', 'graduation'), 'not reported'],
  ])('says no more than its row leaves open: %s', (key, label, first, words) => {
    expect(inTable(key, label, first)).toBe(words);
  });

  it('says which price it is, where it is the full one', () => {
    expect(inTable('price', 'Price', figure(60_000, 'dollars', 'full-price'), 'full-price')).toBe(
      '$60,000, full price',
    );
  });

  it('says what it is in a sentence', () => {
    expect(cellWords('graduation', cell(figure(0.88, 'share', 'graduation'))).text).toBe('88% graduate');
  });
});

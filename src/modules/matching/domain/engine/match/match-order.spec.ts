import { expect, it } from 'vitest';
import { matchOrder } from './match-order.js';

const ordered = (...colleges: [name: string, match: number, completeness: number][]) => {
  const order = matchOrder({
    match: Float64Array.from(colleges, ([, match]) => match),
    completeness: Float64Array.from(colleges, ([, , completeness]) => completeness),
  });
  return colleges
    .map(([name], at) => ({ name, place: order[at] ?? Number.NaN }))
    .filter(({ place }) => !Number.isNaN(place))
    .toSorted((a, b) => b.place - a.place)
    .map(({ name }) => name);
};

it('puts the higher match first where enough is known', () => {
  expect(ordered(['Birch', 61, 1], ['Cedar', 88, 0.9], ['Alder', 70, 0.6])).toEqual([
    'Cedar',
    'Alder',
    'Birch',
  ]);
});

it('puts a perfect match with few known answers after a good one with many', () => {
  expect(ordered(['Birch', 100, 0.35], ['Cedar', 85, 0.9])).toEqual(['Cedar', 'Birch']);
});

it('puts a poor match with few known answers before a poor one with many', () => {
  expect(ordered(['Birch', 30, 0.9], ['Cedar', 20, 0.2])).toEqual(['Cedar', 'Birch']);
});

it('leaves out colleges without a match', () => {
  expect(ordered(['Birch', Number.NaN, 0], ['Cedar', 80, 0.4])).toEqual(['Cedar']);
});

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

it('puts a perfect match with few known answers after the poorest match with enough', () => {
  expect(ordered(['Birch', 100, 0.35], ['Cedar', 0, 0.9], ['Alder', 40, 0.2])).toEqual([
    'Cedar',
    'Birch',
    'Alder',
  ]);
});

it('compares only with what the student has answered', () => {
  expect(ordered(['Birch', 90, 0.35], ['Cedar', 80, 0.4])).toEqual(['Birch', 'Cedar']);
});

it('leaves out colleges without a match', () => {
  expect(ordered(['Birch', Number.NaN, 0], ['Cedar', 80, 0.4])).toEqual(['Cedar']);
});

import { expect, it } from 'vitest';
import { type PredominantDegree } from '../college/college-facts.js';
import { aCollege } from '../testing/colleges.js';
import { matchOrder } from './match-order.js';

const NONE_LISTED = new Uint8Array();

type Row = [name: string, match: number, completeness: number, predominantDegree?: PredominantDegree];

const ordered = (...colleges: Row[]) => {
  const facts = colleges.map(([, , , predominantDegree = 'bachelors']) => aCollege({ predominantDegree }));
  const ranked = {
    match: Float64Array.from(colleges, ([, match]) => match),
    completeness: Float64Array.from(colleges, ([, , completeness]) => completeness),
  };
  const order = matchOrder(ranked, { facts }, null, NONE_LISTED);
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

it('puts colleges that mainly award bachelor’s degrees before all others', () => {
  expect(ordered(['Beauty Academy', 99, 1, 'certificate'], ['Birch', 40, 1], ['Cedar', 30, 1])).toEqual([
    'Birch',
    'Cedar',
    'Beauty Academy',
  ]);
});

it('puts colleges that train for the ministry after them', () => {
  const facts = [aCollege({ carnegieClass: 24 }), aCollege({ carnegieClass: 21 })];
  const [seminary = 0, college = 0] = matchOrder(
    { match: Float64Array.of(90, 60), completeness: Float64Array.of(1, 1) },
    { facts },
    null,
    NONE_LISTED,
  );
  expect(college).toBeGreaterThan(seminary);
});

it('puts those of a territory after them, but for students there', () => {
  const facts = [aCollege({ state: 'PR' }), aCollege({ state: 'WY' })];
  const ranked = { match: Float64Array.of(90, 60), completeness: Float64Array.of(1, 1) };
  const isFirst = (homeState: string) => {
    const [island = 0, mainland = 0] = matchOrder(ranked, { facts }, homeState, NONE_LISTED);
    return island > mainland;
  };
  expect([isFirst('WY'), isFirst('PR')]).toEqual([false, true]);
});

it('puts those that may stand on the student’s list before other colleges', () => {
  const facts = [aCollege({ name: 'Sixty students' }), aCollege()];
  const [tiny = 0, listed = 0] = matchOrder(
    { match: Float64Array.of(95, 60), completeness: Float64Array.of(1, 1) },
    { facts },
    null,
    Uint8Array.of(0, 1),
  );
  expect(listed).toBeGreaterThan(tiny);
});

it('puts the college that more students finish before an equal match', () => {
  const facts = [
    aCollege({ completionRate: 0.31 }),
    aCollege({ completionRate: 0.84 }),
    aCollege({ completionRate: null }),
  ];
  const [few = 0, most = 0, unknown = 0] = matchOrder(
    { match: Float64Array.of(90, 90, 90), completeness: Float64Array.of(1, 1, 1) },
    { facts },
    null,
    NONE_LISTED,
  );
  expect([few < unknown, unknown < most]).toEqual([true, true]);
});

import { describe, expect, it } from 'vitest';
import { type Figure, type FigureLabel, type Unit } from './figure.js';
import { type Allowed, checkedSentences, untraced } from './figure-guard.js';
import { printed } from './print.js';

const COLLEGES = [
  { id: 1, names: ['Ohio State', 'Ohio State University'] },
  { id: 2, names: ['Michigan'] },
  { id: 3, names: ['Michigan State'] },
  { id: 4, names: ['Purdue'] },
  { id: 5, names: ['Georgetown'] },
];
const ADMIT = [0.508, 0.179, 0.843, 0.503, 0.131];
const CHANCE = [0.66, 0.12, 0.88, 0.57, 0.1];
const GRADUATION = [0.88, 0.93, 0.81, 0.84, 0.95];
const PRICE = [18_795, 54_032, 31_448, 23_270, 21_310];

const figure = (about: number, label: FigureLabel, unit: Unit, value: number): Figure => ({
  value,
  unit,
  label,
  about,
  source: 'scorecard',
  year: 'fall 2023',
  said: label === 'chance' ? 'estimate' : 'reported',
});
const FIGURES = COLLEGES.flatMap(({ id }, row) => [
  figure(id, 'admit-rate', 'share', ADMIT[row] ?? 0),
  figure(id, 'chance', 'share', CHANCE[row] ?? 0),
  figure(id, 'graduation', 'share', GRADUATION[row] ?? 0),
  figure(id, 'net-price', 'dollars', PRICE[row] ?? 0),
]);
const ALLOWED: Allowed = { figures: FIGURES, colleges: COLLEGES, told: ['1450'] };

const failing = (text: string) =>
  checkedSentences(text, ALLOWED).flatMap((sentence) => sentence.untraced.map((written) => written.text));

const SENTENCES: Partial<Record<FigureLabel, (name: string, said: string) => string>> = {
  'admit-rate': (name, said) => `${name} admitted ${said} of everyone who applied (fall 2023) [1].`,
  chance: (name, said) => `Your best estimate at ${name} is ${said}.`,
  graduation: (name, said) => `At ${name}, ${said} graduate within six years.`,
  'net-price': (name, said) => `${name} would be about ${said} a year after aid.`,
};
const sentence = (
  of: Figure,
  said = printed(of).text,
  name = COLLEGES[Number(of.about) - 1]?.names[0] ?? '',
) => SENTENCES[of.label]?.(name, said) ?? '';

describe('the figures of a text a model wrote', () => {
  it('may stand beside their college and their term', () => {
    expect(FIGURES.map((of) => sentence(of)).flatMap(failing)).toEqual([]);
  });

  it('may be spread over sentences that go on about the same college', () => {
    expect(failing('Ohio State is a target. Its admit rate is 50.8%. About 88% graduate.')).toEqual([]);
  });

  it('may speak of two colleges in one sentence', () => {
    expect(failing('Michigan State admitted 84.3%, and Michigan admitted 17.9%.')).toEqual([]);
  });

  it.each([
    'Ohio State admitted 51.8% of everyone who applied.',
    'Ohio State admitted 50.8% and Michigan admitted 50.8%.',
    'At Ohio State, 50.8% graduate.',
    'Ohio State, 66%.',
    'Your admit rate at Ohio State is 50.8%.',
    'Purdue is ranked #5.',
    'Purdue is in the top 10.',
    'Purdue costs twice as much.',
    'Ohio State’s deadline is November 1.',
    'Ohio State costs $18,300 a year.',
    'Nine out of ten are admitted to Purdue.',
    'Two thirds of applicants get into Georgetown.',
    'Georgetown admitted thirteen percent in fall 2019.',
    'Stanford admitted 3.6%.',
  ])('may not be made up, moved or renamed: "%s"', (text) => {
    expect(failing(text).length).toBeGreaterThan(0);
  });

  it('may be the student’s own number, a helpline or the end of a scale', () => {
    expect(failing('With your 1450 on the 1600 scale, call or text 988 any time.')).toEqual([]);
    expect(failing('Colleges like a 1450.')).toEqual(['1450']);
  });

  it('are refused in 99 of 100 cases when a digit, the college, the term or the figure is changed', () => {
    const bad = FIGURES.flatMap((of, index) => changedFrom(of, index));
    const missed = bad.filter((text) => failing(text).length === 0);

    expect(bad.length).toBeGreaterThan(500);
    expect(missed.length / bad.length).toBeLessThan(0.01);
  });
});

/** Falsehoods of five kinds; those that happen to be true are left out. */
function changedFrom(of: Figure, seed: number): string[] {
  const value = Number(of.value);
  const isMoney = of.unit === 'dollars';
  const shares = Array.from({ length: 22 }, (_, at) => ((seed * 7 + at * 13) % 97) + 1);
  const invented = shares
    .filter((share) => Math.abs(share / 100 - value) > 0.01)
    .map((share) => sentence(of, isMoney ? `$${String(share * 700)}` : `${String(share)}%`));
  const elsewhere = COLLEGES.filter(({ id }) => id !== of.about).map(({ names }) =>
    sentence(of, printed(of).text, names[0]),
  );
  const renamed = FIGURES.filter((other) => other.about === of.about && other.label !== of.label).map(
    (other) => sentence(other, printed(of).text),
  );
  return [...invented, ...elsewhere, ...renamed];
}

describe('the figures of our own texts', () => {
  it('are those the tools of the turn found', () => {
    const own = { figures: FIGURES, told: [] };

    expect(untraced('Ohio State: 66%, about $18,800 a year after aid [1].', own)).toEqual([]);
    expect(untraced('Ohio State: 67%.', own)).toMatchObject([{ text: '67%' }]);
  });
});

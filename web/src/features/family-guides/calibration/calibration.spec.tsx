import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { methodCheck } from '../../../../../src/modules/matching/domain/engine/testing/method-check';
import calibration from './calibration.json';
import { CalibrationReport } from './calibration-report';
import { english } from './words';
import { spanish } from './words.es';

describe('the calibration report', () => {
  it('was written with the method as it is; if not, run npm run calibration', () => {
    expect(calibration.methodCheck).toBe(methodCheck());
  });

  it('hides no row', () => {
    render(<CalibrationReport />);

    expect(screen.getAllByText(/our estimate/).length).toBeGreaterThan(0);
    expect(document.querySelectorAll('details li')).toHaveLength(calibration.rows.length);
    expect(calibration.all.count).toBe(calibration.rows.length);
  });

  it('has every kind and group in Spanish, with the same figures', () => {
    const figuresOf = (text: string) => text.match(/\d[\d.]*/g) ?? [];
    const said = [
      ...calibration.kinds.map(({ kind }) => [kind, spanish.kind(kind)] as const),
      ...calibration.rows.map(({ group }) => [group, spanish.group(group)] as const),
    ];

    expect(said.filter(([, text]) => /\b(by|of|from|other|class|or|rule)\b/.test(text))).toEqual([]);
    expect(said.map(([, text]) => figuresOf(text))).toEqual(said.map(([text]) => figuresOf(text)));
  });

  it.each([
    [-3.5, '3.5 points too low'],
    [1, '1 point too high'],
    [0.02, 'as published'],
  ])('calls a mean error of %d %s', (points, words) => {
    expect(english.error(points)).toBe(words);
  });
});

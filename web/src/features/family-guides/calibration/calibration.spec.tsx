import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { methodCheck } from '../../../../../src/modules/matching/domain/engine/testing/method-check';
import calibration from './calibration.json';
import { CalibrationReport } from './calibration-report';
import { errorWords } from './words';

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

  it.each([
    [-3.5, '3.5 points too low'],
    [1, '1 point too high'],
    [0.02, 'as published'],
  ])('calls a mean error of %d %s', (points, words) => {
    expect(errorWords(points)).toBe(words);
  });
});

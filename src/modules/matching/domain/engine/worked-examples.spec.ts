import { describe, expect, it } from 'vitest';
import { assess } from './assess.js';
import { prepareColleges } from './college/prepare-colleges.js';
import { measureStudent } from './student/measure-student.js';
import { WORKED_COLLEGES } from './testing/worked-colleges.js';
import { WORKED_PROFILES } from './testing/worked-profiles.js';

/** Colleges A to F: chance [80 % interval] category · match (completeness). */
const EXPECTED = `
P1 | .027 [.009, .074] R · 94 (.95) | .173 [.027, .521] R · 98 (.95) | .113 [.040, .253] R · 88 (.95) | .891 [.602, .975] S · 88 (.95) | .985 [.980, .985] S · 95 (.95) | .970 [.900, .990] S · 93 (.70)
P2 | .009 [.004, .026] R · 67 (1.00) | .040 [.005, .224] R · 65 (1.00) | .028 [.008, .084] R · 69 (1.00) | .501 [.156, .839] T · 93 (1.00) | .984 [.919, .985] S · 89 (1.00) | .970 [.900, .990] S · 86 (.75)
P3 | .002 [.002, .004] R · 33 (.82) | .003 [.002, .022] R · 38 (.82) | .003 [.002, .009] R · 37 (.82) | .018 [.003, .150] R · 40 (.82) | .863 [.295, .983] S · 74 (.82) | .970 [.900, .990] S · 91 (.57)
P4 | .016 [.005, .057] R · 60 (.63) | .118 [.016, .426] R · 66 (.63) | .058 [.013, .186] R · 62 (.63) | .676 [.263, .930] T · 90 (.63) | .985 [.979, .985] S · 91 (.63) | .970 [.900, .990] S · 84 (.38)
P5 | .028 [.004, .167] R · 51 (.28) | .123 [.006, .613] R · 54 (.28) | .080 [.012, .300] R · 58 (.28) | .545 [.056, .954] T · 88 (.28) | .935 [.140, .985] S · 100 (.28) | .970 [.900, .990] S · 80 (.28)
P6 | .124 [.051, .253] R · 83 (.53) | .178 [.028, .528] R · 91 (.53) | .341 [.170, .554] T · 90 (.53) | .872 [.563, .972] S · 100 (.53) | .985 [.980, .985] S · 92 (.53) | .970 [.900, .990] S · 80 (.28)
P7 | .011 [.004, .033] R · 38 (.76) | .056 [.006, .274] R · 41 (.76) | .042 [.013, .117] R · 41 (.76) | .634 [.252, .904] T · 63 (.76) | .985 [.970, .985] S · 76 (.76) | .970 [.900, .990] S · 73 (.51)
P8 | .035 [.004, .193] R · — | .117 [.006, .608] R · — | .094 [.008, .446] R · — | .508 [.023, .968] T · — | .902 [.084, .985] S · — | .970 [.900, .990] S · 80 (.28)
`;

const NUMBER = String.raw`([\d.]+)`;
const CELL = new RegExp(
  String.raw`${NUMBER} \[${NUMBER}, ${NUMBER}\] ([RTS]) · (?:—|${NUMBER} \(${NUMBER}\))`,
);
const CATEGORY: Readonly<Record<string, string>> = { R: 'reach', T: 'target', S: 'safety' };

const columns = prepareColleges(WORKED_COLLEGES);

const cases = EXPECTED.trim()
  .split('\n')
  .flatMap((line) => {
    const [profile = '', ...cells] = line.split(' | ');
    return cells.map((cell, row) => [profile, WORKED_COLLEGES[row]?.name ?? '', row, cell] as const);
  });

describe('the worked examples', () => {
  it.each(cases)('%s at %s', (profile, _college, row, cell) => {
    const [, chance, low, high, category] = CELL.exec(cell) ?? [];
    const student = measureStudent(WORKED_PROFILES[profile as keyof typeof WORKED_PROFILES]);

    const assessment = assess(student, columns, row);

    expect(Math.abs((assessment.chance ?? Number.NaN) - Number(chance))).toBeLessThanOrEqual(0.001);
    expect(Math.abs((assessment.low ?? Number.NaN) - Number(low))).toBeLessThanOrEqual(0.001);
    expect(Math.abs((assessment.high ?? Number.NaN) - Number(high))).toBeLessThanOrEqual(0.001);
    expect(assessment.category).toBe(CATEGORY[category ?? '']);
  });

  it('leaves no cell of the table out', () => {
    expect(cases).toHaveLength(8 * 6);
  });
});

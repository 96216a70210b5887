import { describe, expect, it } from 'vitest';
import { assess } from './assess.js';
import { prepareColleges } from './college/prepare-colleges.js';
import { measureStudent } from './student/measure-student.js';
import { WORKED_COLLEGES } from './testing/worked-colleges.js';
import { WORKED_PROFILES } from './testing/worked-profiles.js';

/** Colleges A to F, then G to L: chance [80 % interval] category · match (completeness). */
const A_TO_F = `
P1 | .027 [.009, .076] R · 92 (.94) | .133 [.021, .433] R · 98 (.94) | .113 [.045, .238] R · 76 (.94) | .634 [.285, .889] T · 79 (.94) | .985 [.984, .985] S · 94 (.94) | .970 [.900, .990] S · 65 (.44)
P2 | .009 [.004, .022] R · 66 (1.00) | .022 [.005, .090] R · 65 (1.00) | .028 [.010, .069] R · 59 (1.00) | .690 [.446, .866] T · 93 (1.00) | .984 [.952, .985] S · 85 (1.00) | .970 [.900, .990] S · 49 (.50)
P3 | .002 [.002, .003] R · 30 (.82) | .002 [.002, .004] R · 33 (.82) | .002 [.002, .005] R · 37 (.82) | .004 [.002, .038] R · 39 (.82) | .904 [.576, .980] S · 73 (.82) | .970 [.900, .990] S · 100 (.33)
P4 | .016 [.005, .051] R · 55 (.68) | .071 [.016, .222] R · 63 (.68) | .058 [.016, .166] R · 66 (.68) | .615 [.313, .854] T · 80 (.68) | .985 [.981, .985] S · 82 (.68) | .970 [.900, .990] S · 70 (.17)
P5 | .025 [.005, .110] R · 52 (.33) | .085 [.005, .498] R · 53 (.33) | .080 [.012, .303] R · 56 (.33) | .480 [.043, .938] T · 84 (.33) | .936 [.150, .985] S · 86 (.33) | .970 [.900, .990] S · 50 (.07)
P6 | .117 [.056, .214] R · 77 (.57) | .113 [.032, .291] R · 83 (.57) | .300 [.175, .456] T · 87 (.57) | .828 [.644, .931] S · 90 (.57) | .985 [.984, .985] S · 85 (.57) | .970 [.900, .990] S · 50 (.07)
P7 | .014 [.006, .035] R · 44 (.78) | .035 [.007, .132] R · 46 (.78) | .051 [.020, .115] R · 43 (.78) | .584 [.327, .806] T · 64 (.78) | .985 [.976, .985] S · 80 (.78) | .970 [.900, .990] S · 72 (.28)
P8 | .035 [.004, .194] R · — (.00) | .117 [.006, .589] R · — (.00) | .094 [.008, .448] R · — (.00) | .508 [.024, .967] T · — (.00) | .902 [.087, .985] S · — (.00) | .970 [.900, .990] S · — (.00)
`;
const G_TO_L = `
P1 | .134 [.029, .380] R · 80 (.94) | .154 [.032, .428] R · 81 (.94) | .070 [.012, .256] R · 87 (.94) | .083 [.032, .183] R · 69 (.94) | — | .517 [.204, .814] T · 89 (.94)
P2 | .036 [.012, .095] R · 74 (1.00) | .058 [.018, .152] R · 81 (1.00) | .024 [.008, .071] R · 73 (1.00) | .071 [.030, .147] R · 48 (1.00) | — | .273 [.115, .496] T · 86 (1.00)
P3 | .002 [.002, .002] R · 15 (.82) | .011 [.003, .068] R · 53 (.82) | .002 [.002, .003] R · 29 (.82) | .017 [.006, .049] R · 19 (.82) | — | .003 [.002, .017] R · 30 (.82)
P4 | .107 [.025, .303] R · 71 (.68) | .151 [.046, .353] R · 78 (.68) | .069 [.019, .190] R · 68 (.68) | .093 [.041, .184] R · 68 (.68) | — | .507 [.243, .765] T · 82 (.68)
P5 | .119 [.013, .468] R · 66 (.33) | .125 [.007, .604] R · 73 (.33) | .098 [.007, .496] R · 61 (.33) | .091 [.033, .208] R · 53 (.33) | — | .612 [.099, .957] T · 88 (.33)
P6 | .248 [.129, .408] R · 90 (.57) | .321 [.172, .507] T · 89 (.57) | .165 [.076, .305] R · 89 (.57) | .223 [.119, .365] R · 83 (.57) | — | .739 [.554, .871] T · 90 (.57)
P7 | .101 [.039, .217] R · 56 (.78) | .121 [.043, .269] R · 65 (.78) | .053 [.017, .135] R · 52 (.78) | .077 [.033, .157] R · 36 (.78) | — | .452 [.236, .681] T · 65 (.78)
P8 | .165 [.008, .706] R · — (.00) | .291 [.013, .875] T · — (.00) | .187 [.009, .749] R · — (.00) | .090 [.032, .206] R · — (.00) | — | .437 [.020, .950] T · — (.00)
`;

const NUMBER = String.raw`([\d.]+)`;
const CHANCE = new RegExp(String.raw`^${NUMBER} \[${NUMBER}, ${NUMBER}\]`);
const MATCH = new RegExp(String.raw`${NUMBER} \(${NUMBER}\)$`);

const columns = prepareColleges(WORKED_COLLEGES);

const casesOf = (table: string, firstCollege: number) =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [profile = '', ...cells] = line.split(' | ');
      return cells.map((cell, i) => {
        const row = firstCollege + i;
        return [profile, WORKED_COLLEGES[row]?.name ?? '', row, cell] as const;
      });
    });
const cases = [...casesOf(A_TO_F, 0), ...casesOf(G_TO_L, 6)];

const assessAt = (profile: string, row: number) =>
  assess(measureStudent(WORKED_PROFILES[profile as keyof typeof WORKED_PROFILES]), columns, row);

describe('the worked examples', () => {
  it.each(cases)('%s at %s', (profile, _college, row, cell) => {
    const { chance, low, high } = assessAt(profile, row);
    if (cell === '—') {
      expect([chance, low, high]).toEqual([null, null, null]);
      return;
    }
    const [, ...expected] = CHANCE.exec(cell) ?? [];
    const [expectedChance, expectedLow, expectedHigh] = expected.map(Number);

    expect(Math.abs((chance ?? Number.NaN) - (expectedChance ?? Number.NaN))).toBeLessThanOrEqual(0.001);
    expect(Math.abs((low ?? Number.NaN) - (expectedLow ?? Number.NaN))).toBeLessThanOrEqual(0.002);
    expect(Math.abs((high ?? Number.NaN) - (expectedHigh ?? Number.NaN))).toBeLessThanOrEqual(0.002);
  });

  it.each(cases.filter(([, , , cell]) => cell !== '—'))(
    '%s at %s: the match',
    (profile, _college, row, cell) => {
      const { match, completeness } = assessAt(profile, row);
      const [, expectedMatch, expectedCompleteness] = MATCH.exec(cell) ?? [];
      expect(Math.abs(completeness - Number(expectedCompleteness ?? 0))).toBeLessThanOrEqual(0.0051);
      if (expectedMatch === undefined) expect(match).toBeNull();
      else expect(Math.abs((match ?? Number.NaN) - Number(expectedMatch))).toBeLessThanOrEqual(1);
    },
  );

  it('leave no cell of the table out', () => {
    expect(cases).toHaveLength(8 * 12);
  });
});

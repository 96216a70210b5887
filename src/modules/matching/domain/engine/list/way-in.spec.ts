import { describe, expect, it } from 'vitest';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { rankAll } from '../rank-all.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege } from '../testing/colleges.js';
import { aStudent } from '../testing/worked-profiles.js';
import { startingPoints } from './starting-points.js';
import { wayIn } from './way-in.js';

const ohio = aStudent({ homeState: 'OH', cipFamily: '51', incomeBand: 'under 30k' });

/** A list with a safety on it. */
const SAFE = { safety: [0] };

describe('a way in that comes before the list', () => {
  const columns = prepareColleges([
    aCollege({
      name: 'Ivy Tech',
      state: 'OH',
      control: 'public',
      level: 'two-year',
      predominantDegree: 'associate',
      admitRate: null,
      openAdmission: true,
      netPrice: 6700,
    }),
  ]);
  const low = { homeState: 'OH', unweightedGpa: 2 };
  const leads = (but: Partial<StudentFacts>, list = SAFE) =>
    wayIn(measureStudent(aStudent({ homeState: 'OH', ...but })), columns, list)?.leads;

  it.each<[string, Partial<StudentFacts>, { safety: number[] }, boolean]>([
    ['with a 2.4', { unweightedGpa: 2.4 }, SAFE, true],
    ['with a 2.5', { unweightedGpa: 2.5 }, SAFE, false],
    ['with a 2.3 and a strong score', { unweightedGpa: 2.3, satTotal: 1550 }, SAFE, false],
    ['where nothing on the list is safe', { unweightedGpa: 3.5 }, { safety: [] }, true],
    ['before grades and scores', {}, { safety: [] }, false],
  ])('%s', (_when, facts, list, expected) => {
    expect(leads(facts, list)).toBe(expected);
  });

  it('says so in words', () => {
    expect(wayIn(measureStudent(aStudent(low)), columns, SAFE)?.words).toBe(
      'The surest way to a bachelor’s degree: two years at a community college, then transfer. Ivy Tech, for example, admits ' +
        'everyone, costs about $6,700 a year after aid. When you transfer, most colleges look at your grades there first. ' +
        'Look for one near you, and ask which credits transfer.',
    );
  });

  it('says whose chances the list shows to who may study already', () => {
    const graduate = measureStudent(aStudent({ ...low, gradeLevel: 'Graduate' }));
    expect(wayIn(graduate, columns, SAFE)?.words).toContain(
      'the chances in this list are those of first-years',
    );
  });

  it.each([
    ['CA', 'By state law, an associate degree for transfer with a 2.0 guarantees a place'],
    ['FL', 'By state law, an associate in arts guarantees a place at a state university'],
    ['OH', 'When you transfer, most colleges look at your grades there first.'],
  ])('in %s says what is promised to who transfers, where we know it', (state, words) => {
    const colleges = prepareColleges(columns.facts.map((college) => ({ ...college, state })));
    const student = measureStudent(aStudent({ ...low, homeState: state }));
    expect(wayIn(student, colleges, SAFE)?.words).toContain(`after aid. ${words}`);
  });
});

describe('a way in', () => {
  const twoYear = (but: Partial<CollegeFacts>) =>
    aCollege({
      state: 'OH',
      control: 'public',
      level: 'two-year',
      predominantDegree: 'associate',
      admitRate: null,
      openAdmission: true,
      netPrice0To30k: 5400,
      ...but,
    });
  const nameFor = (...colleges: Partial<CollegeFacts>[]) => {
    const columns = prepareColleges(colleges.map(twoYear));
    const found = wayIn(measureStudent(ohio), columns, SAFE);
    return found === null ? null : columns.facts[found.row]?.name;
  };

  it('is a public two-year college of the home state that teaches the field, the largest first', () => {
    const health = { programShares: { '51': 0.3 } };
    expect(
      nameFor(
        { name: 'Large, without the field', undergraduates: 30_000, programShares: { '51': 0 } },
        { name: 'Small', undergraduates: 1000, ...health },
        { name: 'Large', undergraduates: 9000, ...health },
        { name: 'In Michigan', state: 'MI', undergraduates: 20_000, ...health },
      ),
    ).toBe('Large');
  });

  it.each<[string, Partial<CollegeFacts>]>([
    ['is private', { control: 'private-for-profit' }],
    ['has closed', { operating: false }],
    ['chooses among applicants', { openAdmission: false, admitRate: 0.5 }],
    ['awards mainly graduate degrees', { level: 'two-year', predominantDegree: 'graduate' }],
    ['trains for a trade only', { level: 'less-than-two-year', predominantDegree: 'certificate' }],
  ])('is no college that %s', (_what, but) => {
    expect(nameFor(but)).toBeNull();
  });

  it('is sooner one from which many transfer, whatever it awards most often', () => {
    expect(
      nameFor(
        { name: 'Vincennes', undergraduates: 60_000, carnegieClass: 23 },
        { name: 'Ivy Tech', undergraduates: 50_000, carnegieClass: 6, predominantDegree: 'certificate' },
      ),
    ).toBe('Ivy Tech');
  });

  it('is no tribal college, which is for its nation first', () => {
    expect(nameFor({ carnegieClass: 33 })).toBeNull();
  });

  it('is a university that admits everyone where the state has none', () => {
    const columns = prepareColleges([
      twoYear({ name: 'University of the District', level: 'four-year', predominantDegree: 'bachelors' }),
    ]);
    expect(wayIn(measureStudent(ohio), columns, SAFE)?.words).toBe(
      'Another way to a bachelor’s degree: University of the District, public, admits everyone, costs about $5,400 a year after aid. You can finish there, or transfer: ask which credits would count.',
    );
  });

  it('is said in words with its price', () => {
    const columns = prepareColleges([
      twoYear({ name: 'Sinclair Community College', programShares: { '51': 0.3 } }),
    ]);
    expect(wayIn(measureStudent(ohio), columns, SAFE)?.words).toBe(
      'Another way to a bachelor’s degree: two years at a community college, then transfer. Sinclair Community College, for example, admits everyone, costs about $5,400 a year after aid and teaches health. Look for one near you, and ask which credits transfer.',
    );
  });
});

it('a way in whose grants cover the price costs nothing, not $0', () => {
  const columns = prepareColleges([
    aCollege({
      state: 'OH',
      control: 'public',
      level: 'two-year',
      predominantDegree: 'associate',
      openAdmission: true,
      netPrice0To30k: -200,
    }),
  ]);
  expect(wayIn(measureStudent(ohio), columns, SAFE)?.words).toContain('costs nothing a year after aid');
});

describe('a way in for a student whose ZIP code we know', () => {
  const columns = prepareColleges(
    [
      { name: 'Far and large', undergraduates: 60_000, zipArea: '153', latitude: 40.4, longitude: -80 },
      {
        name: 'Technical',
        predominantDegree: 'certificate' as const,
        zipArea: '191',
        latitude: 39.95,
        longitude: -75.16,
      },
      { name: 'Community College of Philadelphia', zipArea: '191', latitude: 39.96, longitude: -75.16 },
    ].map((but) =>
      aCollege({
        level: 'two-year',
        control: 'public',
        predominantDegree: 'associate',
        openAdmission: true,
        ...but,
      }),
    ),
  );
  const wordsFor = (but: Partial<StudentFacts>) =>
    wayIn(measureStudent(aStudent({ homeState: 'PA', homeZipArea: '191', ...but })), columns, SAFE)?.words;

  it('is the nearest', () => {
    expect(wordsFor({})).toBe(
      'Another way to a bachelor’s degree: two years at a community college, then transfer. Community College of Philadelphia, close to home, admits everyone, costs about $22,000 a year after aid. Ask which credits transfer.',
    );
  });

  it('is for example one where the ZIP area reaches too far to say what is near', () => {
    const islands = prepareColleges(
      [
        { name: 'On one island', zipArea: '967', latitude: 19.7, longitude: -155.1 },
        { name: 'On another', zipArea: '967', latitude: 21.4, longitude: -158, undergraduates: 9000 },
      ].map((but) =>
        aCollege({
          state: 'HI',
          level: 'two-year',
          control: 'public',
          predominantDegree: 'associate',
          openAdmission: true,
          ...but,
        }),
      ),
    );
    const hilo = measureStudent(aStudent({ homeState: 'HI', homeZipArea: '967' }));
    expect(wayIn(hilo, islands, SAFE)?.words).toContain('On another, for example,');
  });

  it('is how most people learn a trade', () => {
    expect(wordsFor({ cipFamily: '47', homeZipArea: null })).toMatch(
      /^Most people learn mechanics and repair in two years or less, many while they earn\. Far and large, for example, .* Look for one near you, and ask about apprenticeships, too\.$/,
    );
  });
});

describe('where to begin without grades and scores', () => {
  const namesFor = (...colleges: Partial<CollegeFacts>[]) => {
    const columns = prepareColleges(
      colleges.map((but, unitId) =>
        aCollege({ unitId, state: 'OH', control: 'public', bachelorsFamilies: ['51'], ...but }),
      ),
    );
    const student = measureStudent(ohio);
    return startingPoints(student, columns, rankAll(student, columns)).map((row) => columns.facts[row]?.name);
  };

  it('is at the public colleges of the home state, the cheaper and the better graduated first', () => {
    expect(
      namesFor(
        { name: 'Dear', netPrice0To30k: 20_000 },
        { name: 'Cheap', netPrice0To30k: 9000 },
        { name: 'Few graduate', netPrice0To30k: 9000, completionRate: 0.35 },
        { name: 'In Michigan', state: 'MI' },
        { name: 'Private', control: 'private-nonprofit' },
        { name: 'Selective', admitRate: 0.3 },
      ),
    ).toEqual(['Cheap', 'Few graduate', 'Dear']);
  });

  it('is at six colleges at most', () => {
    expect(namesFor(...Array.from({ length: 9 }, () => ({})))).toHaveLength(6);
  });
});

import { type CollegeFacts } from '../college/college-facts.js';
import { seededUniform } from './seeded-random.js';

/** A typical private college that reports everything, with the changes a test needs. */
export function aCollege(but: Partial<CollegeFacts> = {}): CollegeFacts {
  return {
    unitId: 1,
    name: 'Ordinary College',
    state: 'PA',
    control: 'private-nonprofit',
    level: 'four-year',
    predominantDegree: 'bachelors',
    operating: true,
    distanceOnly: false,
    federalRegion: 2,
    locale: 21,
    undergraduates: 4000,
    carnegieClass: 18,
    religiousAffiliation: null,
    historicallyBlack: false,
    womenOnly: false,
    menOnly: false,
    mainCampus: true,
    underCashMonitoring: false,
    zipArea: null,
    latitude: 40.8,
    longitude: -77.9,
    bachelorsPrograms: ['1107', '5202'],
    admitRate: 0.5,
    openAdmission: false,
    testPolicy: 'required',
    satReading25: 550,
    satReading75: 640,
    satMath25: 540,
    satMath75: 640,
    act25: 23,
    act75: 29,
    completionRate: 0.6,
    retentionRate: 0.8,
    pellShare: 0.3,
    completionRatePell: 0.52,
    studentFacultyRatio: 14,
    sizeSetting: 11,
    studentDiversity: 0.5,
    costOfAttendance: 50_000,
    medianEarnings: 55_000,
    medianDebt: 22_000,
    publishedGrades: null,
    tuitionInState: 40_000,
    tuitionOutOfState: 40_000,
    netPrice: 22_000,
    netPrice0To30k: 15_000,
    netPrice30To48k: 17_000,
    netPrice48To75k: 20_000,
    netPrice75To110k: 24_000,
    netPrice110kPlus: 30_000,
    programShares: { '11': 0.05, '14': 0, '52': 0.2 },
    bachelorsFamilies: ['11', '52'],
    ...but,
  };
}

/** The score range is left out, as at test-blind colleges. */
export const NO_SCORES = {
  satReading25: null,
  satReading75: null,
  satMath25: null,
  satMath75: null,
  act25: null,
  act75: null,
} as const;

/** Colleges of every kind, always the same ones. */
export function manyColleges(count: number): readonly CollegeFacts[] {
  const random = seededUniform(20_231);
  const oneOf = <T>(...values: readonly [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const sometimes = <T>(value: T): T | null => (random() < 0.8 ? value : null);
  return Array.from({ length: count }, (_, i) => {
    const low = 400 + Math.floor(random() * 300);
    return aCollege({
      unitId: 100_000 + i,
      name: `College ${i}`,
      state: oneOf('CA', 'OH', 'PA', 'TX', 'NY', 'ME', 'PR'),
      control: oneOf('public', 'private-nonprofit', 'private-for-profit'),
      locale: sometimes(oneOf(11, 21, 32, 43)),
      undergraduates: sometimes(Math.floor(random() * 40_000)),
      admitRate: sometimes(oneOf(0.001, 0.02, 1, random(), random(), random())),
      openAdmission: random() < 0.2,
      testPolicy: oneOf(null, 'required', 'recommended', 'not-considered', 'optional'),
      ...(random() < 0.4
        ? NO_SCORES
        : {
            satReading25: low,
            satReading75: low + 90,
            satMath25: low,
            satMath75: low + 100,
            act25: sometimes(24),
          }),
      completionRate: sometimes(random()),
      retentionRate: sometimes(random()),
      pellShare: sometimes(random()),
      tuitionInState: sometimes(10_000),
      tuitionOutOfState: sometimes(25_000),
      netPrice: sometimes(18_000),
      netPrice30To48k: sometimes(-900),
      netPrice48To75k: sometimes(16_000),
      netPrice75To110k: sometimes(21_000),
    });
  });
}

import { describe, expect, it } from 'vitest';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege } from '../testing/colleges.js';
import { aStudent } from '../testing/worked-profiles.js';
import { categoryAt, notSafeWords } from './safety.js';

interface Place extends Partial<CollegeFacts> {
  readonly chance?: number;
  readonly low?: number;
}

const saver = aStudent({ unweightedGpa: 3.5, maxCost: 20_000 });

function seenAt({ chance = 0.9, low = 0.8, ...college }: Place, facts: StudentFacts = saver) {
  const columns = prepareColleges([aCollege({ admitRate: 0.7, netPrice: 20_000, ...college })]);
  const student = measureStudent(facts);
  const likely = { chance, low };
  return [categoryAt(student, columns, 0, likely), notSafeWords(student, columns, 0, likely)];
}

const TEACHES_NURSING = { bachelorsFamilies: ['51'], bachelorsPrograms: ['5138'] };

describe('a safety', () => {
  it.each<[string, Place]>([
    ['is likely, certain enough, affordable and not selective', {}],
    ['may have open admission', { admitRate: null, openAdmission: true }],
    ['may cost up to $3,000 more than the family can pay', { netPrice: 23_000 }],
    ['may report no price', { netPrice: null }],
    [
      'begins at 80%, with 60% at the low end, where 45% are admitted',
      { chance: 0.8, low: 0.6, admitRate: 0.45 },
    ],
  ])('%s', (_what, place) => {
    expect(seenAt(place)).toEqual(['safety', null]);
  });

  it.each<[string, Place, Partial<StudentFacts>, string]>([
    ['admits few', { admitRate: 0.44 }, {}, 'it admits fewer than half of applicants.'],
    ['is uncertain', { low: 0.43 }, {}, 'your range reaches down to 43%.'],
    ['costs too much', { netPrice: 26_100 }, {}, 'about $6,000 a year more than your family can plan for.'],
    [
      'admits to the major separately',
      { control: 'public', undergraduates: 30_000, ...TEACHES_NURSING },
      { cipFamily: '51', majorCip4: '5138' },
      'many large colleges admit to nursing separately. Ask whether this one does.',
    ],
    ['is not likely enough', { chance: 0.79, low: 0.7 }, {}, 'your estimate is below 80%.'],
    [
      'asks for an endorsement',
      { religiousAffiliation: 94 },
      {},
      'every applicant needs the endorsement of a church leader.',
    ],
  ])('is a target where it %s, and says why', (_what, place, facts, words) => {
    expect(seenAt(place, { ...saver, ...facts })).toEqual(['target', `Not counted as a safety: ${words}`]);
  });

  it('is of the college only where nursing is admitted separately, as at every public college of California', () => {
    const california: Place = { ...TEACHES_NURSING, control: 'public', state: 'CA', admitRate: 0.95 };
    expect(seenAt(california, { ...saver, cipFamily: '51', majorCip4: '5138' })).toEqual([
      'target',
      'The college itself would very likely admit you. It admits to nursing separately, and we know of no rate for that. ' +
        'Ask it how many who apply for nursing get in.',
    ]);
    expect(
      seenAt({ ...california, chance: 0.2, low: 0.1 }, { ...saver, cipFamily: '51', majorCip4: '5138' }),
    ).toEqual([
      'reach',
      'It admits to nursing separately, and we know of no rate for that. Ask it how many who apply for nursing get in.',
    ]);
  });

  it.each<[string, Place, Partial<StudentFacts>, string]>([
    [
      'mainly awards certificates',
      { level: 'less-than-two-year', predominantDegree: 'certificate', programShares: {} },
      { cipFamily: null },
      'it mainly awards certificates.',
    ],
    [
      'does not teach the major',
      { programShares: { '11': 0 }, bachelorsFamilies: [], bachelorsPrograms: [] },
      { cipFamily: '11', majorCip4: '1107' },
      'it reports no program in your major.',
    ],
    [
      'teaches health but not nursing',
      { programShares: { '51': 0.2 }, bachelorsFamilies: ['51'], bachelorsPrograms: ['5100'] },
      { cipFamily: '51', majorCip4: '5138' },
      'it reports no program in your major.',
    ],
  ])('is a target where it %s, however sure', (_what, place, facts, words) => {
    const open = { admitRate: null, openAdmission: true, ...place };
    expect(seenAt(open, { ...saver, ...facts })).toEqual(['target', `Not counted as a safety: ${words}`]);
  });

  it.each<[string, Place, Partial<StudentFacts>]>([
    [
      'a trade school for who learns its trade',
      { level: 'less-than-two-year', predominantDegree: 'certificate', programShares: { '12': 1 } },
      { cipFamily: '12', majorCip4: '1204' },
    ],
    [
      'a community college that awards more certificates',
      { level: 'two-year', predominantDegree: 'certificate', control: 'public' },
      { cipFamily: '11' },
    ],
    ['a college that reports no programs', { programShares: {}, bachelorsFamilies: [] }, { cipFamily: '11' }],
  ])('may be %s', (_what, place, facts) => {
    const open = { admitRate: null, openAdmission: true, ...place };
    expect(seenAt(open, { ...saver, ...facts })).toEqual(['safety', null]);
  });

  it('is no question without a chance', () => {
    expect(seenAt({ chance: Number.NaN, low: Number.NaN })).toEqual([null, null]);
  });

  it.each([
    [0.1, 'reach'],
    [0.25, 'target'],
    [0.74, 'target'],
  ])('is no question at %d', (chance, category) => {
    expect(seenAt({ chance, low: chance / 2 })).toEqual([category, null]);
  });
});

import { describe, expect, it } from 'vitest';
import { type StudentFacts } from '../student/student-facts.js';
import { listOf, type Place, someone } from '../testing/list-of.js';
import { aStudent } from '../testing/worked-profiles.js';

describe('the colleges it can contain', () => {
  const NURSING = aStudent({ unweightedGpa: 3.5, homeState: 'PA', cipFamily: '51', majorCip4: '5138' });
  const computing = aStudent({ unweightedGpa: 3.5, homeState: 'PA', cipFamily: '11', majorCip4: '1107' });
  const countOf = (place: Place, facts: StudentFacts = computing) => {
    const { reach, target, safety } = listOf([place], facts);
    return reach.length + target.length + safety.length;
  };

  const TEACHES_NURSING: Place = { bachelorsFamilies: ['51'], bachelorsPrograms: ['5138'] };
  const TRADE = { cipFamily: '47', majorCip4: '4706' };
  const TRADE_SCHOOL = {
    programShares: { '47': 0.1 },
    bachelorsFamilies: ['47'],
    bachelorsPrograms: ['4706'],
  };

  it.each<[string, Place, Partial<StudentFacts>?]>([
    ['has closed', { operating: false }],
    ['is a two-year college', { level: 'two-year' }],
    ['awards mainly associate degrees', { predominantDegree: 'associate' }],
    ['is run for profit', { control: 'private-for-profit' }],
    ['teaches at a distance only', { distanceOnly: true }],
    ['has its money watched by the Department', { underCashMonitoring: true }],
    ['has fewer than 1,000 undergraduates', { undergraduates: 999 }],
    ['is a small arts college of fewer than 500', { undergraduates: 499, carnegieClass: 21 }],
    ['reports no size', { undergraduates: null }],
    ['is a service academy, with its own process', { federalRegion: 0 }],
    ['has no admit rate and no open admission', { admitRate: null, chance: Number.NaN }],
    ['has open admission far from home', { admitRate: null, openAdmission: true, chance: 0.97, state: 'UT' }],
    ['is in a territory', { state: 'PR' }],
    ['graduates too few, next door', { completionRate: 0.39, state: 'OH' }],
    ['is a target far from home that graduates fewer than half', { completionRate: 0.49, state: 'UT' }],
    [
      'is a reach far from home that graduates fewer than 60%',
      { chance: 0.1, completionRate: 0.59, state: 'UT' },
    ],
    ['is public, small and not at home', { undergraduates: 500, control: 'public', state: 'OH' }],
    ['admits few and may well refuse', { admitRate: 0.15, chance: 0.4, low: 0.19 }],
    ['teaches the trade in another state', { ...TRADE_SCHOOL, state: 'OH' }, TRADE],
    [
      'teaches a neighbor of the trade',
      { ...TRADE_SCHOOL, bachelorsPrograms: ['4704'], state: 'PA' },
      { ...TRADE, homeState: 'PA' },
    ],
    ['is mostly online', { unitId: 161572 }],
    ['puts faith at the center of a church that seldom does', { unitId: 446048 }],
    ['has closed since the release', { unitId: 172264 }],
    ['has become a campus of another', { unitId: 111188 }],
    ['graduates too few, at home', { completionRate: 0.29 }],
    ['reports no graduation and loses many', { completionRate: null, retentionRate: 0.5 }],
    ['is for women', { womenOnly: true }],
    ['is for men', { menOnly: true }],
    ['is a branch campus away from home', { mainCampus: false, carnegieClass: -2, state: 'UT' }],
    ['puts faith at the center', { religiousAffiliation: 75 }],
    ['trains for the ministry', { carnegieClass: 24 }],
    ['teaches health professions only', { carnegieClass: 26 }],
    ['teaches law only', { carnegieClass: 31 }],
    ['has its own rules on who may apply', { unitId: 156295 }],
    ['makes everyone a cadet', { unitId: 217864 }],
    ['puts faith at the center, though the file names no church', { unitId: 231651 }],
    ['does not teach the major', { programShares: { '11': 0 }, bachelorsFamilies: [] }],
    ['is a reach below 3%', { chance: 0.0299 }],
    ['is a reach with less than 1% at the low end', { chance: 0.1, low: 0.009 }],
  ])('do not include a college that %s', (_what, place, facts = {}) => {
    expect(countOf(place, { ...computing, ...facts })).toBe(0);
  });

  it.each<[string, Place, Partial<StudentFacts>?]>([
    ['has 1,000 undergraduates', { undergraduates: 1000 }],
    ['is a liberal arts college of 500', { undergraduates: 500, carnegieClass: 21 }],
    ['has open admission near home', { admitRate: null, openAdmission: true, chance: 0.97, low: 0.9 }],
    ['graduates 40% nearby', { completionRate: 0.4, state: 'OH' }],
    ['graduates 50% far from home', { completionRate: 0.5, state: 'UT' }],
    ['graduates 30% at home', { completionRate: 0.3 }],
    ['is public, graduates 28% at home', { completionRate: 0.28, control: 'public' }],
    ['is public with 500 undergraduates at home', { undergraduates: 500, control: 'public' }],
    ['admits few, with a fair chance at the low end', { admitRate: 0.15, chance: 0.4, low: 0.2 }],
    ['teaches the trade at home', { ...TRADE_SCHOOL, state: 'PA' }, TRADE],
    ['is public', { control: 'public' }],
    ['reports no programs', { programShares: {}, bachelorsFamilies: [], bachelorsPrograms: null }],
    ['is a reach of 3%', { chance: 0.03 }],
    ['is a reach with 1% at the low end', { chance: 0.1, low: 0.01 }],
    ['is for women, if asked for', { womenOnly: true }, { singleSexColleges: ['women'] }],
    ['is the home territory', { state: 'PR' }, { homeState: 'PR' }],
    ['is a branch campus at home', { mainCampus: false, carnegieClass: -2 }],
    [
      'puts faith at the center, if asked for',
      { religiousAffiliation: 75 },
      { priorities: ['Faith community'] },
    ],
    ['is an engineering school, for its majors', { carnegieClass: 28, undergraduates: 500 }],
  ])('include a college that %s', (_what, place, facts = {}) => {
    expect(countOf(place, { ...computing, ...facts })).toBe(1);
  });

  it.each([
    ['at home', 'CA', 1],
    ['from another state', 'NV', 0],
  ])('for nursing are public in California %s', (_where, homeState, count) => {
    const college: Place = { state: 'CA', control: 'public', ...TEACHES_NURSING };
    expect(countOf(college, { ...NURSING, homeState })).toBe(count);
  });

  it.each([
    ['the program itself', ['5138'], 1],
    ['other programs of the family only', ['5102'], 0],
  ])('for nursing teach nursing: %s', (_what, bachelorsPrograms, count) => {
    const college = { programShares: { '51': 0.2 }, bachelorsFamilies: ['51'], bachelorsPrograms };
    expect(countOf(college, NURSING)).toBe(count);
  });

  it.each([
    ['a reach', 0.1, 15_000, 1],
    ['a reach', 0.1, 15_001, 0],
    ['a target', 0.5, 10_000, 1],
    ['a target', 0.5, 10_001, 0],
    ['a likely college at home', 0.9, 5500, 1],
    ['a likely college at home', 0.9, 5501, 0],
  ])(
    'include %s at a chance of %d that costs $%d more than the income allows: %d',
    (_what, chance, over, count) => {
      const earning: StudentFacts = { ...computing, incomeBand: 'under 30k' };
      const netPrice0To30k = 9500 + over;
      expect(countOf({ chance, low: chance - 0.05, netPrice0To30k }, earning)).toBe(count);
    },
  );

  it.each([
    ['a reach', 0.1, 10_000, 1],
    ['a reach', 0.1, 10_001, 0],
    ['a target', 0.5, 5500, 1],
    ['a target', 0.5, 5501, 0],
  ])(
    'include %s at a chance of %d that costs $%d more than the limit the family named: %d',
    (_what, chance, over, count) => {
      const paying = { ...computing, maxCost: 20_000 };
      expect(countOf({ chance, low: chance - 0.05, netPrice: 20_000 + over }, paying)).toBe(count);
    },
  );

  it('leave out a likely college of another state that is only too expensive', () => {
    const tooExpensive: Place = { chance: 0.9, state: 'OH', netPrice: 24_000 };
    expect(countOf(tooExpensive, { ...computing, maxCost: 20_000 })).toBe(0);
    expect(countOf({ ...tooExpensive, state: 'PA' }, { ...computing, maxCost: 20_000 })).toBe(1);
  });

  it.each([
    ['whose score is close', 1100, 1],
    ['whose score lies far below', 900, 0],
  ])('include a reach for a student without grades %s', (_who, satTotal, count) => {
    const unknown = { ...computing, unweightedGpa: null, satTotal };
    expect(countOf({ chance: 0.1, low: 0.05 }, unknown)).toBe(count);
    expect(countOf({ chance: 0.1, low: 0.05 }, { ...computing, satTotal })).toBe(1);
  });

  it('count a likely college that asks for the endorsement of a church as a target, in its own state only', () => {
    const church: Place = { name: 'Church College', religiousAffiliation: 94, chance: 0.95, low: 0.9 };
    const faithful: StudentFacts = { ...computing, priorities: ['Faith community'] };
    expect(listOf([church], faithful)).toMatchObject({ target: ['Church College'], safety: [] });
    expect(countOf({ ...church, state: 'OH' }, faithful)).toBe(0);
  });
});

describe('a wish for the colleges of one church', () => {
  const ASSEMBLIES_OF_GOD = 27;
  const center: Place = { name: 'Church College', religiousAffiliation: ASSEMBLIES_OF_GOD };
  const wishing = (collegeCommunities: StudentFacts['collegeCommunities']) =>
    listOf([center], { ...someone, priorities: ['Faith community'], collegeCommunities }).target;

  it('lists those where faith is at the center, and none of another church', () => {
    expect(wishing([])).toEqual(['Church College']);
    expect(wishing(['Protestant'])).toEqual(['Church College']);
    expect(wishing(['Catholic'])).toEqual([]);
  });
});

describe('a wish for HBCUs', () => {
  it('lists one where fewer graduate than elsewhere, not one where very few do', () => {
    const names = (historicallyBlack: boolean, completionRate: number) =>
      listOf([{ historicallyBlack, completionRate, name: 'Found' }], {
        ...someone,
        homeState: 'OH',
        collegeCommunities: ['HBCU'],
      }).target;

    expect(names(true, 0.36)).toEqual(['Found']);
    expect(names(false, 0.36)).toEqual([]);
    expect(names(true, 0.29)).toEqual([]);
  });
});

describe('a college for commuters', () => {
  it('is listed for those who can live at home', () => {
    const found = (homeState: string | null) =>
      listOf([{ name: 'CUNY Hunter College', state: 'NY', control: 'public' }], { ...someone, homeState })
        .target;
    expect(['NY', 'NJ', null].map((home) => found(home).length)).toEqual([1, 1, 1]);
    expect(['KY', 'MA', 'abroad'].map((home) => found(home).length)).toEqual([0, 0, 0]);
  });
});

describe('a trade', () => {
  const welder = aStudent({ unweightedGpa: 2.4, homeState: 'OK', cipFamily: '48', majorCip4: '4805' });
  const teaches: Place = {
    bachelorsFamilies: ['48'],
    bachelorsPrograms: ['4805'],
    programShares: { '48': 0.1 },
  };

  it('is no reason to leave the state', () => {
    expect(listOf([{ ...teaches, state: 'OK' }], welder).target).toHaveLength(1);
    expect(listOf([{ ...teaches, state: 'CO' }], welder).target).toHaveLength(0);
  });

  it('without a college at home is said in one sentence', () => {
    expect(listOf([{ ...teaches, state: 'CO' }], welder).shortfalls.map(({ words }) => words)).toEqual([
      'Few four-year colleges teach machining and welding, and we could list none in your state.',
    ]);
  });
});

describe('a reach away from home', () => {
  it.each([
    ['that suits in the rest', 'UT', 40, 1],
    ['that does not', 'UT', 39, 0],
    ['that does not, next door', 'PA', 39, 0],
    ['may suit less at home', 'OH', 39, 1],
  ])('%s', (_what, state, match, count) => {
    const place: Place = { state, match, chance: 0.2, low: 0.1 };
    expect(listOf([place], { ...someone, homeState: 'OH' }).reach).toHaveLength(count);
  });
});

describe('a reach that teaches only a neighbor of the major', () => {
  it.each([
    ['in much of its family', 'UT', 0.05, 1],
    ['in little of its family', 'UT', 0.04, 0],
    ['in little of its family, at home', 'OH', 0.04, 1],
  ])('%s', (_what, state, share, count) => {
    const place: Place = {
      state,
      chance: 0.2,
      low: 0.1,
      programShares: { '11': share },
      bachelorsFamilies: ['11'],
      bachelorsPrograms: ['1107'],
    };
    const cyber: StudentFacts = { ...someone, homeState: 'OH', cipFamily: '11', majorCip4: '1110' };
    expect(listOf([place], cyber).reach).toHaveLength(count);
  });
});

describe('a likely college far from home', () => {
  it.each([
    ['about within the budget', 25_000, 1],
    ['over the budget', 25_001, 0],
  ])('%s', (_what, netPrice, count) => {
    const place: Place = { state: 'UT', chance: 0.9, low: 0.5, netPrice };
    expect(listOf([place], { ...someone, homeState: 'OH', maxCost: 22_000 }).target).toHaveLength(count);
  });
});

describe('a student who has not decided on a major', () => {
  it('finds an open door only where there is much to choose from', () => {
    const door: Place = {
      state: 'OH',
      control: 'public',
      openAdmission: true,
      admitRate: null,
      predominantDegree: 'associate',
      chance: 0.97,
      low: 0.9,
    };
    const ohioan: StudentFacts = { ...someone, homeState: 'OH' };
    expect(listOf([{ ...door, bachelorsFamilies: ['51', '52'] }], ohioan).safety).toEqual([]);
    const many = ['11', '13', '42', '51', '52'];
    expect(listOf([{ ...door, bachelorsFamilies: many }], ohioan).safety).toHaveLength(1);
  });

  it('finds no college of one kind, unless it is a public one of the home state', () => {
    const engineers = { 'Most are engineers': 0.5, 'Many are': 0.45 };
    const places = Object.entries(engineers).map(([name, share]): Place => {
      return {
        name,
        state: 'OH',
        programShares: { '14': share, '11': 0.2 },
        bachelorsFamilies: ['11', '14'],
      };
    });
    const georgian: StudentFacts = { ...someone, homeState: 'GA' };
    const ohioan: StudentFacts = { ...someone, homeState: 'OH' };
    const publics = places.map((place): Place => ({ ...place, control: 'public' }));
    expect(listOf(places, georgian).target).toEqual(['Many are']);
    expect(listOf(publics, ohioan).target).toHaveLength(2);
    const ships = publics.map((place): Place => ({ ...place, programShares: { '49': 0.3 } }));
    expect(listOf(ships, ohioan).target).toEqual([]);
    expect(listOf(places, { ...georgian, cipFamily: '11', majorCip4: '1107' }).target).toHaveLength(2);
  });
});

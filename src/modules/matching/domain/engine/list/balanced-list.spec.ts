import { describe, expect, it } from 'vitest';
import { type CollegeFacts } from '../college/college-facts.js';
import { prepareColleges } from '../college/prepare-colleges.js';
import { newRanked } from '../rank-all.js';
import { measureStudent } from '../student/measure-student.js';
import { type StudentFacts } from '../student/student-facts.js';
import { aCollege } from '../testing/colleges.js';
import { aStudent, P8 } from '../testing/worked-profiles.js';
import { balancedList } from './balanced-list.js';

interface Place extends Partial<CollegeFacts> {
  readonly chance?: number;
  readonly low?: number;
  readonly match?: number;
  readonly completeness?: number;
}

const someone = aStudent({ unweightedGpa: 3.5 });

/** The names on the list made from colleges with these chances and matches. */
function listOf(places: readonly Place[], facts: StudentFacts = someone, leftOut: readonly number[] = []) {
  const columns = prepareColleges(places.map((place, i) => aCollege({ unitId: i, ...place })));
  const ranked = newRanked(columns.count);
  places.forEach(({ chance = 0.5, low = chance, match = 80, completeness = 1 }, row) => {
    ranked.chance[row] = chance;
    ranked.low[row] = low;
    ranked.match[row] = match;
    ranked.completeness[row] = completeness;
  });
  const { reach, target, safety, shortfalls } = balancedList(
    measureStudent(facts),
    columns,
    ranked,
    new Set(leftOut),
  );
  const names = (rows: readonly number[]) => rows.map((row) => columns.facts[row]?.name);
  return { reach: names(reach), target: names(target), safety: names(safety), shortfalls };
}

const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ'.split(' ');
/** This many colleges, each in a different state, the best first. */
const spread = (count: number, place: Place): Place[] =>
  STATES.slice(0, count).map((state, i) => ({ ...place, state, name: `${state} College`, match: 90 - i }));

describe('a balanced list', () => {
  it('has 5 reaches, 10 targets and 5 safeties, the best first', () => {
    const list = listOf([
      ...spread(8, { chance: 0.1 }),
      ...spread(14, { chance: 0.5 }),
      ...spread(8, { chance: 0.9 }),
    ]);

    expect(list.reach).toHaveLength(5);
    expect(list.target).toHaveLength(10);
    expect(list.safety).toHaveLength(5);
    expect(list.target[0]).toBe('AL College');
    expect(list.reach[0]).toBe('AL College');
    expect(list.shortfalls).toEqual([]);
  });

  it('puts the next best in the place of a college that is left out', () => {
    const places = spread(12, { chance: 0.5 });
    const all = listOf(places).target;
    const without = listOf(places, someone, [0]).target;

    expect(all[0]).toBe('AL College');
    expect(without).toEqual([...all.slice(1), 'HI College']);
  });

  it('says when a category is short, and does not fill it from another', () => {
    const list = listOf([...spread(12, { chance: 0.5 }), ...spread(2, { chance: 0.9 })]);

    expect(list.reach).toEqual([]);
    expect(list.target).toHaveLength(10);
    expect(list.safety).toHaveLength(2);
    expect(list.shortfalls).toEqual([
      {
        category: 'reach',
        wanted: 5,
        found: 0,
        words: 'We found no reach that fits your major, grades and budget.',
      },
      {
        category: 'safety',
        wanted: 5,
        found: 2,
        words: 'We found 2 of 5 safeties. We don’t fill the rest with colleges that don’t fit.',
      },
    ]);
  });

  it('is empty with neither grades nor scores', () => {
    const list = listOf(spread(12, { chance: 0.5 }), P8);
    expect(list).toMatchObject({ reach: [], target: [], safety: [] });
    expect(list.shortfalls).toEqual([]);
  });
});

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

describe('a public college of another state in a tuition exchange', () => {
  const wyoming = aStudent({ unweightedGpa: 3.5, homeState: 'WY', maxCost: 20_000 });
  const inUtah: Place = {
    state: 'UT',
    control: 'public',
    netPrice: 14_000,
    tuitionInState: 8000,
    tuitionOutOfState: 23_000,
  };
  const countOf = (place: Place, facts: StudentFacts) => {
    const { reach, target, safety } = listOf([place], facts);
    return [reach.length, target.length, safety.length];
  };

  it('is worth an application at the price of the exchange', () => {
    expect(countOf(inUtah, wyoming)).toEqual([0, 1, 0]);
    expect(countOf(inUtah, { ...wyoming, homeState: 'TX' })).toEqual([0, 0, 0]);
  });

  it('is never safe at that price', () => {
    expect(countOf({ ...inUtah, chance: 0.95, low: 0.9 }, wyoming)).toEqual([0, 1, 0]);
  });

  it('is no hope where it turns most applicants away, or where the family can pay little', () => {
    expect(countOf({ ...inUtah, admitRate: 0.4 }, wyoming)).toEqual([0, 0, 0]);
    expect(countOf({ ...inUtah, netPrice: 4000 }, { ...wyoming, maxCost: 11_000 })).toEqual([0, 0, 0]);
  });

  it('of two neighbors with reciprocity counts however many it turns away', () => {
    const minnesota = { ...wyoming, homeState: 'MN' };
    expect(countOf({ ...inUtah, state: 'WI', admitRate: 0.4 }, minnesota)).toEqual([0, 1, 0]);
  });
});

describe('a college that meets the need of students from abroad', () => {
  it('can be a reach for one who needs aid, whatever its full price', () => {
    const YALE = 130_794;
    const place: Place = { unitId: YALE, chance: 0.1, low: 0.04, admitRate: 0.05, costOfAttendance: 90_000 };
    const columns = prepareColleges([aCollege(place)]);
    const ranked = newRanked(1);
    ranked.chance[0] = 0.1;
    ranked.low[0] = 0.04;
    ranked.match[0] = 80;
    const reachFor = (facts: Partial<StudentFacts>) =>
      balancedList(
        measureStudent(aStudent({ unweightedGpa: 3.9, homeState: 'abroad', maxCost: 10_000, ...facts })),
        columns,
        ranked,
      ).reach.length;

    expect(reachFor({ needsAid: true })).toBe(1);
    expect(reachFor({ needsAid: null })).toBe(0);
  });

  it('can be one at a lower chance and with another program than elsewhere', () => {
    const YALE = 130_794;
    const needsAid = {
      homeState: 'abroad',
      maxCost: 8000,
      needsAid: true,
      cipFamily: '14',
      majorCip4: '1410',
    };
    const engineering = {
      bachelorsPrograms: ['1401'],
      bachelorsFamilies: ['14'],
      programShares: { '14': 0.05 },
    };
    const reachOf = (place: Place) =>
      listOf([{ chance: 0.02, low: 0.005, admitRate: 0.05, ...engineering, ...place }], {
        ...someone,
        ...needsAid,
      }).reach;

    expect(reachOf({ unitId: YALE, name: 'Yale' })).toEqual(['Yale']);
    expect(reachOf({ unitId: YALE, name: 'Yale', chance: 0.01 })).toEqual([]);
    expect(reachOf({ unitId: 1, name: 'Another' })).toEqual([]);
  });
});

describe('a student from abroad who needs aid and has no target', () => {
  const MEET_NEED = [164465, 161004, 217156, 182670, 166027, 166683, 152080];
  const needing = aStudent({ unweightedGpa: 3.9, homeState: 'abroad', maxCost: 8000, needsAid: true });
  const abroad = (...more: Place[]) => {
    const reaches = MEET_NEED.map((unitId, i) => ({
      unitId,
      name: `Reach ${i}`,
      state: STATES[i] ?? '',
      chance: 0.1,
      match: 90 - i,
    }));
    return listOf([...reaches, ...more], needing).shortfalls.map(({ words }) => words);
  };

  it('reads which other reaches meet the whole need', () => {
    expect(abroad()).toContain(
      'Without a target, more reaches are worth the work. Reach 5 and Reach 6 also meet the whole need of students from abroad.',
    );
  });

  it('reads nothing of it with a target', () => {
    expect(abroad({ unitId: 1, name: 'Target', costOfAttendance: 8000 }).join(' ')).not.toContain(
      'Without a target',
    );
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

describe('a list without a safety in the home state', () => {
  const engineer = aStudent({
    unweightedGpa: 3.8,
    homeState: 'SC',
    cipFamily: '14',
    majorCip4: '1419',
  });
  const teaches = { bachelorsPrograms: ['1419'], bachelorsFamilies: ['14'], programShares: { '14': 0.1 } };
  const elsewhere: Place = { ...teaches, name: 'Elsewhere', state: 'GA', chance: 0.95 };
  const wordsFor = (...places: Place[]) =>
    listOf([elsewhere, ...places], engineer).shortfalls.map(({ words }) => words);

  it('says so, what is likeliest there, and what is safe there without the major', () => {
    const atHome: Place[] = [
      { ...teaches, name: 'Clemson', state: 'SC', chance: 0.6 },
      { ...teaches, name: 'Columbia', state: 'SC', chance: 0.72 },
      { name: 'Winthrop', state: 'SC', control: 'public', chance: 0.97, bachelorsPrograms: ['5202'] },
    ];
    expect(wordsFor(...atHome).at(-1)).toBe(
      'None of your safeties is in your state. The likeliest there is Columbia, at 72%. Safe there, but without your major: Winthrop.',
    );
  });

  it('says what is likeliest at home where nothing is safe at all', () => {
    const { shortfalls } = listOf([{ ...teaches, name: 'Columbia', state: 'SC', chance: 0.72 }], engineer);
    expect(shortfalls.at(-1)?.words).toBe('The likeliest in your state is Columbia, at 72%.');
  });

  it('says that nothing at home teaches the major', () => {
    expect(wordsFor().at(-1)).toContain('We found no college there that teaches your major');
  });

  it('says nothing where one is', () => {
    const home: Place = { ...teaches, name: 'Columbia', state: 'SC', chance: 0.95 };
    expect(wordsFor(home).join(' ')).not.toContain('None of your safeties');
  });
});

describe('a list that a wished distance makes short', () => {
  it('names the nearest beyond it, up to twice as far', () => {
    const at = (latitude: number, name: string): Place => ({
      name,
      latitude,
      longitude: -98,
      state: 'TX',
      zipArea: name,
    });
    const { shortfalls } = listOf([at(26, 'Home'), at(30, 'Austin'), at(40, 'Far')], {
      ...someone,
      homeState: 'TX',
      homeZipArea: 'Home',
      maxMiles: 250,
    });
    expect(shortfalls.find(({ category }) => category === 'target')?.words).toMatch(
      /The nearest beyond that: Austin \(about 2[78]\d miles\)\.$/,
    );
  });
});

describe('the places of likely colleges', () => {
  const computing = aStudent({ unweightedGpa: 3.5, homeState: 'PA', cipFamily: '11', majorCip4: '1107' });

  it.each<[string, Place]>([
    ['below 80%', { chance: 0.79, low: 0.7 }],
    ['whose range begins below 60%', { chance: 0.9, low: 0.59 }],
    ['that admits fewer than 45%', { chance: 0.9, low: 0.8, admitRate: 0.44 }],
  ])('count a likely college %s as a target, after all others', (_what, place) => {
    const likely = { ...place, name: 'Likely', match: 95 };
    expect(listOf([likely], computing)).toMatchObject({ target: ['Likely'], safety: [] });
    const targets = spread(10, { chance: 0.5 });
    expect(listOf([likely, ...targets], computing).target).not.toContain('Likely');
    expect(listOf([likely, ...targets.slice(1)], computing).target.at(-1)).toBe('Likely');
  });
});

describe('a likely public college of the home state that is not safe', () => {
  it('has one of at most three places after the other targets', () => {
    const atHome = Array.from({ length: 5 }, (_, i): Place => {
      return { name: `Home ${i}`, state: 'OH', control: 'public', chance: 0.9, low: 0.5, match: 90 - i };
    });
    const { target } = listOf([...spread(12, { chance: 0.5 }), ...atHome], { ...someone, homeState: 'OH' });
    expect(target).toHaveLength(10);
    expect(target.slice(-3)).toEqual(['Home 0', 'Home 1', 'Home 2']);
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

describe('a public college far from home where the family can pay little', () => {
  it.each([
    ['that costs no more', 14_000, 1],
    ['that costs more', 14_001, 0],
  ])('%s', (_what, netPrice, count) => {
    const saver = { ...someone, homeState: 'OH', maxCost: 14_000 };
    const place: Place = { state: 'UT', control: 'public', netPrice };
    expect(listOf([place], saver).target).toHaveLength(count);
    expect(listOf([{ ...place, control: 'private-nonprofit' }], saver).target).toHaveLength(1);
  });

  it('may cost a little more where it is private, and a reach a loan more', () => {
    const saver: StudentFacts = { ...someone, homeState: 'OH', maxCost: 14_000 };
    const reach: Place = { state: 'UT', chance: 0.1, low: 0.05 };
    expect(listOf([{ state: 'UT', netPrice: 17_000 }], saver).target).toHaveLength(1);
    expect(listOf([{ state: 'UT', netPrice: 17_001 }], saver).target).toHaveLength(0);
    expect(listOf([{ ...reach, netPrice: 19_500 }], saver).reach).toHaveLength(1);
    expect(listOf([{ ...reach, netPrice: 19_501 }], saver).reach).toHaveLength(0);
  });
});

describe('a public college of another state over the budget', () => {
  const middling: StudentFacts = { ...someone, homeState: 'OH', incomeBand: '60-100k' };
  const costing = (price: number, but: Place = {}): Place => ({
    state: 'IN',
    control: 'public',
    tuitionInState: 10_000,
    tuitionOutOfState: 10_000,
    netPrice48To75k: price,
    netPrice75To110k: price,
    ...but,
  });

  it('is a target or a reach for at most a first-year loan more: its grants are for residents', () => {
    const reach = { chance: 0.1, low: 0.05 };
    expect(listOf([costing(27_000)], middling).target).toHaveLength(1);
    expect(listOf([costing(27_001)], middling).target).toHaveLength(0);
    expect(listOf([costing(27_001, reach)], middling).reach).toHaveLength(0);
  });

  it('may cost more where it is private or at home', () => {
    expect(listOf([costing(27_001, { control: 'private-nonprofit' })], middling).target).toHaveLength(1);
    expect(listOf([costing(27_001, { state: 'OH' })], middling).target).toHaveLength(1);
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

describe('branch campuses of one university', () => {
  it('have one place in a category: one application reaches all', () => {
    const branch = (name: string, match: number, but: Place = {}): Place => ({
      name,
      match,
      state: 'CT',
      control: 'public',
      chance: 0.95,
      mainCampus: false,
      ...but,
    });
    const places = [
      branch('University of Connecticut', 70, { mainCampus: true }),
      branch('University of Connecticut-Stamford', 80),
      branch('University of Connecticut-Hartford Campus', 85),
      branch('University of Indiana-Kokomo', 82, { mainCampus: true }),
      branch('University of Indiana-East', 81, { mainCampus: true }),
    ];
    expect(listOf(places, { ...someone, homeState: 'CT' }).safety).toEqual([
      'University of Connecticut-Hartford Campus',
      'University of Indiana-Kokomo',
      'University of Indiana-East',
      'University of Connecticut',
    ]);
  });
});

describe('a likely college that is not safe, of a kind that the student asked for', () => {
  it('has one of at most two places after the other targets', () => {
    const likely = (name: string): Place => ({ name, state: 'GA', chance: 0.9, low: 0.5, womenOnly: true });
    const places = [
      ...spread(12, { chance: 0.5 }),
      likely('Agnes Scott'),
      likely('Spelman'),
      likely('Third'),
    ];
    const asked: StudentFacts = { ...someone, singleSexColleges: ['women'] };
    expect(listOf(places, asked).target.slice(-2)).toEqual(['Agnes Scott', 'Spelman']);
    expect(listOf(places, someone).target).not.toContain('Agnes Scott');
  });
});

describe('a college at home that admits everyone and awards mainly two-year degrees', () => {
  const door: Place = {
    name: 'St. Petersburg College',
    state: 'FL',
    control: 'public',
    openAdmission: true,
    admitRate: null,
    predominantDegree: 'associate',
    completionRate: 0.37,
    chance: 0.97,
    low: 0.9,
  };
  const floridian: StudentFacts = { ...someone, homeState: 'FL', cipFamily: '52', majorCip4: '5202' };

  it('fills a list short of safeties', () => {
    expect(listOf([door], floridian).safety).toEqual(['St. Petersburg College']);
    const enough = spread(6, { chance: 0.95 });
    expect(listOf([door, ...enough], floridian).safety).not.toContain('St. Petersburg College');
    expect(listOf([door], floridian, [0]).safety).toEqual([]);
  });

  it.each<[string, Place]>([
    ['in another state', { state: 'GA' }],
    ['that is private', { control: 'private-nonprofit' }],
    ['without bachelor’s degrees', { bachelorsFamilies: [], bachelorsPrograms: null }],
    ['that does not teach the major', { bachelorsFamilies: ['11'], bachelorsPrograms: ['1107'] }],
    ['where hardly anyone graduates', { completionRate: 0.2 }],
    ['that is too expensive', { netPrice: 60_000, netPrice0To30k: 60_000 }],
    ['of two years', { level: 'two-year' }],
    ['that is mostly online', { unitId: 489779 }],
  ])('is none %s', (_what, but) => {
    const asked: StudentFacts = { ...floridian, incomeBand: 'under 30k' };
    const cheap = { ...door, netPrice0To30k: 5000 };
    expect(listOf([cheap], asked).safety).toHaveLength(1);
    expect(listOf([{ ...cheap, ...but }], asked).safety).toEqual([]);
  });
});

describe('a private college next door where the family can pay little', () => {
  it('costs at most a loan more, unless it is at home', () => {
    const saver: StudentFacts = { ...someone, homeState: 'OH', incomeBand: 'under 30k' };
    const costing = (netPrice0To30k: number, state: string): Place => ({ netPrice0To30k, state });
    expect(listOf([costing(15_000, 'PA')], saver).target).toHaveLength(1);
    expect(listOf([costing(15_001, 'PA')], saver).target).toHaveLength(0);
    expect(listOf([costing(15_001, 'OH')], saver).target).toHaveLength(1);
  });
});

describe('a likely college far below the level of the student', () => {
  it('is no target in another state, or where it is private', () => {
    const likely: Place = {
      chance: 0.9,
      low: 0.5,
      satReading25: 450,
      satReading75: 520,
      satMath25: 450,
      satMath75: 520,
    };
    const strong: StudentFacts = { ...someone, homeState: 'OH', satTotal: 1480 };
    expect(listOf([{ ...likely, state: 'PA' }], strong).target).toHaveLength(0);
    expect(listOf([{ ...likely, state: 'OH' }], strong).target).toHaveLength(0);
    expect(listOf([{ ...likely, state: 'OH', control: 'public' }], strong).target).toHaveLength(1);
    expect(listOf([{ ...likely, state: 'PA' }], { ...strong, satTotal: 1100 }).target).toHaveLength(1);
    expect(listOf([likely], { ...strong, homeState: 'abroad' }).target).toHaveLength(1);
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

describe('a safety far below the level of the student', () => {
  it('loses three points for each hundred SAT points beyond the first 250', () => {
    const at = (middle: number): Partial<CollegeFacts> => ({
      satReading25: middle / 2 - 50,
      satReading75: middle / 2 + 50,
      satMath25: middle / 2 - 50,
      satMath75: middle / 2 + 50,
    });
    const places: Place[] = [
      { ...at(1000), name: 'Far below', state: 'OH', chance: 0.95, match: 84 },
      { ...at(1350), name: 'Close', state: 'OH', chance: 0.95, match: 80 },
    ];
    const atHome = { ...someone, homeState: 'OH' };
    expect(listOf(places, { ...atHome, satTotal: 1540 }).safety).toEqual(['Close', 'Far below']);
    expect(listOf(places, { ...atHome, satTotal: 1150 }).safety).toEqual(['Far below', 'Close']);
    expect(listOf(places, atHome).safety).toEqual(['Far below', 'Close']);
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

describe('a student who wants other regions only', () => {
  it('has fewer colleges of the home state taken first', () => {
    const home = Array.from({ length: 12 }, (_, i): Place => {
      return { name: `Home ${i}`, state: 'FL', match: 72 };
    });
    const away = spread(20, { match: 90 }).filter(({ state }) => state !== 'FL');
    const fromHome = (facts: Partial<StudentFacts>) =>
      listOf([...home, ...away], { ...someone, homeState: 'FL', ...facts }).target.filter((name) =>
        name?.startsWith('Home'),
      ).length;

    expect(fromHome({})).toBe(3);
    expect(fromHome({ regions: ['Northeast'] })).toBe(1);
    expect(fromHome({ regions: ['Northeast', 'Southeast'] })).toBe(3);
  });
});

describe('a safety where the family can pay little', () => {
  it.each([
    ['next door', 'MI', 43, 1],
    ['in the home state', 'OH', 40, 1],
    ['some hours away', 'WI', 43, 1],
    ['a day away in the same region', 'MN', 48, 0],
    ['far from home', 'UT', 40, 0],
  ])('%s', (_where, state, latitude, count) => {
    const saver = { ...someone, homeState: 'OH', maxCost: 14_000 };
    const place = { state, latitude, longitude: -83, chance: 0.9, netPrice: 14_000 };
    const home = { state: 'OH', latitude: 40, longitude: -83, chance: 0.001 };
    expect(listOf([place, home], saver).safety).toHaveLength(count);
    expect(listOf([place, home], { ...saver, maxCost: 15_000 }).safety).toHaveLength(1);
  });
});

describe('the order', () => {
  it('adds the completion rate to the match', () => {
    const list = listOf([
      { name: 'Well matched', state: 'AL', match: 85, completionRate: 0.4 },
      { name: 'Well graduated', state: 'AK', match: 80, completionRate: 0.8 },
    ]);
    expect(list.target).toEqual(['Well graduated', 'Well matched']);
  });

  it('adds the completion rate twice at a safety', () => {
    const places = (chance: number): Place[] => [
      { name: 'Well matched', state: 'OH', match: 86, completionRate: 0.57, chance },
      { name: 'Well graduated', state: 'OH', match: 80, completionRate: 0.82, chance },
    ];
    const atHome = { ...someone, homeState: 'OH' };
    expect(listOf(places(0.5), atHome).target[0]).toBe('Well matched');
    expect(listOf(places(0.9), atHome).safety[0]).toBe('Well graduated');
  });

  it('assumes 45% for an unreported completion rate', () => {
    const list = listOf([
      { name: 'Says nothing', state: 'AL', completionRate: null },
      { name: 'Says 46%', state: 'AK', completionRate: 0.46 },
      { name: 'Says 44%', state: 'AR', completionRate: 0.44 },
    ]);
    expect(list.target).toEqual(['Says 46%', 'Says nothing', 'Says 44%']);
  });

  it('draws a match that little is known about toward 60', () => {
    const facts = { ...someone, homeState: 'OH' };
    const places = [
      { name: 'Known', match: 80 },
      { name: 'Less known', match: 90, completeness: 0.3 },
    ];
    expect(listOf(places, facts).target).toEqual(['Known', 'Less known']);
  });

  it('decides ties by name', () => {
    const named = (name: string, state: string) => ({ name, state });
    expect(listOf([named('Zeta', 'AL'), named('Alpha', 'AK'), named('Mu', 'AR')]).target).toEqual([
      'Alpha',
      'Mu',
      'Zeta',
    ]);
  });

  it('takes eight points from a safety where fewer than two in five graduate', () => {
    const places = (chance: number): Place[] => [
      { name: 'Seldom finished', chance, completionRate: 0.39, match: 80 },
      { name: 'Finished more often', chance, completionRate: 0.4, match: 73 },
    ];
    const atHome = { ...someone, homeState: 'PA' };
    expect(listOf(places(0.5), atHome).target[0]).toBe('Seldom finished');
    expect(listOf(places(0.9), atHome).safety[0]).toBe('Finished more often');
  });

  it('takes a point for each $1,000 over the budget, three at a safety, and at most 15', () => {
    const paying: StudentFacts = { ...someone, maxCost: 10_000 };
    const places = (chance: number): Place[] => [
      { name: 'In the budget', chance, netPrice: 10_000, match: 74.5 },
      { name: 'Over it', chance, netPrice: 12_000, match: 80 },
    ];
    expect(listOf(places(0.5), paying).target).toEqual(['Over it', 'In the budget']);
    expect(listOf(places(0.9), paying).safety).toEqual(['In the budget', 'Over it']);
    const far = { name: 'Far over it', chance: 0.1, netPrice: 25_000, match: 90 };
    expect(listOf([far, { ...far, name: 'Near', netPrice: 10_000, match: 75.5 }], paying).reach[0]).toBe(
      'Near',
    );
  });

  it('takes half as many points for each $1,000 over $25,000 while the budget is not known', () => {
    const places: Place[] = [
      { name: 'Ordinary', netPrice: 25_000, match: 77.5 },
      { name: 'Dear', netPrice: 31_000, match: 80 },
    ];
    expect(listOf(places).target).toEqual(['Ordinary', 'Dear']);
  });

  it('takes four points from a religious college, or adds them for a student who asks for one', () => {
    const places = [
      { name: 'Religious', religiousAffiliation: 30, match: 82 },
      { name: 'Not religious', match: 80 },
    ];
    expect(listOf(places).target[0]).toBe('Not religious');
    expect(listOf(places, { ...someone, priorities: ['Faith community'] }).target[0]).toBe('Religious');
  });

  it('adds four points to a public college of the home state', () => {
    const places: Place[] = [
      { name: 'Private', state: 'OH', match: 83 },
      { name: 'Public', state: 'OH', match: 80, control: 'public' },
    ];
    expect(listOf(places, { ...someone, homeState: 'OH' }).target[0]).toBe('Public');
    expect(listOf(places, { ...someone, homeState: 'PA' }).target[0]).toBe('Private');
  });

  it.each<[string, Partial<StudentFacts>, number]>([
    ['eight points away from the wished regions', { regions: ['Midwest'] }, 8],
    ['four points away from home', {}, 4],
    ['eight points where the family can pay less than $22,000', { maxCost: 21_999 }, 8],
  ])('takes %s', (_what, facts, points) => {
    const places = (match: number): Place[] => [
      { name: 'Near', state: 'MI', match: 80 },
      { name: 'Far', state: 'UT', match: 80 + match },
    ];
    const from = { ...someone, homeState: 'OH', ...facts };
    expect(listOf(places(points - 0.5), from).target[0]).toBe('Near');
    expect(listOf(places(points + 0.5), from).target[0]).toBe('Far');
  });
});

describe('the states', () => {
  const ohio = { ...someone, homeState: 'OH' };
  const inOhio = (count: number, place: Place): Place[] =>
    Array.from({ length: count }, (_, i) => ({ ...place, state: 'OH', name: `Ohio ${i}` }));

  it.each([
    ['a reach, three targets and two safeties', {}, [1, 3, 2]],
    ['more where the family can pay less', { maxCost: 21_000 }, [2, 5, 3]],
  ] as const)('put home first: %s', (_what, facts, counts) => {
    const home = [0.1, 0.5, 0.9].flatMap((chance) => inOhio(12, { chance, match: 72 }));
    const away = [0.1, 0.5, 0.9].flatMap((chance) => spread(20, { chance, match: 90, netPrice: 9000 }));
    const { reach, target, safety } = listOf([...home, ...away], { ...ohio, ...facts });
    const fromHome = [reach, target, safety].map(
      (names) => names.filter((name) => name?.startsWith('Ohio')).length,
    );
    expect(fromHome).toEqual(counts);
  });

  it('give two safeties to public colleges of the home state before private ones', () => {
    const at = (name: string, control: CollegeFacts['control'], match: number): Place[] =>
      inOhio(3, { control, chance: 0.9, match }).map((place, i) => ({ ...place, name: `${name} ${i}` }));
    const away = spread(10, { chance: 0.9, match: 95 });
    const { safety } = listOf(
      [...at('Private', 'private-nonprofit', 90), ...at('Public', 'public', 80), ...away],
      ohio,
    );
    expect(safety).toEqual(expect.arrayContaining(['Public 0', 'Public 1']));
  });

  it('leave a home-state college out that is far worse than the best', () => {
    const away = spread(10, { match: 90 });
    const list = listOf([...inOhio(1, { match: 60 }), ...away], ohio);
    expect(list.target).not.toContain('Ohio 0');
  });

  it('leave a safety of the home state out that is farther still from the best', () => {
    const away = spread(10, { match: 90, chance: 0.9 });
    const withHome = (match: number) => listOf([...inOhio(1, { match, chance: 0.9 }), ...away], ohio).safety;
    expect(withHome(63)).toContain('Ohio 0');
    expect(withHome(58)).not.toContain('Ohio 0');
  });

  it('subtract 8 points for the second college in a state, 16 for the third', () => {
    const inState = (state: string, i: number, match: number) => ({ name: `${state} ${i}`, state, match });
    const others = spread(9, {}).map((place) => ({ ...place, match: 95 }));
    const twice = [inState('OH', 1, 90), inState('OH', 2, 90), inState('UT', 1, 81)];
    expect(listOf([...others.slice(0, 8), ...twice]).target).toContain('OH 1');
    expect(listOf([...others.slice(0, 8), ...twice]).target).toContain('OH 2');
    expect(
      listOf([
        ...others.slice(0, 8),
        ...twice.map((one) => ({ ...one, match: one.name === 'UT 1' ? 83 : 90 })),
      ]).target,
    ).toContain('UT 1');
  });

  it('count across categories', () => {
    const others = spread(9, {}).map((place) => ({ ...place, match: 95 }));
    const list = listOf([
      { name: 'Reach in Ohio', state: 'OH', chance: 0.1, match: 90 },
      ...others,
      { name: 'Target in Ohio', state: 'OH', match: 81.5 },
      { name: 'Target in Wyoming', state: 'WY', match: 80 },
    ]);
    expect(list.target).toContain('Target in Wyoming');
    expect(list.target).not.toContain('Target in Ohio');
  });

  it('measures from the ZIP area of the student, in the home state too', () => {
    const places = [
      { name: 'Columbus State', state: 'OH', zipArea: '432', latitude: 40, longitude: -83 },
      { name: 'Toledo', state: 'OH', zipArea: '436', latitude: 41.6, longitude: -83.6 },
    ];
    const near = (homeZipArea: string) =>
      listOf(places, aStudent({ unweightedGpa: 3.5, homeState: 'OH', homeZipArea, maxMiles: 50 }));

    expect(near('432').target).toEqual(['Columbus State']);
    expect(
      near('432')
        .shortfalls.map(({ words }) => words)
        .join(),
    ).not.toContain('ZIP code');
    expect(near('999').target.toSorted()).toEqual(['Columbus State', 'Toledo']);
  });

  it('leaves out colleges farther from home than the student wants, and says so', () => {
    const places = [
      { name: 'Columbus State', state: 'OH', latitude: 40, longitude: -83 },
      { name: 'Toledo', state: 'OH', latitude: 41.6, longitude: -83.6 },
      { name: 'Ann Arbor', state: 'MI', latitude: 42.3, longitude: -83.7 },
      { name: 'Seattle', state: 'WA', latitude: 47.6, longitude: -122.3 },
      { name: 'No place known', state: 'IN', latitude: null, longitude: null },
    ];
    const near = listOf(places, aStudent({ unweightedGpa: 3.5, homeState: 'OH', maxMiles: 200 }));

    expect(near.target.toSorted()).toEqual(['Ann Arbor', 'Columbus State', 'No place known', 'Toledo']);
    expect(near.shortfalls.map(({ words }) => words)).toContain(
      'We found 4 of 10 targets. We don’t fill the rest with colleges that don’t fit. ' +
        'You asked for at most 200 miles from home; farther ones are left out. ' +
        'Your whole state counts as near until we know your ZIP code.',
    );
    expect(listOf(places, aStudent({ unweightedGpa: 3.5, homeState: 'OH' })).target).toContain('Seattle');
  });
});

describe('a list for low grades', () => {
  const arizonan = aStudent({ homeState: 'AZ', unweightedGpa: 2.4, maxCost: 15_000 });
  const campus = (name: string, but: Place = {}): Place => ({
    name,
    control: 'public',
    netPrice: 12_000,
    ...but,
  });
  const places = [
    campus('At home', { state: 'AZ' }),
    campus('Also at home', { state: 'AZ', match: 60 }),
    campus('Next door', { state: 'NM' }),
    campus('Next door and dear', { state: 'NM', netPrice: 19_000 }),
    campus('Far', { state: 'NY', match: 99, control: 'private-nonprofit' }),
  ];

  it('stays near home, and the home state comes first', () => {
    expect(listOf(places, arizonan).target).toEqual(['At home', 'Next door', 'Also at home']);
  });

  it('goes where the student asked to go', () => {
    expect(listOf(places, { ...arizonan, regions: ['Mid-Atlantic'] }).target).toContain('Far');
  });

  it('is as wide as any with a strong score', () => {
    expect(listOf(places, { ...arizonan, satTotal: 1400 }).target).toContain('Far');
  });
});

describe('a list for a seldom taught major', () => {
  const forester = aStudent({ homeState: 'MT', unweightedGpa: 3.3, cipFamily: '03', majorCip4: '0305' });
  const teaching = (name: string, programs: readonly string[], but: Place = {}): Place => ({
    name,
    bachelorsFamilies: ['03'],
    bachelorsPrograms: programs,
    programShares: { '03': 0.05 },
    ...but,
  });
  const neighbors = (state: string, count: number) =>
    Array.from({ length: count }, (_, i) =>
      teaching(`${state} ${String(i)}`, ['0301'], { state, match: 95 }),
    );

  it('has the colleges that teach it first, and goes far for no neighbor of it', () => {
    const { target } = listOf(
      [
        ...neighbors('MT', 2),
        ...neighbors('VA', 6),
        teaching('Forestry at home', ['0305'], { state: 'MT', match: 70 }),
        teaching('Forestry far away', ['0305'], { state: 'ME', match: 60 }),
      ],
      forester,
    );
    expect(target).toEqual(['Forestry at home', 'Forestry far away', 'MT 0', 'MT 1']);
  });

  it('is no narrower where a quarter of the colleges teach it', () => {
    const { target } = listOf(
      [...neighbors('VA', 3), teaching('Forestry', ['0305'], { state: 'MT' })],
      forester,
    );
    expect(target).toHaveLength(4);
  });
});

describe('more safe colleges than the list has places for', () => {
  const kentuckian = aStudent({ homeState: 'KY', unweightedGpa: 3.3, maxCost: 12_000 });
  const safe = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      name: `Campus ${String(i)}`,
      state: 'KY',
      control: 'public' as const,
      netPrice: 9000,
      chance: 0.95,
      match: 90 - i,
    }));
  const moreWords = (count: number, facts = kentuckian) =>
    listOf(safe(count), facts)
      .shortfalls.map(({ words }) => words)
      .filter((words) => words.includes('as safe for you'));

  it.each([
    [6, 'One more college is as safe for you, at a price your family can plan for: Campus 5.'],
    [7, '2 more colleges are as safe for you, at prices your family can plan for: Campus 5 and Campus 6.'],
    [
      9,
      '4 more colleges are as safe for you, at prices your family can plan for, such as Campus 5, Campus 6, and Campus 7.',
    ],
  ])('are named where targets are missing: %d in all', (count, words) => {
    expect(moreWords(count)).toEqual([words]);
  });

  it('are not named where nothing is known of the money, or there are no more', () => {
    expect(moreWords(9, { ...kentuckian, maxCost: null })).toEqual([]);
    expect(moreWords(5)).toEqual([]);
  });
});

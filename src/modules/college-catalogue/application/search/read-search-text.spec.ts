import { describe, expect, it } from 'vitest';
import { type NameFit } from '../../domain/search/reading/what-is-meant.js';
import { type CollegeCards } from '../../contracts/index.js';
import { type CollegeFinder, type FoundIds } from './college-finder.js';
import { ReadSearchText } from './read-search-text.js';

const NOBODY = { homeState: null, hasEstimates: false };
const QUERY = { page: 1, pageSize: 50 };

/** How surely each text is a name; any other is none. Only ZIP codes that begin with 432 are known. */
const FITS: Readonly<Record<string, NameFit>> = {
  boston: 'whole',
  'texas christian university': 'called',
  'new york city': 'whole',
  'art schools': 'called',
  'art schools in california': 'beginnings',
  'catholic colleges near boston': 'words',
  'boston nursing': 'words',
  ucla: 'whole',
  'ohio state': 'whole',
  california: 'whole',
  la: 'whole',
  'colleges in la': 'whole',
  small: 'whole',
  nursing: 'words',
  'no sat': 'beginnings',
  'virginia teck': 'misspelled',
  bostn: 'misspelled',
  catholic: 'words',
  aviation: 'whole',
  'aviation schools': 'whole',
  fashion: 'whole',
  1: 'words',
};
const UCLA = 110662;
const MECHANICS = 384342;
const finder: Pick<CollegeFinder, 'nameIn' | 'middleOf' | 'find'> = {
  find: ({ text }) =>
    Promise.resolve({ unitIds: [text?.phrase === 'aviation' ? MECHANICS : UCLA] } as unknown as FoundIds),
  nameIn: ({ phrase }) => Promise.resolve(FITS[phrase] ?? 'none'),
  middleOf: (place) => Promise.resolve(place === '432' ? { latitude: 40, longitude: -83 } : null),
};
const ucla = {
  shortName: 'UCLA',
  ownership: 'Public',
  level: 'Four-year',
  sizeCategory: 'Large',
  acceptanceRate: 0.09,
};
const mechanics = { ...ucla, shortName: 'Aviation Institute of Maintenance', level: 'Less than two-year' };
const cards = {
  of: ([unitId]: readonly number[]) =>
    Promise.resolve(new Map([[unitId, unitId === MECHANICS ? mechanics : ucla]])),
} as unknown as CollegeCards;
const texts = new ReadSearchText(finder as CollegeFinder, cards);
const read = (search: string, student = NOBODY as Parameters<ReadSearchText['read']>[1]) =>
  texts.read({ ...QUERY, search }, student);

describe('a search text', () => {
  it('that is a college’s whole name is never used as filters', async () => {
    expect(await read('texas christian university')).toMatchObject({ isApplied: false });
  });

  it('reads a kind and a place as both, in the plural', async () => {
    expect(await read('catholic colleges near boston')).toMatchObject({
      isApplied: true,
      filters: { faith: ['catholic'] },
      search: 'boston',
    });
  });

  it('searches both places that are called LA, and says so', async () => {
    expect(await read('colleges in LA')).toMatchObject({
      isApplied: true,
      filters: {},
      search: 'la',
      understood: ['Los Angeles and Louisiana'],
    });
    expect(await read('la')).toMatchObject({ isApplied: false, filters: { state: ['LA'] } });
  });

  it('takes those a college is for for no misspelled name', async () => {
    expect(await read('nursing programs for bostn')).toMatchObject({
      search: null,
      notUnderstood: ['bostn'],
    });
    expect(await read('nursing programs for boston')).toMatchObject({ search: 'boston' });
  });

  it('keeps a group beside its place', async () => {
    expect(await read('art schools in california')).toMatchObject({
      isApplied: true,
      filters: { state: ['CA'] },
      search: 'art schools',
    });
  });

  it('keeps the ordinary words of a place’s name', async () => {
    expect(await read('nursing in new york city')).toMatchObject({
      search: 'new york city',
      notUnderstood: [],
    });
  });

  it.each(['ohio state', 'boston', 'harverd', 'asdf nowhere', 'virginia teck'])(
    '“%s” is a name',
    async (typed) => {
      expect(await read(typed)).toBeNull();
    },
  );

  it.each(['nursing', 'no sat', 'small', 'cheap nursing in texas', 'catholic', 'aviation schools'])(
    '“%s” is used as filters',
    async (typed) => {
      expect(await read(typed)).toMatchObject({ isApplied: true, notUnderstood: [] });
    },
  );

  it('that begins the names of trade schools only is the major, and else a name', async () => {
    expect(await read('aviation')).toMatchObject({ isApplied: true, filters: { major: ['49.01'] } });
    expect(await read('fashion')).toMatchObject({ isApplied: false, filters: { major: ['50.04'] } });
  });

  it('looks near home for what is learned in two years, and for no academy or conservatory by its name', async () => {
    expect(await read('massage therapy')).toMatchObject({ filters: { degrees_awarded: ['1', '2'] } });
    expect(await read('music conservatory in ohio')).toMatchObject({
      isApplied: true,
      filters: { major: ['50.09'], state: ['OH'] },
      search: null,
    });
  });

  it('that is a name and a place is offered as filters', async () => {
    expect(await read('california')).toMatchObject({ isApplied: false, filters: { state: ['CA'] } });
  });

  it('is only offered as filters to who wants names', async () => {
    const query = { ...QUERY, search: 'nursing', textAs: 'name' as const };

    expect(await texts.read(query, NOBODY)).toMatchObject({ isApplied: false });
  });

  it('keeps a name beside the filters', async () => {
    expect(await read('nursing boston')).toMatchObject({
      isApplied: true,
      filters: { major: ['51.38'] },
      search: 'boston',
      understood: ['nursing'],
      notUnderstood: [],
    });
  });

  it('reads a major and a place as both, where a few colleges have both words in their names', async () => {
    expect(await read('boston nursing')).toMatchObject({
      isApplied: true,
      filters: { major: ['51.38'] },
      search: 'boston',
    });
  });

  it('says what is out of the home state, or that it needs to know the home', async () => {
    const ohioan = await read('out of state', { homeState: 'OH', hasEstimates: true });
    expect(ohioan?.filters.state).toHaveLength(50);
    expect(ohioan?.filters.state).not.toContain('OH');
    expect(await read('out of state')).toMatchObject({ filters: {}, missing: ['home'] });
  });

  it('keeps a misspelled name beside the filters', async () => {
    expect(await read('nursing bostn')).toMatchObject({
      isApplied: true,
      search: 'bostn',
      notUnderstood: [],
    });
  });

  it('says what the federal data don’t tell', async () => {
    expect(await read('nursing soccer rotc')).toMatchObject({
      filters: { major: ['51.38'] },
      notInData: ['soccer', 'rotc'],
      notUnderstood: [],
    });
  });

  it('takes no number for a name', async () => {
    expect(await read('nursing 1')).toMatchObject({ search: null, notUnderstood: ['1'] });
    expect(await read('division 1 wrestling')).toMatchObject({ isApplied: true, notUnderstood: ['1'] });
  });

  it('looks for trades at schools near home', async () => {
    expect(await read('welding')).toMatchObject({
      filters: { major: ['48.05'], degrees_awarded: ['1', '2'], sort: 'suggested' },
    });
    expect(await read('4 year welding')).toMatchObject({ filters: { degrees_awarded: ['5'] } });
  });

  it('says what was not understood', async () => {
    expect(await read('party schools in texas')).toMatchObject({
      filters: { state: ['TX'] },
      search: null,
      understood: ['texas'],
      notInData: ['party'],
    });
    expect(await read('party schools')).toMatchObject({
      isApplied: true,
      filters: {},
      notInData: ['party'],
    });
    expect(await read('schools like nowhere')).toBeNull();
    expect(await read('nursing 99999')).toMatchObject({
      filters: { major: ['51.38'] },
      notUnderstood: ['99999'],
    });
  });

  it.each(['schools like ucla', 'like UCLA', 'colleges similar to ucla'])(
    '“%s” means colleges of its kind, size and admit rate',
    async (typed) => {
      expect(await read(typed)).toMatchObject({
        isApplied: true,
        filters: { ownership: ['1'], degrees_awarded: ['3'], size: ['large'], admitRateMax: 0.24 },
        search: null,
        understood: ['like UCLA'],
        notUnderstood: [],
      });
    },
  );

  it('means the student’s own home, or asks for it', async () => {
    const filtersIn = async (typed: string, homeState: string) =>
      (await read(typed, { homeState, hasEstimates: false }))?.filters;

    expect(await filtersIn('colleges near me', 'TX')).toEqual({ state: ['TX'] });
    expect(await filtersIn('colleges near me', 'RI')).toEqual({ withinMiles: 100 });
    expect(await filtersIn('in state', 'RI')).toEqual({ state: ['RI'] });
    expect(await read('colleges near me')).toMatchObject({ filters: {}, missing: ['home'] });
  });

  it('with a GPA means the student’s own chances, or asks for grades', async () => {
    const known = { homeState: null, hasEstimates: true };

    expect(await read('3.0 gpa colleges', known)).toMatchObject({
      filters: { category: ['target', 'safety'] },
      missing: [],
    });
    expect(await read('3.0 gpa colleges')).toMatchObject({ filters: {}, missing: ['grades'] });
  });
});

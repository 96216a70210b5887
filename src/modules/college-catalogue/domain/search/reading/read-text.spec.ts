import { describe, expect, it } from 'vitest';
import { readText } from './read-text.js';

describe('a text that describes a kind of college', () => {
  it.each([
    ['HBCU', { designation: ['hbcu'] }],
    ['women’s colleges', { designation: ['women'] }],
    ['nursing', { major: ['51.38'] }],
    ['ultrasound technician', { major: ['51.09'], degrees_awarded: ['1', '2'], sort: 'suggested' }],
    ['emt', { major: ['51.09'], degrees_awarded: ['1', '2'], sort: 'suggested' }],
    ['vet school texas', { major: ['01.13', '01.09'], state: ['TX'] }],
    ['colleges for singers', { major: ['50.09'] }],
    ['crime scene investigator', { major: ['43.04'] }],
    ['med school', { major: ['51.11', '26'] }],
    ['medium size colleges in Virginia', { size: ['medium'], state: ['VA'] }],
    ['SAT not required', { testPolicy: ['optional', 'not-considered'] }],
    ['colleges that meet 100% of need', { sort: 'netPrice' }],
    ['speech pathology', { major: ['51.02'] }],
    ['police academy', { major: ['43.01'] }],
    ['LPN programs', { major: ['51.39'] }],
    ['Nursing schools in Ohio', { major: ['51.38'], state: ['OH'] }],
    ['cs', { major: ['11.07'] }],
    ['collages with strong film programs', { sort: 'completion', major: ['50.06'] }],
    ['schools that don’t need SAT', { testPolicy: ['optional', 'not-considered'] }],
    ['nursing 2 year', { major: ['51.38'], degrees_awarded: ['2', '1'], sort: 'suggested' }],
    ['comp sci', { major: ['11.07'] }],
    ['premed', { major: ['51.11', '26'] }],
    ['video game design', { major: ['50.04'] }],
    ['test-optional engineering', { testPolicy: ['optional', 'not-considered'], major: ['14'] }],
    ['no SAT', { testPolicy: ['optional', 'not-considered'] }],
    ['my safeties in Ohio', { category: ['safety'], state: ['OH'] }],
    ['reach and target schools', { category: ['reach', 'target'] }],
    ['easy to get into', { admitRateMin: 0.75 }],
    ['hard to get into', { admitRateMax: 0.25 }],
    [
      'small liberal arts maine',
      { size: ['small'], degrees_awarded: ['3'], ownership: ['2'], state: ['ME'] },
    ],
    ['best colleges', { sort: 'completion' }],
    ['easiest colleges to get into in Texas', { admitRateMin: 0.75, sort: 'admitRate', state: ['TX'] }],
    ['how do I become a nurse', { major: ['51.38'] }],
    ['undecided major', {}],
    ['colleges', {}],
    ['Catholic', { faith: ['catholic'] }],
    ['catholic women’s colleges in Indiana', { faith: ['catholic'], designation: ['women'], state: ['IN'] }],
    ['christian colleges texas', { faith: ['christian'], state: ['TX'] }],
    ['public state universities', { ownership: ['1'] }],
  ])('%s', (typed, filters) => {
    expect(readText(typed)).toMatchObject({ filters, others: [] });
  });

  it.each([
    ['ny', ['NY']],
    ['schools in OR', ['OR']],
    ['colleges in new york', ['NY']],
    ['west coast', ['CA', 'OR', 'WA']],
    ['college in the mountains', ['CO', 'ID', 'MT', 'NV', 'UT', 'WY']],
    ['new england', ['CT', 'ME', 'MA', 'NH', 'RI', 'VT']],
    ['ohio or indiana', ['OH', 'IN']],
    ['out west', ['AZ', 'CA', 'CO', 'ID', 'MT', 'NM', 'NV', 'OR', 'UT', 'WA', 'WY']],
    ['massachusets', ['MA']],
  ])('%s is in %s', (typed, state) => {
    expect(readText(typed)).toMatchObject({ filters: { state }, others: [] });
  });

  it.each(['not in california', 'outside california', 'colleges anywhere but california'])(
    '%s is in every other state',
    (typed) => {
      const { state } = readText(typed).filters;
      expect(state).toHaveLength(50);
      expect(state).not.toContain('CA');
      expect(state).not.toContain('PR');
    },
  );

  it.each([
    ['no application fee', ['no application fee']],
    ['schools with a marching band', ['marching band']],
    ['nursing with study abroad', ['study abroad']],
    ['army ROTC', ['army rotc']],
    ['women in engineering', ['women in engineering']],
    ['honors college', ['honors college']],
    ['ski colleges', ['ski colleges']],
    ['for undocumented students', ['undocumented students']],
    ['public ivies', ['public ivies']],
  ])('%s asks for what no federal figure tells', (typed, notInData) => {
    expect(readText(typed)).toMatchObject({ notInData, others: [] });
  });

  it.each([
    ['film school la', ['los', 'angeles']],
    ['nursing in LA', ['los', 'angeles']],
    ['nursing lafayette la', ['lafayette', 'la']],
  ])('of %s looks in %s', (typed, others) => {
    expect(readText(typed).others).toEqual(others);
  });

  it('tells women in a major from women’s colleges', () => {
    expect(readText('women in engineering').filters).toEqual({ major: ['14'] });
    expect(readText('women’s colleges in Texas').filters).toEqual({ designation: ['women'], state: ['TX'] });
  });

  it('takes the largest campuses for the biggest, not those that teach online', () => {
    expect(readText('biggest').filters).toEqual({ sort: 'size', ownership: ['1'], degrees_awarded: ['3'] });
  });

  it.each([
    ['under 20k', 20_000],
    ['colleges under $20,000', 20_000],
    ['colleges under 20000', 20_000],
    ['less than 12.5k a year', 12_500],
    ['20 thousand or less', 20_000],
  ])('%s is a price of at most $%i', (typed, netPriceMax) => {
    expect(readText(typed)).toMatchObject({ filters: { netPriceMax }, others: [] });
  });

  it.each([
    ['colleges with a 50% acceptance rate', { admitRateMin: 0.4, admitRateMax: 0.6 }],
    ['under 20% acceptance rate', { admitRateMax: 0.2 }],
    ['over 70 percent admission rate', { admitRateMin: 0.7 }],
  ])('%s is a share of those who apply', (typed, filters) => {
    expect(readText(typed)).toMatchObject({ filters, others: [] });
  });

  it('combines all of them', () => {
    expect(readText('cs schools california under 20k').filters).toEqual({
      major: ['11.07'],
      state: ['CA'],
      netPriceMax: 20_000,
    });
    expect(readText('cheap nursing schools in texas').filters).toEqual({
      sort: 'netPrice',
      major: ['51.38'],
      state: ['TX'],
    });
  });

  it('measures from a ZIP code', () => {
    expect(readText('community college near 94110').filters).toEqual({
      ownership: ['1'],
      degrees_awarded: ['2', '1'],
      sort: 'suggested',
      near: '94110',
      withinMiles: 50,
    });
    expect(readText('within 20 miles of 43210').filters).toEqual({ near: '43210', withinMiles: 20 });
  });

  it('tells near home from in the home state', () => {
    expect(
      ['colleges near me', 'close to home', 'in state', 'out of state', 'far from home', 'ohio'].map(
        (text) => readText(text).home,
      ),
    ).toEqual(['near', 'near', 'in', 'out', 'out', null]);
  });

  it.each([
    '3.0 gpa colleges',
    '1200 SAT',
    'sat 1450',
    'act 24 schools',
    '30 act',
    'colleges for c students',
  ])('notes a GPA or a score, which no filter knows: %s', (typed) => {
    expect(readText(typed)).toMatchObject({ gpa: true, filters: {}, others: [] });
  });
});

describe('the other words of a text', () => {
  it.each([
    ['nursing boston', ['boston']],
    ['schools like ucla', ['like', 'ucla']],
    ['engineering at Ohio University', ['ohio', 'university']],
    ['boston college nursing', ['boston', 'college']],
    ['cs University of Texas', ['university', 'of', 'texas']],
    ['college of nursing', ['college', 'of', 'nursing']],
    ['south Georgia', ['south']],
    ['colleges in central Florida', ['central', 'florida']],
    ['colleges close to New York City', ['new', 'york', 'city']],
    ['schools in Long Beach', ['long', 'beach']],
    ['art schools in California', ['art', 'schools']],
    ['art school chicago', ['art', 'school', 'chicago']],
    ['georgia tech', ['georgia', 'tech']],
    ['under 20', ['under', '20']],
    ['colleges in LA', ['la']],
    ['constructor', ['constructor']],
    ['colleges in', []],
    ['', []],
  ])('of “%s” are %j', (typed, others) => {
    expect(readText(typed).others).toEqual(others);
  });
});

import { describe, expect, it } from 'vitest';
import { mentioned, read } from '../../../testing/reading.js';

/** Which college a name means, how surely, and which others are offered. */
const understood = (message: string, about = {}) => {
  const [mention] = mentioned(message, about);
  return mention && [mention.certainty, ...mention.candidates];
};

describe('a name that several colleges share', () => {
  it.each([
    ['miami', 'ask', 204024, [135726]],
    ['chances at Miami', 'ask', 204024, [135726]],
    ['miami of ohio', 'take', 204024, []],
    ['u miami', 'take', 135726, []],
    ['penn', 'say', 215062, [214777]],
    ['upenn', 'say', 215062, [214777]],
    ['penn state', 'take', 214777, []],
    ['osu', 'ask', 204796, [209542, 207388]],
    ['what would it cost at Ohio', 'ask', 204796, [204857]],
    ['usc', 'say', 123961, [218663]],
    ['msu', 'say', 171100, [176080, 180461]],
    ['uw', 'ask', 240444, [236948]],
    ['chances at washington', 'ask', 236948, [131469, 179867, 236939]],
    ['wash u', 'take', 179867, []],
    ['odds at michigan', 'say', 170976, [171100]],
    ['chances at georgia', 'say', 139959, [139755]],
    ['can I get into texas', 'say', 228778, [228723]],
    ['chances at virginia', 'say', 234076, [233921]],
    ['chances at florida', 'say', 134130, [134097]],
    ['chances at indiana', 'say', 151351, [243780]],
    ['columbia', 'take', 190150, []],
    ['cornell', 'take', 190415, []],
    ['Cornell College', 'take', 153162, []],
    ['georgetown', 'take', 131496, []],
    ['northwestern', 'take', 147767, []],
    ['notre dame', 'take', 152080, []],
    ['wheaton', 'ask', 149781, [168281]],
    ['trinity', 'ask', 130590, [229267]],
    ['loyola', 'ask', 146719, [117946, 163046, 159656]],
    ['st johns', 'ask', 195809, [163976, 245652]],
    ['St. Mary’s', 'ask', 123554, [152390, 228149, 174817]],
    ['wesleyan', 'say', 130697, []],
    ['augustana', 'ask', 143084, [219000]],
    ['bethel', 'ask', 173160, [150145]],
    ['concordia', 'ask', 173328, [150941]],
    ['westminster', 'ask', 230807, [216764, 178624]],
    ['union college', 'ask', 196866, [157863]],
    ['lincoln university', 'ask', 213598, [177940]],
    ['at boston', 'ask', 164988, [164924, 167358]],
    ['cal', 'take', 110635, []],
    ['cal poly', 'say', 110422, [110529, 115755]],
    ['umass', 'take', 166629, []],
    ['unc', 'take', 199120, []],
    ['rutgers', 'say', 186380, []],
    ['purdue', 'take', 243780, []],
    ['asu', 'say', 104151, [197869]],
    ['berkley', 'ask', 110635, [164748]],
    ['depaul', 'take', 144740, []],
    ['depauw', 'take', 150400, []],
  ])('%s: %s', (typed, certainty, first, others) => {
    const [how, ...candidates] = understood(typed) ?? [];

    // Alone, "say" has nothing to offer beside it.
    expect(how).toBe(certainty === 'say' && candidates.length === 1 ? 'take' : certainty);
    expect(candidates[0]).toBe(first);
    expect(candidates).toEqual(expect.arrayContaining(others));
  });

  it.each(['uc', 'the ucs', 'csu', 'suny', 'ivy league', 'cuny'])('%s is a group to search', (group) => {
    expect(mentioned(group)).toEqual([]);
    expect(read(`${group} schools`).wishes.text).toBe(group.replace('the ', ''));
  });

  it.each(['colleges in Texas', 'from Michigan', 'near Boston', 'Ohio colleges', 'safeties in Georgia'])(
    '%s is a place',
    (message) => {
      expect(mentioned(message)).toEqual([]);
    },
  );

  it('is settled by the college spoken of, by a saved one, and by a state in the message', () => {
    expect(understood('osu', { focus: [209542] })?.slice(0, 2)).toEqual(['take', 209542]);
    expect(understood('miami', { saved: [135726] })?.slice(0, 2)).toEqual(['say', 135726]);
    expect(understood('wheaton in Massachusetts')?.slice(0, 2)).toEqual(['take', 168281]);
    expect(understood('the Loyola in Chicago')?.slice(0, 2)).toEqual(['take', 146719]);
  });

  it('is still asked at home', () => {
    expect(understood('miami', { homeState: 'OH' })?.[0]).toBe('ask');
  });

  it('is the one of the home state, where each state has its own', () => {
    expect(understood('osu', { homeState: 'OH' })?.slice(0, 2)).toEqual(['say', 204796]);
    expect(understood('osu', { homeState: 'OR' })?.slice(0, 2)).toEqual(['say', 209542]);
    expect(understood('uw', { homeState: 'WA' })?.slice(0, 2)).toEqual(['say', 236948]);
  });

  it('never offers the branch of a college by its short name', () => {
    expect(understood('wheaton')).not.toContain(17_706_506);
    expect(understood('Wheaton College-Branch')).toContain(17_706_506);
  });
});

describe('a college by the one word people use', () => {
  it.each([
    ['yo does tarleton have ag stuff', [228529]],
    ['sam houston vs stephen f austin vs tarleton. go', [227881, 228431, 228529]],
    ['drop sfa, throw lamar in', [228431, 226091]],
    ['same for morgan', [163453]],
    ['wat abt toledo', [206084]],
    ['wheres temple on that', [216339]],
    ['n throw temple on', [216339]],
    ['drexels scholarships', [212054]],
    ['temple. chances?', [216339]],
    ['IU, Purdue, Kentucky. Pros and cons?', [151351, 243780, 157085]],
    ['welp. michigan deferred me', [170976]],
    ['michigan wants extra ones right??', [170976]],
    ['the dorms at kentucky', [157085]],
    ['bu or bc', [164988, 164924]],
    ['can i get in toledo', [206084]],
    ['kk drop bc', [164924]],
  ])('is found in "%s"', (message, unitIds) => {
    const about = { homeState: 'OH', focus: [216339] };
    expect(mentioned(message, about).map(({ candidates }) => candidates[0])).toEqual(unitIds);
  });

  it('is a place after the name of a college that lies there', () => {
    expect(mentioned('does it even matter for osu, columbus')).toHaveLength(1);
    expect(mentioned('Miami University, Ohio')).toHaveLength(1);
    expect(mentioned('is purdue in kentucky')).toHaveLength(1);
  });
});

describe('an ordinary word that is also a college', () => {
  it.each([
    ['will I get into rice', 227757],
    ['is Rice hard to get into', 227757],
    ['rice?', 227757],
    ['compare Wellesley and smith', 167835],
    ['tell me about Reed', 209922],
    ['what would Howard cost me', 131520],
  ])('is one in "%s"', (message, unitId) => {
    expect(mentioned(message).at(-1)?.candidates[0]).toBe(unitId);
  });

  it.each([
    'is brown rice healthy',
    'I hope I will reach my target',
    'my friend Howard is smart',
    'how do I act in an interview',
    'what case should I make',
    'I live in Chicago',
    'me and my mom',
    'the SAT and the ACT',
    'I am a temple volunteer',
    'I go to Lincoln High School',
    'whats the co op thing',
    'a museum in San Antonio',
    'real talk do i need college, my uncle welds and clears 90',
    'aggie family, 3 generations',
    'is this due in august or later',
    'what are those gonna run',
    'is it gonna snow tmrw',
    'my dads deployed out of toledo',
    'nope, my stepson draws',
    'retake or chill',
    'i only get in bc im a legacy',
    'would a state seal help',
    'who sees this. does it go to my school or smth',
  ])('is none in "%s"', (message) => {
    expect(mentioned(message)).toEqual([]);
  });

  it('takes two letters in capitals, after "at", or alone', () => {
    expect(mentioned('is BU nice').length).toBe(1);
    expect(mentioned('at bu').length).toBe(1);
    expect(mentioned('bu').length).toBe(1);
    expect(mentioned('i go to school in ma with id').length).toBe(0);
  });
});

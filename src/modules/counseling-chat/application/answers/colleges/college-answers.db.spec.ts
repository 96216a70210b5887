import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untraced } from '../../../domain/figures/figure-guard.js';
import { collegeTalks, type Said } from '../../../testing/college-talk.js';
import { type COLLEGE_ANSWERS } from './index.js';

type Turn = readonly [keyof typeof COLLEGE_ANSWERS, string];
type Student = 'ana' | 'chloe';

let talks: Awaited<ReturnType<typeof collegeTalks>>;
beforeAll(async () => {
  talks = await collegeTalks();
});
afterAll(() => talks.close());

/** All answers of one talk; the last is looked at most. */
async function talk(who: Student, ...turns: readonly Turn[]): Promise<readonly Said[]> {
  const say = talks.talkOf(who);
  const said: Said[] = [];
  for (const [intent, message] of turns) said.push(await say(intent, message));
  return said;
}
const lastOf = async (who: Student, ...turns: readonly Turn[]): Promise<string> =>
  (await talk(who, ...turns)).at(-1)?.message ?? '';

describe('the price of a college', () => {
  it('is for the income and state of the student', async () => {
    const message = await lastOf('chloe', ['net_price', 'What would Ohio State cost me?']);
    expect(message).toContain('about $18,800 a year after aid, for a family income like yours [1]');
    expect(message).toContain('It fits the $25,000 a year you set');
    expect(message).toContain('net price calculator');
  });

  it('is an average for a student who entered no income, and says whose', async () => {
    const message = await lastOf('ana', ['net_price', 'What would Ohio State cost?']);
    expect(message).toContain('about $18,300 a year after aid, on average over all families');
    expect(message).toContain('the price for people from Ohio');
  });

  it('serves one answer with an income that was said, without repeating it', async () => {
    const [, said, after] = await talk(
      'ana',
      ['net_price', 'What would Ohio State cost?'],
      ['net_price', 'We make about 70k'],
      ['net_price', 'What would Ohio State cost?'],
    );
    expect(said?.message).toContain('$18,800');
    expect(said?.message).not.toMatch(/70/);
    expect(after?.message).toContain('$18,300');
  });

  it('names the part for living in another state when asked why', async () => {
    const message = await lastOf(
      'chloe',
      ['net_price', 'What would Michigan cost?'],
      ['net_price', 'Why is it so much more?'],
    );
    expect(message).toContain('about $40,800 of the price');
    expect(message).toContain('another state');
  });

  it('puts the saved colleges in order, the cheapest first', async () => {
    const message = await lastOf('chloe', ['cheapest', 'Which of my colleges costs least?']);
    expect(message.indexOf('Ohio State')).toBeLessThan(message.indexOf('Cincinnati'));
    expect(message.indexOf('Cincinnati')).toBeLessThan(message.indexOf('Michigan'));
  });
});

describe('comparing colleges', () => {
  const both: Turn = ['compare', 'Compare Ohio State and Pitt'];

  it('shows chance, price and graduation of each and crowns none', async () => {
    const [said] = await talk('chloe', both);
    expect(said?.message).toMatch(/Ohio State: \d+–\d+%.*\$18,800.*88% graduate/);
    expect(said?.message).not.toMatch(/winner|better/i);
    expect(said?.reply.blocks[0]).toMatchObject({ type: 'compare', columns: [{}, {}] });
  });

  it.each([
    ['Which one is cheaper?', /^Ohio State costs you less: about \$18,800/],
    ['Which has the higher graduation rate?', /^Ohio State has the higher graduation rate: 88%/],
    ['n which has better grad rate', /^Ohio State has the higher graduation rate: 88%/],
    ['Which one is bigger?', /^Ohio State is bigger: 44,617/],
    ['Which is the likeliest?', /^Ohio State is the likelier one/],
  ])('answers %s with the figure first and the other beside it', async (question, first) => {
    const message = await lastOf('chloe', both, ['compare', question]);
    expect(message).toMatch(first);
    expect(message).toContain('- University of Pittsburgh');
  });

  it('asks for the other college when one is named', async () => {
    const message = await lastOf(
      'ana',
      ['net_price', 'What would Reed cost?'],
      ['compare', 'Compare with another college'],
    );
    expect(message).toBe('Compare Reed College with which college?');
  });
});

describe('facts about colleges', () => {
  it.each([
    [
      'What is the acceptance rate at Tulane?',
      /14\.6% of everyone who applied \(fall 2023\), so it’s a reach for almost everyone/,
    ],
    ['What is the average GPA at Duke?', /isn’t published in the federal data/],
    ['average gpa at arizona state', /3\.52 \(2025-26\), as the college itself publishes/],
    ['what SAT do people at Duke have', /1510–1570 on the SAT \(fall 2023\)/],
    [
      'is Georgetown test optional',
      /In fall 2023, .*required SAT or ACT scores\. .*check the college’s own page/,
    ],
    ['tell me about Smith', /private women’s college in Northampton/],
    ['what are the dorms like at Ohio State', /I don’t have anything on dorms.*www\.osu\.edu/],
    ['is Purdue a good school', /I don’t rank colleges/],
    ['what does Georgetown look for', /says these count most: /],
    ['Ohio State yield', /23% enrolled/],
  ])('answers "%s"', async (question, expected) => {
    expect(await lastOf('ana', ['college_facts', question])).toMatch(expected);
  });

  it('keep the fact that was asked for when only the college changes', async () => {
    const [, size, other] = await talk(
      'ana',
      ['college_facts', 'What is the acceptance rate at Tulane?'],
      ['college_facts', 'and how big is it?'],
      ['college_facts', 'same for Emory'],
    );
    expect(size?.message).toContain('7,759 undergraduates');
    expect(other?.message).toMatch(/Emory University has [\d,]+ undergraduates/);
  });
});

describe('searching colleges', () => {
  const SEARCH: Turn = ['search_colleges', 'Small colleges in New England'];

  it('says what was searched and links to the same search', async () => {
    const [said] = await talk('chloe', SEARCH);
    expect(said?.message).toMatch(/^\d+ small four-year colleges in New England\. Best fit for you first/);
    expect(said?.reply.actions).toContainEqual({
      type: 'open',
      href: '/colleges?size=small&region=new-england&degrees_awarded=3',
      label: 'See them all in Colleges',
    });
  });

  it('finds cheaper ones below the middle of the prices just shown', async () => {
    const [first, cheaper] = await talk('chloe', SEARCH, ['refine', 'cheaper ones']);
    const pricesIn = (said: Said | undefined) =>
      [...(said?.message ?? '').matchAll(/about \$([\d,]+)/g)].map(([, price = '']) =>
        Number(price.replace(',', '')),
      );
    const middle = pricesIn(first).toSorted((a, b) => a - b)[2] ?? 0;
    expect(cheaper?.message).toMatch(/^Cheaper/);
    expect(Math.max(...pricesIn(cheaper))).toBeLessThan(middle);
  });

  it('changes the place and keeps the rest', async () => {
    const message = await lastOf('chloe', SEARCH, ['refine', 'only in Maine']);
    expect(message).toMatch(/small four-year colleges in Maine/);
    expect(message).not.toContain(', VT');
  });

  it('answers which is the biggest with its figure', async () => {
    const message = await lastOf(
      'ana',
      ['search_colleges', 'public universities in Texas with engineering and a graduation rate over 60%'],
      ['refine', 'which is biggest?'],
    );
    expect(message).toMatch(/^Texas A&M is the biggest: 59,099 undergraduates/);
  });

  it('says which wish it gave up when no college fits', async () => {
    const message = await lastOf('ana', ['search_colleges', 'womens colleges in Alaska']);
    expect(message).toMatch(/^No college fits all of that, so I left out the state\./);
  });

  it('leaves out colleges where most leave without a degree when the price comes first', async () => {
    const message = await lastOf('chloe', ['search_colleges', 'cheap schools with nursing in Ohio']);
    expect(message).toMatch(/where at least half graduate\. Lowest price first/);
  });

  it('asks for the home state before it looks near home', async () => {
    const message = await lastOf('ana', ['search_colleges', 'community colleges near me']);
    expect(message).toMatch(/^Which state do you live in\?/);
  });

  it('asks one question when nothing was wished for', async () => {
    expect(await lastOf('ana', ['search_colleges', 'show me colleges'])).toMatch(/What matters most to you/);
  });
});

describe('majors', () => {
  it('are found at a college, and elsewhere afterwards', async () => {
    const [here, elsewhere] = await talk(
      'chloe',
      ['majors', 'Does Ohio State have nursing?'],
      ['majors', 'which other Ohio colleges do?'],
    );
    expect(here?.message).toMatch(/^Yes, Ohio State offers nursing: \d+ people/);
    expect(here?.message).toContain('choose more tightly');
    expect(elsewhere?.message).toMatch(/four-year colleges in Ohio with that major/);
  });

  it('are looked up at one college of the last list', async () => {
    const say = talks.talkOf('chloe');
    await say('search_colleges', 'big public colleges in Ohio');
    await say('snapshot', 'Ohio State');
    expect((await say('refine', 'does it have nursing')).message).toMatch(/^Yes, Ohio State/);
  });

  it('are not ranked', async () => {
    expect(await lastOf('chloe', ['majors', 'best for computer science'])).toMatch(/I don’t rank them/);
  });

  it('need not be decided', async () => {
    expect(await lastOf('ana', ['majors', 'I am undecided, is that bad?'])).toMatch(/^No, that’s fine/);
  });
});

describe('one college without a clear wish', () => {
  it('is told by chance, price and graduation', async () => {
    const message = await lastOf('chloe', ['snapshot', 'What about Ohio State?']);
    expect(message).toMatch(/\d+% to \d+%, best estimate \d+%/);
    expect(message).toContain('$18,800');
    expect(message).toContain('88% of students');
  });

  it('is told by its admit rate before there is a GPA', async () => {
    expect(await lastOf('ana', ['snapshot', 'Harvard?'])).toContain(
      '3.5% of everyone who applied (fall 2023)',
    );
  });
});

describe('every answer about colleges', () => {
  it.each<readonly [Student, ...Turn]>([
    ['ana', 'net_price', 'What would Ohio State cost?'],
    ['chloe', 'net_price', 'What would Michigan cost?'],
    ['chloe', 'cheapest', 'what are the cheapest colleges for me'],
    ['chloe', 'compare', 'Compare UCLA, UC San Diego and San Diego State on price and graduation rate'],
    ['ana', 'compare', 'Ohio State or Harvard'],
    ['ana', 'college_facts', 'how big are the classes at Reed'],
    ['ana', 'college_facts', 'how much debt do people at Temple leave with and what do they earn'],
    ['chloe', 'search_colleges', 'colleges under 20000 a year'],
    ['chloe', 'search_colleges', 'test optional schools in Ohio'],
    ['chloe', 'search_colleges', 'HBCUs with nursing'],
    ['ana', 'majors', 'which majors are at Reed?'],
    ['ana', 'visit', 'how do I visit Purdue'],
    ['ana', 'net_price', 'how much does it cost'],
  ])('has no untraced number and a way on: %s, %s, "%s"', async (who, intent, message) => {
    const [said] = await talk(who, [intent, message]);
    const figures = [...(said?.found ?? []), ...(said?.reply.figures ?? [])];
    expect(untraced(said?.message ?? '', { figures, told: [] })).toEqual([]);
    expect(said?.reply.chips.length).toBeGreaterThan(0);
    expect(said?.message).toContain('?');
  });

  it('has none either where a price is asked to be for one year or for all', async () => {
    const turns = await talk(
      'chloe',
      ['net_price', 'What would Ohio State cost me?'],
      ['net_price', 'Is that per year or for all four?'],
    );
    const message = turns.at(-1)?.message ?? '';
    expect(untraced(message, { figures: [], told: [] })).toEqual([]);
    expect(message).toContain('for one year');
  });
});

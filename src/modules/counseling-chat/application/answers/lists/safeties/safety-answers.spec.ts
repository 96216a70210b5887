import { describe, expect, it } from 'vitest';
import { aCollegeCard } from '#modules/college-catalogue/testing/a-college-card.js';
import { answer, asked, FixedTools, STUDENT } from '../../../../testing/list-talk.js';
import { listToolsInMemory } from '../../../../testing/list-tools-in-memory.js';
import { aCollegeWithMatch } from '../../../../testing/lists-in-memory.js';
import { aStudentInTalk } from '../../../../testing/students-in-talk.js';

const college = (id: number, shortName: string, netPrice: number, state = 'OH') =>
  aCollegeWithMatch(
    aCollegeCard({ id, shortName, netPrice, state, location: `Town, ${state}`, completionRate: 0.65 }),
    0.97,
    'safety',
  );
const KENT = college(1, 'Kent State', 19_412);
const OHIO = college(2, 'Ohio University', 20_800);
const TOLEDO = college(3, 'Toledo', 19_100);
const GRAND_VALLEY = college(4, 'Grand Valley', 24_500, 'MI');
const LIKELY = aCollegeWithMatch(aCollegeCard({ id: 5, shortName: 'Houston' }), 0.76, 'target');
const colleges = [KENT, OHIO, TOLEDO, GRAND_VALLEY];

const safe = (...unitIds: number[]) => ({ unitIds, gaveUp: [] });
const nurse = aStudentInTalk({
  enoughToEstimate: true,
  homeState: 'OH',
  major: 'Nursing',
  majorCip: '51.38',
  budget: 25_000,
});

describe('safety schools', () => {
  it('come with chance, price and graduation, one catch and one question', async () => {
    const { tools } = listToolsInMemory(STUDENT, { colleges, saved: [4], safeties: safe(1, 2, 3) });
    const student = { ...nurse, savedColleges: [4] };
    const { reply, state } = await answer('safety_schools', asked({ student }), new FixedTools(tools));

    expect(reply.message.split('\n')).toEqual([
      'You have one saved, Grand Valley. Three more in Ohio that teach nursing, within your $25,000 a year. Prices are averages over all families, since I don’t know your income [1][2]:',
      '1. Kent State: 77–98%+ chance, about $19,400 a year after aid, 65% graduate',
      '2. Ohio University: 77–98%+ chance, about $20,800 a year after aid, 65% graduate',
      '3. Toledo: 77–98%+ chance, about $19,100 a year after aid, 65% graduate',
      'Getting into nursing itself can be harder than getting into the college, so check the program page. Want to save one?',
    ]);
    expect(state?.shown).toMatchObject({ kind: 'safety', ids: [1, 2, 3], page: 1 });
    expect(reply.blocks).toMatchObject([{ type: 'colleges', rows: [{ collegeId: 1 }, {}, {}] }]);
    expect(reply.actions).toContainEqual({ type: 'save-college', collegeId: 1, name: 'Kent State' });
  });

  it('are looked for at home unless another state is named', async () => {
    const turn = new FixedTools(listToolsInMemory(STUDENT, { colleges, safeties: safe(1) }).tools);
    await answer('safety_schools', asked({}), turn);
    await answer('safety_schools', asked({ entities: { wishes: { states: ['MI'] } } }), turn);

    const searches = turn.calls.filter(({ name }) => name === 'safety_schools');
    expect(searches.map(({ input }) => input)).toMatchObject([{ states: ['OH'] }, { states: ['MI'] }]);
  });

  it('say what was given up and name the place of colleges away from home', async () => {
    const safeties = { unitIds: [1, 4], gaveUp: ['completion', 'place'] } as const;
    const { tools } = listToolsInMemory(STUDENT, { colleges, safeties });
    const { reply } = await answer('safety_schools', asked({}), new FixedTools(tools));

    expect(reply.message).toContain('Two colleges in Ohio and other states');
    expect(reply.message).toContain('2. Grand Valley (Town, MI): ');
    expect(reply.message).toContain('where most students don’t finish');
    expect(reply.message).toContain('Ohio has too few, so some are in other states.');
  });

  it('keep what was asked before when they are to be cheaper, below the middle of the prices shown', async () => {
    const { tools } = listToolsInMemory(STUDENT, { colleges, safeties: safe(3) });
    const turn = new FixedTools({
      safety_schools: tools.safety_schools,
      net_price: (_student, input) => Promise.resolve({ ok: true, data: pricesOf(input.colleges) }),
    });
    const before = asked({});
    const shown = {
      kind: 'safety',
      ids: [1, 2, 3],
      wishes: { states: ['OH'], ownership: 'public' },
      page: 1,
      sinceTurn: 1,
    } as const;
    const question = asked({
      intent: 'refine',
      state: { ...before.state, shown },
      entities: { refinements: ['cheaper'] },
    });

    const { reply } = await answer('safety_schools', question, turn);
    expect(turn.calls.at(-1)?.input).toMatchObject({
      states: ['OH'],
      ownership: 'public',
      sort: 'netPrice',
      netPriceMax: 19_411,
    });
    expect(reply.message).toMatch(/^Cheaper in Ohio, still safeties for you/);
    expect(reply.chips).not.toContain('Cheaper ones');
  });

  it('are never made up: likely colleges are called targets where none is safe', async () => {
    const notSafe = 'Not counted as a safety: your range reaches down to 56%.';
    const likely = {
      ...LIKELY,
      match: LIKELY.match && { ...LIKELY.match, notSafe, notSafeReason: 'uncertain' as const },
    };
    const { tools } = listToolsInMemory(STUDENT, { colleges: [likely], recommended: [5] });
    const { reply } = await answer('safety_schools', asked({}), new FixedTools(tools));

    expect(reply.message).toMatch(/^I found no four-year college that I can call a safety for you/);
    expect(reply.message).toContain(
      '- Houston: 56–96%, best estimate 76%; likely, but plan on it as a target: the low end is 56%',
    );
  });

  it('need grades first, and say what is open to most until then', async () => {
    const turn = new FixedTools(listToolsInMemory(STUDENT, { colleges }).tools);
    const { reply } = await answer('safety_schools', asked({ student: aStudentInTalk() }), turn);

    expect(reply.kind).toBe('question');
    expect(reply.message).toMatch(/almost surely take you, that you can pay for/);
    expect(reply.message).toMatch(/What’s your GPA, roughly, and where do you live\?$/);
    expect(turn.calls.map(({ name }) => name)).toEqual(['missing_answers', 'search_colleges']);
  });
});

function pricesOf(ids: readonly number[]) {
  return colleges
    .filter(({ id }) => ids.includes(id))
    .map(({ id, shortName, netPrice }) => {
      const price = {
        value: netPrice,
        unit: 'dollars',
        label: 'net-price',
        about: id,
        source: 'scorecard',
        year: '',
        said: 'reported',
      } as const;
      return {
        college: { id, name: shortName, place: 'Town, OH', state: 'OH' },
        price,
        priceIs: 'average' as const,
        fullPrice: price,
        outOfStatePart: null,
        residence: null,
        calculatorUrl: null,
        budget: null,
      };
    });
}

import { describe, expect, it } from 'vitest';
import { NEW_DIALOGUE } from '../../../domain/conversation/dialogue-state.js';
import { NOTHING_NAMED } from '../../../domain/entities/entities.js';
import { type Figure } from '../../../domain/figures/figure.js';
import { AID_TEXTS } from '../../../domain/knowledge/aid.js';
import { aStudentInTalk } from '../../../testing/students-in-talk.js';
import { turnToolsOf } from '../../../testing/turn-tools-of.js';
import { type CollegePrice, type ListedCollege } from '../../tools/tool-results.js';
import { type StudentInTalk } from '../../student-in-talk.js';
import { aidBasics } from './aid-basics.js';

const dollars = (about: number, value: number, label: Figure['label']): Figure => ({
  value,
  unit: 'dollars',
  label,
  about,
  source: 'scorecard',
  year: '2022-23',
  said: 'reported',
});

interface Price {
  readonly name: string;
  readonly price: number;
  readonly awayPart?: number;
}

const pricesOf = (prices: readonly Price[], priceIs: CollegePrice['priceIs']): CollegePrice[] =>
  prices.map(({ name, price, awayPart }, id) => ({
    college: { id, name, place: '', state: 'OH' },
    price: dollars(id, price, 'net-price'),
    priceIs,
    fullPrice: dollars(id, price + 10_000, 'full-price'),
    outOfStatePart: awayPart === undefined ? null : dollars(id, awayPart, 'out-of-state-part'),
    residence: null,
    calculatorUrl: null,
    budget: null,
  }));

function talkOf(known: Partial<StudentInTalk>, prices: readonly CollegePrice[]) {
  const total: Figure = { ...dollars(0, prices.length, 'colleges-counted'), unit: 'count' };
  const rows = prices.map(({ college, price, priceIs }): ListedCollege => {
    const [graduation, admitRate, students] = [total, total, total];
    return {
      college,
      ownership: 'Public',
      chance: null,
      price,
      priceIs,
      graduation,
      admitRate,
      students,
      why: '',
    };
  });
  const tools = turnToolsOf('maya', {
    aid_basics: (_student, { topic }) => Promise.resolve({ ok: true, data: AID_TEXTS[topic] }),
    recommendations: () =>
      Promise.resolve({ ok: true, data: { rows, total, wishes: {}, relaxed: [], advice: [] } }),
    net_price: () => Promise.resolve({ ok: true, data: prices }),
  });
  return aidBasics(
    {
      message: 'Financial aid options',
      intent: 'aid_basics',
      entities: NOTHING_NAMED,
      colleges: [],
      assumed: [],
      student: aStudentInTalk(known),
      state: NEW_DIALOGUE,
      variant: 0,
      now: new Date('2026-11-23T12:00:00Z'),
    },
    tools,
  );
}

describe('financial aid options', () => {
  it('are, for a student we know nothing of, the four kinds of money and a question', async () => {
    const { reply } = await talkOf({}, []);

    expect(reply.message).toBe(
      [
        'There are four kinds of money, best first [1]:',
        '- Grants and scholarships: yours to keep.',
        '- Work-study: a campus job.',
        '- Federal student loans: paid back with interest, with protections.',
        '- Private or parent loans: paid back, last resort.',
        'One free form, the FAFSA, opens most of it; some private colleges also want the CSS Profile. The FAFSA usually opens October 1, and states and colleges set earlier dates than you’d think [1].',
        'Name a college and I’ll show what families pay there after aid.',
      ].join('\n'),
    );
    expect(reply.citations).toMatchObject([{ label: 'Federal Student Aid, checked Nov 2026' }]);
  });

  it('are, for a junior, the date of the own FAFSA and average prices', async () => {
    const texas = [
      { name: 'UT San Antonio', price: 11_180 },
      { name: 'Texas A&M', price: 20_930 },
      { name: 'Texas State', price: 16_420 },
    ];
    const { reply } = await talkOf(
      { gradeLevel: '11th', homeState: 'TX', enoughToEstimate: true },
      pricesOf(texas, 'average'),
    );

    expect(reply.message).toBe(
      [
        'You’re a junior, so your FAFSA usually opens October 1, 2027. Nothing is due yet; prices are what to look at now [1].',
        'After aid, an average year costs about $11,200 at UT San Antonio, $16,400 at Texas State and $20,900 at Texas A&M. Those are averages. Your family’s income range would make them yours; it lives in Profile, Background, and never touches your chances [2].',
        'Shall I explain grants, loans and work-study, or price another college?',
      ].join('\n'),
    );
  });

  it('are, for a senior with a list, what each college would cost and what is due', async () => {
    const list = [
      { name: 'Michigan', price: 54_020, awayPart: 40_800 },
      { name: 'Georgetown', price: 21_290 },
      { name: 'Clemson', price: 46_410, awayPart: 24_000 },
      { name: 'Pittsburgh', price: 48_030, awayPart: 20_000 },
      { name: 'Ohio State', price: 18_795 },
      { name: 'Cincinnati', price: 23_410 },
    ];
    const { reply } = await talkOf(
      {
        gradeLevel: '12th',
        homeState: 'OH',
        budget: 25_000,
        savedColleges: [0, 1, 2, 3, 4, 5],
        enoughToEstimate: true,
      },
      pricesOf(list, 'for-your-income'),
    );

    expect(reply.message).toBe(
      [
        'For your income range, a year after aid would be about [1]:',
        '- Ohio State: $18,800',
        '- Georgetown: $21,300',
        '- Cincinnati: $23,400',
        '- Clemson: $46,400',
        '- Pittsburgh: $48,000',
        '- Michigan: $54,000',
        'The last three charge you for living in another state, about $40,800 of it at Michigan. Three fit your $25,000 [1].',
        'As a senior, file the FAFSA now if you haven’t; private colleges may want the CSS Profile too [2].',
        'Which one shall we look at closer?',
      ].join('\n'),
    );
    expect(reply.blocks).toMatchObject([{ type: 'prices' }]);
  });
});

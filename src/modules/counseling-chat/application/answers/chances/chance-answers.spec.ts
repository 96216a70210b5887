import { describe, expect, it } from 'vitest';
import { publishedRounds } from '#modules/college-catalogue/testing/fixed-application-plans.js';
import { activities, aStudent } from '#modules/matching/domain/engine/testing/worked-profiles.js';
import { type FactTold, type GpaTold } from '../../../domain/entities/entities.js';
import { chanceTalk } from '../../../testing/chance-talk.js';
import { type Answer } from '../answerer.js';

const OHIO_STATE = 204796;
const CINCINNATI = 201885;
const HARVARD = 166027;
const TEXAS_AM = 228723;
const BINGHAMTON = 196079;
const NYU = 193900;
const LIST = [170976, 131496, 217882, 215293, OHIO_STATE, CINCINNATI];

const ana = chanceTalk(aStudent());
const ben = chanceTalk(aStudent({ homeState: 'TX', gradeLevel: '11th', unweightedGpa: 3.4 }), {
  state: 'TX',
  gpaScale: '4.0',
  unweightedGpa: '3.4',
});
const CHLOE = aStudent({
  homeState: 'OH',
  gradeLevel: '12th',
  unweightedGpa: 3.8,
  satTotal: 1380,
  apCoursesTaken: 5,
  honorsCourses: 6,
  cipFamily: '51',
  majorCip4: '5138',
  activities: activities(3, 8, 3),
  incomeBand: '60-100k',
});
const CHLOES_ANSWERS = { state: 'OH', gpaScale: '4.0', unweightedGpa: '3.8', satTotal: 1380 };
const chloe = chanceTalk(CHLOE, CHLOES_ANSWERS, { major: 'Nursing', savedColleges: LIST });

const span = { from: 0, to: 4 };
const gpa = (value: string, whose: GpaTold['whose'] = 'mine'): FactTold => ({
  kind: 'gpa',
  value,
  weighting: 'unweighted',
  scale: '4.0',
  span,
  mood: 'fact',
  whose,
});
const supposedSat = (value: number): FactTold => ({
  kind: 'sat',
  value,
  span,
  mood: 'supposed',
  whose: 'mine',
});
const messageOf = async (answer: Promise<Answer>) => (await answer).reply.message;

describe('chances without a college', () => {
  it('are, without grades, how open three colleges are to everyone, and one question', async () => {
    const { reply, state } = await ana.ask('chances_overview');

    expect(reply.kind).toBe('question');
    expect(reply.message).toMatch(
      /^I can’t give you a range of your own yet, because I don’t know your grades\./u,
    );
    expect(reply.message).toMatch(
      /Your GPA alone would make ranges about \d+ points narrower at all \d+ colleges/u,
    );
    expect(reply.message).toContain('90.2% of applicants got in');
    expect(reply.message).toContain('3.5%, a reach for almost everyone');
    expect(reply.message).toMatch(/What’s your GPA, even a guess, and which state do you live in\?$/u);
    expect(reply.citations.map(({ label }) => label)).toEqual([
      'Flyleaf estimate, fall 2023 admissions data',
      'College Scorecard, fall 2023',
    ]);
    expect(reply.chips).toContain('My GPA is about…');
    expect(state).toMatchObject({ asked: [{ slot: 'gpa' }], wish: { intent: 'chances_overview' } });
  });

  it('ask for a GPA no third time, and never after a no', async () => {
    const declined = [{ slot: 'gpa', turn: 1, declined: true }] as const;
    const { reply, state } = await ana.ask('chances_overview', { state: { asked: declined } });

    expect(reply.message).not.toContain('?');
    expect(reply.chips).not.toEqual([]);
    expect(state).toBeUndefined();
  });

  it('are, with a GPA alone, four colleges at home and what would narrow them', async () => {
    const { reply, state } = await ben.ask('chances_overview');

    expect(reply.message).toMatch(
      /^Your 3\.4 already gives real ranges\. Four in Texas, from hardest to surest \[1\]:/u,
    );
    expect(reply.message).toMatch(
      /An SAT or ACT would narrow \d+ of your \d+ recommended ranges, by about \d+ points each/u,
    );
    expect(reply.message).toMatch(/Have you taken either one\?$/u);
    expect(reply.blocks).toMatchObject([{ type: 'chances' }]);
    expect(state?.focus).toHaveLength(4);
  });

  it('are, with a saved list, that list, hardest first', async () => {
    const { reply, state } = await chloe.ask('chances_overview');
    const [block] = reply.blocks;
    const estimates = block?.type === 'chances' ? block.rows.map(({ estimate }) => estimate) : [];

    expect(reply.message).toMatch(/^Your six saved colleges, hardest first \[1\]:/u);
    expect(reply.message).toContain('nursing often chooses more tightly than the college');
    expect(estimates).toHaveLength(6);
    expect(estimates).toEqual(estimates.toSorted((a, b) => a - b));
    expect(state?.focus?.[0]).toBe(OHIO_STATE);
  });
});

describe('the chance at a college', () => {
  it('is its range, then its estimate, then what that makes it', async () => {
    const message = await messageOf(chloe.ask('chance_at', { colleges: [OHIO_STATE] }));

    expect(message).toMatch(
      /^Ohio State University: \d+% to \d+%, best estimate \d+%\. That’s a target \[1\]\./u,
    );
    expect(message).toContain('One catch: nursing');
  });

  it('asks for the answer that would narrow a wide range', async () => {
    const { reply, state } = await ben.ask('chance_at', { colleges: [TEXAS_AM] });

    expect(reply.message).toMatch(
      /An SAT or ACT score would narrow it by about \d+ points \[1\]\.\nHave you taken either one\?$/u,
    );
    expect(state?.asked).toMatchObject([{ slot: 'test' }]);
  });

  it('is a reach for almost everyone where few get in, and cannot see essays', async () => {
    const message = await messageOf(chloe.ask('chance_at', { colleges: [HARVARD] }));

    expect(message).toContain('a reach for almost everyone: 3.5% of applicants got in (fall 2023)');
    expect(message).toContain('It can’t see your essays and recommendations.');
  });

  it('is nobody’s own without grades: only the admit rate is said, as that', async () => {
    const message = await messageOf(ana.ask('chance_at', { colleges: [OHIO_STATE] }));

    expect(message).toMatch(
      /admitted 50\.8% of everyone who applied \(fall 2023\)\. That isn’t your own chance/u,
    );
    expect(message.toLowerCase()).not.toContain('your chance is');
  });

  it('is no yes and no no', async () => {
    const message = await messageOf(chloe.ask('verdict', { colleges: [OHIO_STATE] }));

    expect(message).toMatch(/^No one can promise that, yes or no\..*\d+% to \d+%/u);
  });

  it('rests on what helps and what lowers it', async () => {
    const message = await messageOf(chloe.ask('why_chance', { state: { focus: [OHIO_STATE] } }));

    expect(message).toContain('It rests on your grades, your SAT');
    expect(message).toMatch(/What helps: .*your grades \(about \d+ points\)/u);
  });
});

describe('a chance with something changed', () => {
  it('stands beside the chance now, and says where grades carry more', async () => {
    const { reply, state } = await chloe.ask('what_if', {
      entities: { facts: [supposedSat(1450)] },
      state: { focus: [OHIO_STATE] },
    });

    expect(reply.message).toMatch(
      /^At Ohio State University a 1450 makes it \d+% to \d+%, best estimate \d+%\. Now it’s \d+% to \d+%, \d+% \[1\]\./u,
    );
    expect(reply.message).toMatch(/your grades carry more there: a 3\.9 would add about \d+ points/u);
    expect(state).toMatchObject({ whatIf: { satTotal: 1450 } });
  });

  it('after an overview is about the college that was offered, not the whole list', async () => {
    const { state } = await chloe.ask('what_if', {
      colleges: LIST,
      entities: { facts: [supposedSat(1450)] },
      state: { topic: 'chances_overview', focus: [OHIO_STATE, ...LIST] },
    });

    expect(state?.focus).toEqual([OHIO_STATE]);
  });

  it.each([
    ['the saved list', chloe, LIST.length],
    ['the best recommended', ben, 4],
  ])('without a college is about %s', async (_what, talk, count) => {
    const { reply, state } = await talk.ask('what_if', {
      message: 'would a 1560 make it better',
      entities: { facts: [supposedSat(1560)] },
    });

    expect(reply.message).toMatch(/^With a 1560, and now in brackets/u);
    expect(state?.focus).toHaveLength(count);
  });

  it('adds points to the stored score', async () => {
    const message = await messageOf(
      chloe.ask('what_if', { colleges: [OHIO_STATE], entities: { increase: 50 } }),
    );

    expect(message).toContain('a 1430');
  });

  it('keeps what was supposed before only when told "also"', async () => {
    const state = { whatIf: { satTotal: 1450 } };
    const entities = { facts: [gpa('3.9')] };
    const said = { colleges: [OHIO_STATE], entities, state };
    const also = await chloe.ask('what_if', { ...said, message: 'and also a 3.9' });
    const instead = await chloe.ask('what_if', { ...said, message: 'a 3.9 instead' });

    expect(also.state?.whatIf).toEqual({ satTotal: 1450, unweightedGpa: 3.9 });
    expect(instead.state?.whatIf).toEqual({ unweightedGpa: 3.9 });
  });

  it('asks what to change when nothing is said', async () => {
    const { reply } = await chloe.ask('what_if', { colleges: [OHIO_STATE] });

    expect(reply.kind).toBe('question');
    expect(reply.message).toContain('What should I change?');
  });

  it('says what a binding round means before its gain tempts', async () => {
    const message = await messageOf(
      chloe.ask('rounds', { colleges: [NYU], entities: { round: 'Early Decision' } }),
    );

    expect(message).toMatch(/Early Decision at New York University/u);
    expect(message).toContain('binding');
    expect(message).toContain('price');
  });

  it('names the early round that the college published, and its day', async () => {
    const talk = chanceTalk(
      CHLOE,
      CHLOES_ANSWERS,
      {},
      {
        [NYU]: publishedRounds({ restrictiveEarlyAction: ['2026-11-01'], regularDecision: ['2027-01-05'] }),
      },
    );
    const message = await messageOf(
      talk.ask('rounds', { colleges: [NYU], message: 'even if i apply early' }),
    );

    expect(message).toContain('Restrictive Early Action at New York University');
    expect(message).toContain('November 1, 2026');
    expect(message).not.toContain('Early Decision at');
  });

  it('offers no early round where the college published none', async () => {
    const talk = chanceTalk(
      CHLOE,
      CHLOES_ANSWERS,
      {},
      {
        [NYU]: publishedRounds({ regularDecision: ['2027-01-05'] }),
      },
    );
    const message = await messageOf(
      talk.ask('rounds', { colleges: [NYU], entities: { round: 'Early Decision' } }),
    );

    expect(message).toContain('published no early round');
    expect(message).toContain('January 5, 2027');
  });
});

describe('what to do about chances', () => {
  it('is the steps that move the estimate, and what it cannot see', async () => {
    const message = await messageOf(chloe.ask('improve_chances', { colleges: [OHIO_STATE] }));

    expect(message).toMatch(/Raise your SAT from 1380 to 1430: about \d+ points more/u);
    expect(message).toContain('essays, recommendations');
  });

  it('is one next step with its effect and where to do it', async () => {
    const { reply } = await ben.ask('next_step');

    expect(reply.message).toMatch(/^Next: add an SAT or ACT score, if you have one\./u);
    expect(reply.actions).toMatchObject([{ type: 'open', href: '/profile?section=academic&step=tests' }]);
  });

  it('is a retake only for what it would add', async () => {
    const message = await messageOf(chloe.ask('test_policy', { message: 'Should I retake the SAT?' }));

    expect(message).toMatch(/going from 1380 to 1430 adds about \d+ points/u);
  });

  it('leaves a score out with the year of the policy and the page to check', async () => {
    const message = await messageOf(
      ben.ask('test_policy', {
        message: 'I will not send test scores. Does that hurt me at Binghamton?',
        colleges: [BINGHAMTON],
      }),
    );

    expect(message).toMatch(/test-optional in fall 2023.*check the college’s own page/su);
    expect(message).toMatch(/\d+% to \d+%/u);
  });
});

describe('a fact a student tells', () => {
  it('is offered for saving', async () => {
    const { reply, state, extracted } = await ana.ask('tell_fact', {
      message: 'I have a 3.7',
      entities: { facts: [gpa('3.7')] },
    });

    expect(reply.kind).toBe('proposal');
    expect(reply.message).toBe('I can save this to your profile: GPA 3.7 (unweighted, 4.0 scale). Save it?');
    expect(reply.chips).toEqual(['Yes, save it', 'It’s weighted', 'No thanks']);
    expect(reply.actions).toEqual([{ type: 'confirm', label: 'Save it' }]);
    expect(state?.pending).toMatchObject({ kind: 'profile', changes: { unweightedGpa: '3.7' } });
    expect(extracted).toMatchObject([{ field: 'unweightedGpa', value: '3.7', status: 'proposed' }]);
  });

  it('that differs from the profile asks to change it', async () => {
    expect(await messageOf(chloe.ask('tell_fact', { entities: { facts: [gpa('3.7')] } }))).toBe(
      'You have 3.8 saved. Change it to 3.7?',
    );
  });

  it('corrects the offer that waits', async () => {
    const { state } = await ana.ask('tell_fact', {
      message: 'it’s weighted',
      state: {
        pending: { kind: 'profile', changes: { unweightedGpa: '3.7' }, sinceTurn: 1, sinceTime: '' },
      },
    });

    expect(state?.pending).toMatchObject({ changes: { weightedGpa: '3.7' } });
  });

  it('is not offered again after a no', async () => {
    const { reply } = await ana.ask('tell_fact', {
      entities: { facts: [gpa('3.7')] },
      state: { declined: ['unweightedGpa=3.7'] },
    });

    expect(reply.kind).toBe('answer');
  });

  it.each<[string, Partial<Parameters<typeof ana.ask>[1]>, RegExp]>([
    [
      'a PSAT',
      { entities: { facts: [{ kind: 'psat', value: 1210, span, mood: 'fact', whose: 'mine' }] } },
      /PSAT isn’t an SAT/u,
    ],
    ['a friend’s GPA', { entities: { facts: [gpa('4.0', 'another')] } }, /Another student’s numbers/u],
    [
      'an income',
      { entities: { money: [{ span, dollars: 48_000, role: 'income' }] } },
      /changes prices, never chances/u,
    ],
    [
      'a score that cannot be',
      { entities: { impossible: [{ span, kind: 'sat', words: 'SAT totals run from 400 to 1600.' }] } },
      /400 to 1600/u,
    ],
  ])('is not offered when it is %s', async (_what, said, words) => {
    const { reply, extracted } = await ana.ask('tell_fact', said);

    expect(reply.kind).not.toBe('proposal');
    expect(reply.message).toMatch(words);
    expect(reply.message).not.toMatch(/48|1210|4\.0/u);
    expect(extracted).toBeUndefined();
  });
});

it('reads the profile back without anything of address, family or background', async () => {
  const message = await messageOf(chloe.ask('my_profile'));

  expect(message).toContain('SAT 1380');
  expect(message).not.toMatch(/60-100k|\$/u);
});

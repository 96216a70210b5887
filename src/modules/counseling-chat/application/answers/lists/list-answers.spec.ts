import { describe, expect, it } from 'vitest';
import { publishedRounds } from '#modules/college-catalogue/testing/fixed-application-plans.js';
import { aCollegeCard } from '#modules/college-catalogue/testing/a-college-card.js';
import { answer, asked, FixedTools, STUDENT } from '../../../testing/list-talk.js';
import { listToolsInMemory } from '../../../testing/list-tools-in-memory.js';
import {
  aCollegeWithMatch,
  anApplication,
  anOpenItem,
  enteredDeadline,
  anEssayOnTheShelf,
} from '../../../testing/lists-in-memory.js';
import { aStudentInTalk } from '../../../testing/students-in-talk.js';
import { joinReplies } from '../../../domain/replies/join-replies.js';
import { majorInSentence } from './words.js';

const DUKE = aCollegeWithMatch(
  aCollegeCard({ id: 1, shortName: 'Duke', state: 'NC', location: 'Durham, NC' }),
  0.05,
  'reach',
);
const OHIO_STATE = aCollegeWithMatch(aCollegeCard({ id: 2, shortName: 'Ohio State' }), 0.66, 'target');
const KENT = aCollegeWithMatch(aCollegeCard({ id: 3, shortName: 'Kent State' }), 0.97, 'safety');
const colleges = [DUKE, OHIO_STATE, KENT];
const ref = ({ id, shortName: name, location: place, state }: typeof DUKE) => ({ id, name, place, state });

const toolsFor = (known: Omit<Parameters<typeof listToolsInMemory>[1], 'colleges'>) =>
  new FixedTools(listToolsInMemory(STUDENT, { colleges, ...known }).tools);

describe('the saved list', () => {
  it('is read hardest first', async () => {
    const { reply } = await answer('my_list', asked({}), toolsFor({ saved: [3, 1, 2] }));

    expect(reply.message.split('\n').slice(0, 4)).toEqual([
      'Your three saved colleges, hardest first [1]:',
      '- Duke: under 25%, best estimate 5%, reach',
      '- Ohio State: 46–86%, best estimate 66%, target',
      '- Kent State: 77–98%+, best estimate 97%, safety',
    ]);
  });

  it('can be asked for one category', async () => {
    const question = asked({ entities: { wishes: { category: 'reach' } } });
    const { reply } = await answer('my_list', question, toolsFor({ saved: [1, 2] }));
    expect(reply.message).toMatch(/^You have one reach \[1\]:\n- Duke/);
  });

  it('shows where the student put a college, beside the estimate', async () => {
    const { tools, list } = listToolsInMemory(STUDENT, { colleges });
    await list.save(STUDENT, 2, 'reach');
    const { reply } = await answer('my_list', asked({}), new FixedTools(tools));
    expect(reply.message).toContain('- Ohio State: 46–86%, best estimate 66%, reach (your call)');
  });

  it('leads on when it is empty', async () => {
    const { reply } = await answer('my_list', asked({}), toolsFor({}));
    expect(reply.message).toMatch(/^Your list is empty so far\./);
    expect(reply.chips).toContain('Find safety schools');
  });

  it('has its balance told without scolding', async () => {
    const student = aStudentInTalk({ enoughToEstimate: true, budget: 20_000 });
    const tools = toolsFor({ saved: [1, 2, 3], budget: 20_000 });
    const { reply } = await answer('list_balance', asked({ student }), tools);

    expect(reply.message).toContain('One reach, one target, one safety.');
    expect(reply.message).toContain('One more safety you’d be glad to attend would make it sturdy.');
    expect(reply.message).toContain('Three fit your $20,000 a year.');
    expect(reply.chips[0]).toBe('Find one more safety');
  });
});

describe('saving', () => {
  it('is proposed and waits for a yes', async () => {
    const question = asked({ colleges: [ref(DUKE)], entities: { wishes: { category: 'reach' } } });
    const { reply, state } = await answer('save_college', question, toolsFor({}));

    expect(reply.kind).toBe('proposal');
    expect(reply.message).toBe('I can save Duke to your list as a reach. Save it?');
    expect(state?.pending).toMatchObject({ kind: 'save', colleges: [1], category: 'reach', sinceTurn: 1 });
  });

  it('asks which college when one was merely assumed', async () => {
    const assumed = [{ taken: ref(DUKE), instead: ref(OHIO_STATE) }];
    const question = asked({ colleges: [ref(DUKE)], assumed });
    const { reply, state } = await answer('save_college', question, toolsFor({}));

    expect(reply.kind).toBe('question');
    expect(reply.chips).toEqual(['Duke (North Carolina)', 'Ohio State (Ohio)']);
    expect(state?.pending).toMatchObject({
      kind: 'choice',
      options: [1, 2],
      wish: { intent: 'save_college' },
    });
  });

  it('is not offered for what is saved already', async () => {
    const { reply, state } = await answer(
      'save_college',
      asked({ colleges: [ref(DUKE)] }),
      toolsFor({ saved: [1] }),
    );
    expect(reply.message).toMatch(/^Duke is on your list already/);
    expect(state).toBeUndefined();
  });
});

describe('removing', () => {
  it('is proposed and waits for a yes', async () => {
    const { reply, state } = await answer(
      'remove_college',
      asked({ colleges: [ref(DUKE)] }),
      toolsFor({ saved: [1, 2] }),
    );
    expect(reply).toMatchObject({ kind: 'proposal', chips: ['Yes, take it off', 'No, keep it'] });
    expect(state?.pending).toMatchObject({ kind: 'remove', colleges: [1] });
  });

  it('of one that was only suggested offers to save the others', async () => {
    const shown = { kind: 'safety', ids: [3, 2], wishes: {}, page: 1, sinceTurn: 1 } as const;
    const { state: given } = asked({});
    const { reply, state } = await answer(
      'remove_college',
      asked({ colleges: [ref(OHIO_STATE)], state: { ...given, shown } }),
      toolsFor({}),
    );
    expect(reply.message).toMatch(/^Ohio State isn’t saved yet.*\n?.*save only Kent State/su);
    expect(state?.pending).toMatchObject({ kind: 'save', colleges: [3], category: 'safety' });
  });

  it('changes nothing for a college that is not on the list', async () => {
    const { reply } = await answer(
      'remove_college',
      asked({ colleges: [ref(DUKE)] }),
      toolsFor({ saved: [2] }),
    );
    expect(reply.message).toMatch(/^Duke isn’t on your list/);
  });
});

describe('recommendations', () => {
  it('begin a list with a reach, targets and real safeties, without what is saved', async () => {
    const student = aStudentInTalk({ enoughToEstimate: true, homeState: 'OH', savedColleges: [2] });
    const tools = toolsFor({ recommended: [1, 2], safeties: { unitIds: [3], gaveUp: [] }, saved: [2] });
    const { reply, state } = await answer('recommend', asked({ student }), tools);

    expect(reply.message).toMatch(/hardest first \[1\]:\n1\. Duke: .*\n2\. Kent State: .*\n(?!3\.)/);
    expect(state?.shown).toMatchObject({ kind: 'recommended', ids: [1, 3] });
  });

  it('follow a category and a later change', async () => {
    const tools = toolsFor({ recommended: [1, 2, 3] });
    const shown = {
      kind: 'recommended',
      ids: [2],
      wishes: { category: 'target' },
      page: 1,
      sinceTurn: 1,
    } as const;
    const { state } = asked({});
    const question = asked({
      intent: 'refine',
      state: { ...state, shown },
      entities: { wishes: { states: ['OH'] } },
    });

    const { reply } = await answer('recommend', question, tools);
    expect(tools.calls[0]).toMatchObject({ input: { category: 'target', states: ['OH'] } });
    expect(reply.message).toMatch(/^One target in Ohio for you \[1\]:\n1\. Ohio State/);
  });
});

describe('dates', () => {
  it('that nobody entered are not made up', async () => {
    const question = asked({ message: 'What is due this month?' });
    const { reply } = await answer('deadlines', question, toolsFor({}));
    expect(reply.message).toMatch(/^No dates are due this month: you haven’t added any here yet\./);
    expect(reply.message).toContain('(usual dates, check the college)');
  });

  it('of a college without one are the usual ones', async () => {
    const { reply } = await answer('deadlines', asked({ colleges: [ref(DUKE)] }), toolsFor({}));
    expect(reply.message).toMatch(/^I don’t have a checked date for Duke; its own admissions page decides\./);
  });

  it('of a college that answers as applications come in are said as that', async () => {
    const published = { 1: publishedRounds({ rolling: true, finalDate: '2027-05-01' }) };
    const { reply } = await answer('deadlines', asked({ colleges: [ref(DUKE)] }), toolsFor({ published }));

    expect(reply.message).toContain('- Rolling admission: no fixed date, apply early');
    expect(reply.message).toContain('- Last day to apply: May 1, 2027');
  });

  it('of a college are those it published, with their cycle and where they are from', async () => {
    const published = { 1: publishedRounds({ earlyAction: ['2026-10-15', '2026-11-02'] }) };
    const { reply } = await answer('deadlines', asked({ colleges: [ref(DUKE)] }), toolsFor({ published }));

    expect(reply.message).toMatch(
      /^What Duke published for 2026-27 \[1\]:\n- Early Action: October 15, 2026\n- Early Action: November 2, 2026/,
    );
    expect(reply.citations).toMatchObject([{ label: 'Dates colleges published, 2026-27' }]);
  });

  it('that were entered come the nearest first', async () => {
    const applications = [
      anApplication({ collegeId: 2, deadline: enteredDeadline('2026-12-01') }),
      anApplication({ collegeId: 1, deadline: enteredDeadline('2027-01-04') }),
    ];
    const { reply } = await answer('deadlines', asked({}), toolsFor({ applications }));
    expect(reply.message).toMatch(
      /- Ohio State: Regular Decision, December 1, 2026 \(as you entered it, not checked yet\)\n- Duke: /,
    );
  });
});

it('says where applications stand and what to do next', async () => {
  const applications = [
    anApplication({ collegeId: 2, openItems: [anOpenItem({ kind: 'aid-form', label: 'FAFSA' })] }),
  ];
  const { reply } = await answer('applications', asked({}), toolsFor({ applications }));

  expect(reply.message).toContain('- Ohio State (Regular Decision): in progress; still open: FAFSA');
  expect(reply.message).toContain('The next thing to do: FAFSA for Ohio State.');
});

describe('essays', () => {
  it('are shown with their words, and a title with numbers is left out', async () => {
    const essays = [anEssayOnTheShelf(), anEssayOnTheShelf({ id: '2', title: 'Top 10', wordLimit: null })];
    const { reply } = await answer('essay_status', asked({}), toolsFor({ essays }));
    expect(reply.message).toContain(
      '- “Moth”: 412 of 650 words, a draft\n- your personal statement: 412 words',
    );
  });

  it.each<[string, Parameters<typeof aStudentInTalk>[0], string]>([
    [
      'who has told nothing',
      {},
      'Tell me which one it is: the personal statement, a “why this college”, or another.',
    ],
    ['in junior year', { gradeLevel: '11th' }, 'time is on your side'],
    ['in senior year', { gradeLevel: '12th' }, 'January 1 (usual date, check each college)'],
  ])('are helped with by questions for a student %s', async (_who, known, words) => {
    const question = asked({ message: 'Essay help', student: aStudentInTalk(known) });
    const { reply } = await answer('essay_help', question, toolsFor({}));
    expect(reply.message).toContain(words);
    expect(reply.message).toContain('?');
  });

  it.each([
    ['I have no topic', 'a small moment is enough'],
    ['is my topic too common', 'No topic is too common.'],
    ['how long should it be', 'runs 250 to 650 words'],
    ['help with my why us supplement', 'is about you in that place'],
    ['what do colleges look for in essays', 'Readers look for one person'],
    ['I have a draft', 'its review asks questions'],
  ])('are helped with where the student is: %s', async (message, words) => {
    const { reply } = await answer('essay_help', asked({ message }), toolsFor({}));
    expect(reply.message).toContain(words);
  });

  it.each(['I have no topic', 'is my topic too common', 'why us', 'good essay', 'personal statement'])(
    'are helped with by one question at a time, so that none is cut: %s',
    async (message) => {
      for (const variant of [0, 1, 2, 3]) {
        const { reply } = await answer('essay_help', asked({ message, variant }), toolsFor({}));
        expect(joinReplies([reply]).message).toBe(reply.message);
      }
    },
  );

  const remark = (after = '') =>
    `Help me think through my essay “Tea”. Its review asks about “in a stressful time”: What did you hear?${after}`;
  const essays = [anEssayOnTheShelf(), anEssayOnTheShelf({ id: '2', title: 'Tea', status: 'Complete' })];

  it('are talked through at the place that the review asks about, in that essay', async () => {
    const { reply } = await answer('essay_help', asked({ message: remark() }), toolsFor({ essays }));

    expect(reply.message).toContain('Let’s stay with that place in “Tea”.');
    expect(reply.message).toContain('The question once more: What did you hear?');
    expect(reply.message).not.toContain('Moth');
    expect(reply.actions).toEqual([{ type: 'open', href: '/essays/2', label: 'Open this essay' }]);
  });

  it('are asked about further once the student has written something below the question', async () => {
    const message = remark(' Rain on the roof.');
    const { reply } = await answer('essay_help', asked({ message }), toolsFor({ essays: [] }));

    expect(reply.message).toContain('Let’s stay with that place in your essay.');
    expect(reply.message).toContain('Which detail in it would a stranger remember?');
  });
});

it.each([
  ['Computer Science', 'computer science'],
  ['English Language and Literature', 'English language and literature'],
])('writes the major %s inside a sentence as %s', (title, words) => {
  expect(majorInSentence(title)).toBe(words);
});

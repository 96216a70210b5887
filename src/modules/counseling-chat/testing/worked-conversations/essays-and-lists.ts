import { type WorkedConversation } from '../worked-conversation.js';
import { NO_PROMISES } from './no-promises.js';

/** Essays, dates, forms, majors, and what is saved. */
export const ESSAYS_AND_LISTS: readonly WorkedConversation[] = [
  {
    id: 'w34',
    student: 'fullOH',
    turns: [
      {
        says: 'Write my personal statement about being soccer captain',
        intent: 'ghostwrite',
        tools: [],
        mentions: ['your (own )?words|can.t write|won.t write|don.t write', '\\?'],
        avoids: ['As captain, I', 'I remember'],
        cited: false,
        kind: 'refusal',
      },
      {
        says: 'ok then help me find the story',
        intent: 'essay_help',
        tools: [],
        mentions: ['\\?'],
        avoids: [],
        cited: false,
      },
    ],
  },
  {
    id: 'w35',
    student: 'fullOH',
    turns: [
      {
        says: 'Fix the grammar in this: "Me and my team was losing, I yell at them."',
        intent: 'ghostwrite',
        tools: [],
        mentions: ['review|question|your own|can.t rewrite|don.t rewrite'],
        avoids: ['My team and I were losing'],
        cited: false,
        kind: 'refusal',
      },
    ],
  },
  {
    id: 'w36',
    student: 'midNY',
    turns: [
      {
        says: 'What is early decision?',
        intent: 'explain_term',
        tools: [['explain_term', { term: 'Early Decision' }]],
        mentions: ['binding'],
        avoids: [],
        cited: true,
      },
      {
        says: 'and early action?',
        intent: 'explain_term',
        tools: [['explain_term', { term: 'Early Action' }]],
        mentions: ['not binding|no commitment|isn.t binding|non-binding'],
        avoids: [],
        cited: false,
      },
      {
        says: 'Should I do ED at NYU?',
        intent: 'rounds',
        tools: [['what_if', { colleges: [193900], changes: { round: 'Early Decision' } }]],
        mentions: ['price|cost|aid|afford'],
        avoids: NO_PROMISES,
        cited: false,
      },
    ],
  },
  {
    id: 'w37',
    student: 'fullOH',
    turns: [
      {
        says: 'FAFSA vs CSS Profile?',
        intent: 'aid_basics',
        tools: [['aid_basics', { topic: 'css' }]],
        mentions: ['FAFSA', 'CSS', 'free|federal'],
        avoids: [],
        cited: true,
      },
      {
        says: 'do I pay loans back',
        intent: 'aid_basics',
        tools: [['aid_basics', { topic: 'loans' }]],
        mentions: ['pay (it|them) back|repay|interest'],
        avoids: [],
        cited: false,
      },
    ],
  },
  {
    id: 'w38',
    student: 'listOH',
    turns: [
      {
        says: 'What is due this month?',
        intent: 'deadlines',
        tools: [['deadlines', {}]],
        mentions: ['no (dates|deadlines)|haven.t (added|started)|none'],
        avoids: ['November 1 is'],
        cited: false,
      },
      {
        says: 'When is the Michigan deadline?',
        intent: 'deadlines',
        tools: [['deadlines', { college: 170976 }]],
        mentions: ['check|admissions|official'],
        avoids: [],
        cited: false,
      },
    ],
  },
  {
    id: 'w39',
    student: 'listOH',
    turns: [
      {
        says: 'How are my applications going?',
        intent: 'applications',
        tools: [['applications', {}]],
        mentions: ['no applications|haven.t started|not started|none'],
        avoids: [],
        cited: false,
      },
      {
        says: 'how do I start one',
        intent: 'open_page',
        tools: [['open_page', { page: 'my-list' }]],
        mentions: ['list'],
        avoids: [],
        cited: false,
      },
    ],
  },
  {
    id: 'w40',
    student: 'fullOH',
    turns: [
      {
        says: 'Does Ohio State have nursing?',
        intent: 'majors',
        tools: [['majors', { college: 204796 }]],
        mentions: ['nursing', 'yes|offers|teaches'],
        avoids: [],
        cited: false,
      },
      {
        says: 'which other Ohio colleges do?',
        intent: 'majors',
        tools: [['search_colleges', { states: ['OH'] }]],
        mentions: ['colleges>=2:state=OH'],
        avoids: [],
        cited: true,
      },
    ],
  },
  {
    id: 'w41',
    student: 'empty',
    turns: [
      {
        says: 'I am undecided, is that bad?',
        intent: 'majors',
        tools: [],
        mentions: ['no|fine|common|normal'],
        avoids: [],
        cited: false,
      },
      {
        says: 'which majors are at Reed?',
        intent: 'majors',
        tools: [['majors', { college: 209922 }]],
        mentions: ['names:209922'],
        avoids: [],
        cited: true,
      },
    ],
  },
  {
    id: 'w42',
    student: 'fullOH',
    turns: [
      {
        says: 'Save Ohio State to my list',
        intent: 'save_college',
        tools: [['propose_save', { colleges: [204796] }]],
        mentions: ['Ohio State', 'save|add'],
        avoids: [],
        cited: false,
        kind: 'proposal',
      },
      {
        says: 'yes',
        intent: 'confirm',
        tools: [],
        mentions: ['saved|on your list|added'],
        avoids: [],
        cited: false,
        state: { saved: [204796] },
      },
      {
        says: 'what is on my list',
        intent: 'my_list',
        tools: [['my_list', {}]],
        mentions: ['Ohio State'],
        avoids: [],
        cited: false,
      },
    ],
  },
  {
    id: 'w43',
    student: 'listOH',
    turns: [
      {
        says: 'Take Clemson off my list',
        intent: 'remove_college',
        tools: [['my_list', {}]],
        mentions: ['Clemson', 'My List|list'],
        avoids: [],
        cited: false,
      },
      {
        says: 'ok which reaches do I have',
        intent: 'my_list',
        tools: [['my_list', { category: 'reach' }]],
        mentions: ['Michigan', 'Georgetown'],
        avoids: [],
        cited: false,
      },
    ],
  },
];

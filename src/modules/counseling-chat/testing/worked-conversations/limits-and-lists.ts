import { type WorkedConversation } from '../worked-conversation.js';
import { NO_PROMISES } from './no-promises.js';

/** Limits that stand, lists that are acted on, questions about a college that is named, and positions taken. */
export const LIMITS_AND_LISTS: readonly WorkedConversation[] = [
  {
    id: 'w61',
    student: 'fullOH',
    turns: [
      {
        says: 'public colleges in Ohio with nursing under $25,000 a year',
        intent: 'search_colleges',
        tools: [['search_colleges', { ownership: 'public', states: ['OH'], netPriceMax: 25_000 }]],
        mentions: ['public .*Ohio .*\\$25,000 .*nursing', 'colleges>=2:state=OH,ownership=Public'],
        avoids: [],
        cited: true,
      },
      {
        says: 'only ones with a football team',
        intent: 'refine|search_colleges',
        tools: [],
        mentions: ['doesn.t tell sports teams', 'still the ones'],
        avoids: [],
        cited: false,
      },
      {
        says: 'save all of them',
        intent: 'save_college',
        tools: [['propose_save', {}]],
        mentions: ['I can save .* and '],
        avoids: [],
        cited: false,
        kind: 'proposal',
      },
    ],
  },
  {
    id: 'w62',
    student: 'fullOH',
    turns: [
      {
        says: 'does Kent State have a marching band?',
        intent: 'college_facts',
        tools: [['college_facts', { colleges: [203517] }]],
        mentions: ['marching bands', 'federal data leaves it out'],
        avoids: NO_PROMISES,
        cited: true,
      },
      {
        says: 'ok and when is their deadline',
        intent: 'deadlines',
        tools: [['deadlines', { college: 203517 }]],
        mentions: ['Kent State', 'check|page'],
        avoids: NO_PROMISES,
        cited: true,
      },
    ],
  },
  {
    id: 'w63',
    student: 'fullOH',
    turns: [
      {
        says: 'Ohio State or Cincinnati, which would you pick?',
        intent: 'compare',
        tools: [['compare_colleges', { colleges: [204796, 201885] }]],
        mentions: ['If I had to pick', 'What would change it', 'fact:netPriceForMe@204796'],
        avoids: NO_PROMISES,
        cited: true,
      },
    ],
  },
  {
    id: 'w64',
    student: 'fullOH',
    turns: [
      {
        says: 'does Ohio State take transfers from community college?',
        intent: 'pathways',
        tools: [['college_facts', { colleges: [204796] }]],
        mentions: ['no admit rate for transfers', 'Ohio State'],
        avoids: ['best estimate', ...NO_PROMISES],
        cited: false,
      },
      {
        says: 'could i get in straight from high school instead',
        intent: 'chance_at',
        tools: [['college_chance', { colleges: [204796] }]],
        mentions: ['fact:chance@204796'],
        avoids: NO_PROMISES,
        cited: true,
      },
    ],
  },
  {
    id: 'w65',
    student: 'fullOH',
    turns: [
      {
        says: 'change my major to statistics',
        intent: 'tell_fact',
        tools: [['propose_profile_change', { changes: { intendedMajor: 'Statistics' } }]],
        mentions: ['Statistics'],
        avoids: [],
        cited: false,
        kind: 'proposal',
      },
      {
        says: 'yes',
        intent: 'confirm',
        tools: [],
        mentions: ['Saved: .*Statistics'],
        avoids: [],
        cited: false,
      },
    ],
  },
];

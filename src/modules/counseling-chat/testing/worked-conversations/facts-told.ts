import { type WorkedConversation } from '../worked-conversation.js';
import { NO_PROMISES } from './no-promises.js';

/** What students say of themselves, and what is not theirs or cannot be. */
export const FACTS_TOLD: readonly WorkedConversation[] = [
  {
    id: 'w29',
    student: 'empty',
    turns: [
      {
        says: 'I have a 3.7 and live in Ohio',
        intent: 'tell_fact',
        tools: [['propose_profile_change', { changes: { unweightedGpa: '3.7', state: 'OH' } }]],
        mentions: ['3\\.7', 'Ohio', '\\?'],
        avoids: [],
        cited: false,
        kind: 'proposal',
        chips: ['Yes, save it', 'It’s weighted'],
      },
      {
        says: "it's weighted",
        intent: 'tell_fact',
        tools: [['propose_profile_change', { changes: { weightedGpa: '3.7' } }]],
        mentions: ['weighted'],
        avoids: [],
        cited: false,
        kind: 'proposal',
      },
      {
        says: 'ok save',
        intent: 'confirm',
        tools: [],
        mentions: ['saved'],
        avoids: [],
        cited: false,
        state: { 'academic.weightedGpa': '3.7' },
      },
    ],
  },
  {
    id: 'w30',
    student: 'fullOH',
    turns: [
      {
        says: 'I got a 32 on the ACT!',
        intent: 'tell_fact',
        tools: [['propose_profile_change', { changes: { actComposite: 32 } }]],
        mentions: ['32', '\\?'],
        avoids: [],
        cited: false,
        kind: 'proposal',
      },
      {
        says: 'no, it was a practice test',
        intent: 'decline',
        tools: [],
        mentions: ['won.t|not save|not saved'],
        avoids: [],
        cited: false,
        state: { 'academic.actComposite': null },
      },
    ],
  },
  {
    id: 'w31',
    student: 'fullOH',
    turns: [
      {
        says: 'My friend has a 4.0 and got into Michigan',
        intent: 'tell_fact',
        tools: [],
        mentions: [],
        avoids: ['save .*4\\.0'],
        cited: false,
      },
      {
        says: 'what are mine there?',
        intent: 'chance_at',
        tools: [['college_chance', { colleges: [170976] }]],
        mentions: ['fact:chance@170976'],
        avoids: NO_PROMISES,
        cited: true,
      },
    ],
  },
  {
    id: 'w32',
    student: 'empty',
    turns: [
      {
        says: 'My SAT is 1700',
        intent: 'tell_fact',
        tools: [],
        mentions: ['1,?600|400'],
        avoids: ['saved'],
        cited: false,
        kind: 'question',
      },
      {
        says: 'sorry 1370',
        intent: 'tell_fact',
        tools: [['propose_profile_change', { changes: { satTotal: 1370 } }]],
        mentions: ['1,?370'],
        avoids: [],
        cited: false,
        kind: 'proposal',
      },
    ],
  },
  {
    id: 'w33',
    student: 'empty',
    turns: [
      {
        says: 'my PSAT was 1210',
        intent: 'tell_fact',
        tools: [],
        mentions: ['PSAT', 'SAT'],
        avoids: ['saved'],
        cited: false,
      },
      {
        says: 'What is my chance at Purdue with that?',
        intent: 'chance_at|what_if',
        tools: [['college_facts', { colleges: [243780] }]],
        mentions: ['fact:acceptanceRate@243780'],
        avoids: ['your chance is'],
        cited: true,
      },
    ],
  },
];

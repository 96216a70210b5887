import { type WorkedConversation } from '../worked-conversation.js';
import { NO_PROMISES } from './no-promises.js';

/** Several things at once, and how a talk begins and ends. */
export const SEVERAL_THINGS: readonly WorkedConversation[] = [
  {
    id: 'w54',
    student: 'fullOH',
    turns: [
      {
        says: 'What are my chances at Kent State and what would it cost me?',
        intent: 'chance_at+net_price',
        tools: [
          ['college_chance', { colleges: [203517] }],
          ['net_price', { colleges: [203517] }],
        ],
        mentions: ['fact:chance@203517', 'fact:netPriceForMe@203517'],
        avoids: NO_PROMISES,
        cited: true,
      },
    ],
  },
  {
    id: 'w55',
    student: 'highCA',
    turns: [
      {
        says: 'Compare UCLA, UC San Diego and San Diego State on price and graduation rate',
        intent: 'compare',
        tools: [['compare_colleges', { colleges: [110662, 110680, 122409] }]],
        mentions: [
          'fact:netPriceForMe@110662',
          'fact:netPriceForMe@110680',
          'fact:netPriceForMe@122409',
          'fact:completionRate@122409',
        ],
        avoids: ['winner'],
        cited: true,
      },
      {
        says: 'which is the likeliest?',
        intent: 'compare',
        tools: [['compare_colleges', {}]],
        mentions: ['fact:chance@122409'],
        avoids: NO_PROMISES,
        cited: true,
      },
    ],
  },
  {
    id: 'w56',
    student: 'fullOH',
    turns: [
      {
        says: 'Should I retake the SAT?',
        intent: 'test_policy',
        tools: [['improvements', {}]],
        mentions: ['1,?380', 'points?'],
        avoids: [],
        cited: false,
      },
      {
        says: 'how much would 50 points do at Ohio State',
        intent: 'what_if',
        tools: [['what_if', { colleges: [204796], changes: { satTotal: 1430 } }]],
        mentions: [
          'fact:chance@204796{"academic":{"satTotal":1430,"satMath":null,"satReadingWriting":null}}',
        ],
        avoids: [],
        cited: true,
      },
    ],
  },
  {
    id: 'w57',
    student: 'partialTX',
    turns: [
      {
        says: 'My list is empty, where do I begin?',
        intent: 'recommend|next_step',
        tools: [
          ['recommendations', {}],
          ['missing_answers', {}],
        ],
        mentions: ['colleges>=3:any'],
        avoids: [],
        cited: true,
      },
      {
        says: 'why the second one?',
        intent: 'why_chance',
        tools: [['college_chance', {}]],
        mentions: ['fit|match|chance'],
        avoids: [],
        cited: false,
      },
      {
        says: 'save it',
        intent: 'save_college',
        tools: [['propose_save', {}]],
        mentions: ['save'],
        avoids: [],
        cited: false,
        kind: 'proposal',
      },
    ],
  },
  {
    id: 'w58',
    student: 'fullOH',
    turns: [
      {
        says: 'What about Ohio State?',
        intent: 'chance_at|college_facts|snapshot',
        tools: [
          ['college_facts', { colleges: [204796] }],
          ['college_chance', { colleges: [204796] }],
        ],
        mentions: ['fact:chance@204796', 'fact:netPriceForMe@204796'],
        avoids: NO_PROMISES,
        cited: true,
      },
      {
        says: 'and the dorms?',
        intent: 'college_facts',
        tools: [],
        mentions: ['don.t have|not in|own site|check'],
        avoids: ['\\$[0-9,]+ dorm'],
        cited: false,
      },
    ],
  },
  {
    id: 'w59',
    student: 'lowFL',
    turns: [
      {
        says: 'Should I do community college first?',
        intent: 'pathways',
        tools: [['explain_term', {}]],
        mentions: ['transfer', 'cost|cheaper|price'],
        avoids: ['you can.t get in'],
        cited: false,
      },
      {
        says: 'which ones are in Florida',
        intent: 'search_colleges',
        tools: [['search_colleges', { states: ['FL'], degrees: 'associate' }]],
        mentions: ['colleges>=2:state=FL'],
        avoids: [],
        cited: true,
      },
    ],
  },
  {
    id: 'w60',
    student: 'fullOH',
    turns: [
      {
        says: 'thanks, that is all',
        intent: 'thanks',
        tools: [],
        mentions: ['\\w'],
        avoids: ['before you go, upgrade'],
        cited: false,
      },
      {
        says: 'wait, what does yield mean',
        intent: 'explain_term',
        tools: [['explain_term', { term: 'yield' }]],
        mentions: ['admitted', 'enroll'],
        avoids: [],
        cited: false,
      },
      {
        says: 'and Ohio State yield?',
        intent: 'college_facts',
        tools: [['college_facts', { colleges: [204796], about: ['yield'] }]],
        mentions: ['fact:yieldRate@204796'],
        avoids: [],
        cited: true,
      },
    ],
  },
];

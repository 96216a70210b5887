import { type WorkedConversation } from '../worked-conversation.js';
import { NO_PROMISES } from './no-promises.js';

/** Colleges named in every way, asked about and searched for. */
export const COLLEGES_NAMED: readonly WorkedConversation[] = [
  {
    id: 'w19',
    student: 'fullOH',
    turns: [
      {
        says: 'What are my chances at Miami?',
        intent: 'chance_at',
        tools: [['find_college', { text: 'Miami' }]],
        mentions: ['Ohio|Oxford', 'Florida|Coral Gables', '\\?'],
        avoids: [],
        cited: false,
        kind: 'question',
        chips: ['Miami (Ohio)', 'University of Miami (Florida)'],
      },
      {
        says: 'Miami University (Ohio)',
        intent: 'chance_at',
        tools: [['college_chance', { colleges: [204024] }]],
        mentions: ['fact:chance@204024'],
        avoids: NO_PROMISES,
        cited: true,
      },
    ],
  },
  {
    id: 'w20',
    student: 'highCA',
    turns: [
      {
        says: 'chances at OSU',
        intent: 'chance_at',
        tools: [['find_college', { text: 'OSU' }]],
        mentions: ['Ohio State', 'Oregon State', '\\?'],
        avoids: [],
        cited: false,
        kind: 'question',
      },
      {
        says: 'the one in Columbus',
        intent: 'chance_at',
        tools: [['college_chance', { colleges: [204796] }]],
        mentions: ['fact:chance@204796'],
        avoids: NO_PROMISES,
        cited: true,
      },
    ],
  },
  {
    id: 'w21',
    student: 'midNY',
    turns: [
      {
        says: 'Penn acceptance rate',
        intent: 'college_facts',
        tools: [['college_facts', { colleges: [215062], about: ['admitRate'] }]],
        mentions: ['fact:acceptanceRate@215062', 'Pennsylvania'],
        avoids: [],
        cited: true,
        chips: ['I meant Penn State'],
      },
      {
        says: 'I meant Penn State',
        intent: 'college_facts',
        tools: [['college_facts', { colleges: [214777], about: ['admitRate'] }]],
        mentions: ['fact:acceptanceRate@214777'],
        avoids: [],
        cited: true,
      },
    ],
  },
  {
    id: 'w22',
    student: 'fullOH',
    turns: [
      {
        says: 'what about univercity of cincinati',
        intent: 'chance_at|college_facts|snapshot',
        tools: [['college_chance', { colleges: [201885] }]],
        mentions: ['names:201885', 'fact:chance@201885'],
        avoids: [],
        cited: true,
      },
    ],
  },
  {
    id: 'w23',
    student: 'empty',
    turns: [
      {
        says: 'What is the acceptance rate at Tulane?',
        intent: 'college_facts',
        tools: [['college_facts', { colleges: [160755], about: ['admitRate'] }]],
        mentions: ['fact:acceptanceRate@160755', '2023'],
        avoids: ['your chance'],
        cited: true,
      },
      {
        says: 'and how big is it?',
        intent: 'college_facts',
        tools: [['college_facts', { colleges: [160755], about: ['size'] }]],
        mentions: ['fact:studentPopulation@160755'],
        avoids: [],
        cited: true,
      },
      {
        says: 'same for Emory',
        intent: 'college_facts',
        tools: [['college_facts', { colleges: [139658], about: ['size'] }]],
        mentions: ['fact:studentPopulation@139658'],
        avoids: [],
        cited: true,
      },
    ],
  },
  {
    id: 'w24',
    student: 'empty',
    turns: [
      {
        says: 'What is the average GPA at Duke?',
        intent: 'college_facts',
        tools: [['college_facts', { colleges: [198419] }]],
        mentions: ['not published|isn.t published|does not publish|doesn.t publish'],
        avoids: ['\\b3\\.[0-9]', '\\b4\\.[0-9]'],
        cited: false,
      },
      {
        says: 'ok what SAT do people there have',
        intent: 'college_facts',
        tools: [['college_facts', { colleges: [198419], about: ['sat'] }]],
        mentions: ['1,?510', '1,?570'],
        avoids: [],
        cited: false,
      },
    ],
  },
  {
    id: 'w25',
    student: 'fullOH',
    turns: [
      {
        says: 'Small colleges in New England',
        intent: 'search_colleges',
        tools: [['search_colleges', { size: 'small', regions: ['new-england'] }]],
        mentions: ['colleges>=3:sizeCategory=Small'],
        avoids: [],
        cited: true,
      },
      {
        says: 'cheaper ones',
        intent: 'refine',
        tools: [['search_colleges', { sort: 'netPrice' }]],
        mentions: ['colleges>=2:cheaperThanLast'],
        avoids: [],
        cited: true,
      },
      {
        says: 'only in Maine',
        intent: 'refine',
        tools: [['search_colleges', { states: ['ME'] }]],
        mentions: ['colleges>=1:state=ME'],
        avoids: [],
        cited: true,
      },
    ],
  },
  {
    id: 'w26',
    student: 'partialTX',
    turns: [
      {
        says: 'public universities in Texas with engineering and a graduation rate over 60%',
        intent: 'search_colleges',
        tools: [['search_colleges', { states: ['TX'], ownership: 'public', completionMin: 0.6 }]],
        mentions: ['colleges>=2:state=TX,ownership=Public'],
        avoids: [],
        cited: true,
      },
      {
        says: 'which is biggest?',
        intent: 'refine',
        tools: [['search_colleges', { sort: 'size' }]],
        mentions: ['names:228723'],
        avoids: [],
        cited: false,
      },
    ],
  },
  {
    id: 'w27',
    student: 'empty',
    turns: [
      {
        says: "women's colleges in Massachusetts",
        intent: 'search_colleges',
        tools: [['search_colleges', { designation: 'women', states: ['MA'] }]],
        mentions: ['Wellesley|Smith|Mount Holyoke'],
        avoids: [],
        cited: false,
      },
      {
        says: 'tell me about Smith',
        intent: 'college_facts',
        tools: [['college_facts', {}]],
        mentions: ['Northampton'],
        avoids: [],
        cited: false,
      },
    ],
  },
  {
    id: 'w28',
    student: 'fullOH',
    turns: [
      {
        says: 'HBCUs with nursing',
        intent: 'search_colleges',
        tools: [['search_colleges', { designation: 'hbcu' }]],
        mentions: ['colleges>=2:any'],
        avoids: ['because you are'],
        cited: true,
      },
      {
        says: 'what would Howard cost me',
        intent: 'net_price',
        tools: [['net_price', { colleges: [131520] }]],
        mentions: ['fact:netPriceForMe@131520'],
        avoids: [],
        cited: true,
      },
    ],
  },
];

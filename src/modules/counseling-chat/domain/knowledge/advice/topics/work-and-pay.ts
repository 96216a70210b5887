import { type Topic } from './topic.js';

export const WORK_AND_PAY_TOPICS: readonly Topic[] = [
  {
    key: 'pay-by-job',
    asked: [
      'how much does a nurse make',
      'how much do welders earn',
      'what is the salary of an electrician',
      'do teachers make good money',
      'how much do engineers get paid',
      'do graphic designers make decent money',
      'which major pays the most',
      'what jobs can you get with a psychology major',
      'how much would i earn as a physical therapist',
      'what careers pay well without a four year degree',
      'is there money in marine biology',
    ],
    says: [
      'I don’t have pay by job. The Department of Labor’s Occupational Outlook Handbook lists it for every job, free, with the training it takes, and your state’s figures beside it.',
      'What I do have is what graduates of one program at one college earn.',
    ],
    then: 'Name a college and a major, and I’ll look that up.',
    chips: ['Which major fits me?', 'Trade school or college?', 'Recommend colleges'],
    source: null,
  },
];

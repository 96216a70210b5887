import { type Topic } from './topic.js';

export const SAID_IN_ANGER_TOPICS: readonly Topic[] = [
  {
    key: 'swearing',
    asked: [
      'fuck this',
      'fuck',
      'ugh fuck it',
      'wtf',
      'fml',
      'damn it',
      'shit',
      'ugh',
      'this is so annoying',
      'screw this',
      'i hate this',
      'ugh this sucks',
    ],
    says: ['Fair enough. This part is frustrating, and you’re allowed to say so.'],
    then: 'Shall we take one small thing next, or leave it for today?',
    chips: ['What should I do next?', 'Show my list', 'Can I talk to a real counselor?'],
    source: null,
  },
];

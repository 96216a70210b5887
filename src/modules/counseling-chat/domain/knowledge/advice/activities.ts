import { COMMON_APP, ruleOf } from '../fixed-text.js';
import { type Advice } from './advice.js';

const MOST_ON_COMMON_APP = ruleOf({ ...COMMON_APP, year: '2026-27' }, 10, 'count');

export const ACTIVITIES_ADVICE: readonly Advice[] = [
  {
    about: /\b(?:job|jobs|work|working|babysit\w*|sibling|siblings|family|chores|caring|care for)\b/,
    says: [
      'Yes, it counts. Paid work and caring for family are real activities, and colleges know what they take.',
      'Write down the hours, what you’re trusted with, and how it has grown.',
    ],
    then: 'What do you do there that nobody has to tell you to do?',
    chips: ['How many activities do I need?', 'Where do I add my activities?', 'What would help me most?'],
  },
  {
    about: /\b(?:no|not have any|do not have|without|zero|none)\b.*\b(?:activit|extracurricular|club)/,
    says: [
      'You likely have more than you think. A job, helping at home, music on your own, faith groups, sports in the park and online projects all count.',
      'If you want something new, pick one thing you’d do anyway and stay with it.',
    ],
    then: 'What do you do in the two hours after school?',
    chips: ['Does a job count as an activity?', 'What would help me most?', 'Where do I add my activities?'],
  },
  {
    about: /\bhow many\b|\bmore clubs\b|\bjoin more\b|\benough\b|\btoo (?:few|many)\b/,
    says: [
      'A few that you stay with say more than many you only join. The Common App has room for {1}, and plenty of strong applications leave some empty.',
      'Colleges look for time, growth and what changed because of you.',
    ],
    then: 'Which one would you keep if you could keep only one?',
    chips: ['Do I need leadership?', 'Where do I add my activities?', 'What would help me most?'],
    figures: [MOST_ON_COMMON_APP],
    from: { ...COMMON_APP, year: '2026-27' },
  },
  {
    about: /\blead(?:er|ership|ing)?\b|\bpresident\b|\bcaptain\b|\bofficer\b/,
    says: [
      'You don’t need a title. Leading can be training the new person at work, starting something small, or being the one others ask.',
      'A title without a change behind it says little.',
    ],
    then: 'Where do people rely on you?',
    chips: ['How many activities do I need?', 'Where do I add my activities?', 'What would help me most?'],
  },
  {
    about: null,
    says: [
      'Colleges don’t rank activities: what counts is what you put in and what came of it. Time, growth and care for others show in any of them.',
      'At colleges that admit by grades alone, activities change little.',
    ],
    then: 'Which one do you lose track of time in?',
    chips: ['How many activities do I need?', 'Does a job count as an activity?', 'What would help me most?'],
  },
];

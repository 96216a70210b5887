import { type Advice } from './advice.js';

/** No figures and nothing to do at once: first that it hurts. */
export const BAD_NEWS_ADVICE: readonly Advice[] = [
  {
    about:
      /\bhow (?:do|does) (?:a )?wait ?-?lists? work\b|\b(?:get|got|gets|getting|come|comes|came) off (?:it|the|a|of)\b/,
    says: [
      'A waitlist means they may offer you a place in late spring if others say no. Few colleges know how many, and it changes each year.',
      'Say yes to the waitlist, and still accept another college by its date, so you have a place.',
    ],
    then: 'Is there a college you’d be glad to accept meanwhile?',
    chips: ['Show my list', 'Letter of continued interest?', 'What does waitlist mean?'],
  },
  {
    about: /\b(?:letter of continued interest|loci|continued interest)\b/,
    says: [
      'Yes, if the college says it welcomes one, and you’d truly come. Keep it to one page: that it’s still your first choice, what’s new since you applied, and thanks.',
      'I won’t write it, because it has to be you, but I can ask what belongs in it.',
    ],
    then: 'What’s new since you applied that they don’t know yet?',
    chips: ['How do waitlists work?', 'Show my list', 'What should I do next?'],
  },
  {
    about:
      /\b(?:email|e-mail|call|contact|message|write(?: to)?|bug|update|ask) (?:them|admissions|the college|the school|my rep)\b|\bhow often\b/,
    says: [
      'Once is enough: one short note, if the college says it welcomes one. Say that you’d still come, what’s new since you applied, and thanks.',
      'Then write only when there is real news, such as new grades. Many messages don’t help, and each college’s own instructions win.',
    ],
    then: 'What’s new since you applied that they don’t know yet?',
    chips: ['Letter of continued interest?', 'Show my list', 'What should I do next?'],
  },
  {
    about: /\bappeal\w*\b/,
    says: [
      'I’m sorry. Appeals rarely change a no: colleges look again only where something important was missing or wrong, and many take none.',
      'Their own page says whether they do. Your energy is worth more on the colleges still open.',
    ],
    then: 'Want to look at what’s still open, or leave it for today?',
    chips: ['Show my list', 'Find safety schools', 'Thanks, not today'],
  },
  {
    about: /\b(?:rescind\w*|take (?:it |my offer |me )?back|revoke\w*|cancel my (?:offer|acceptance))\b/,
    says: [
      'It happens, though not often: an offer can be taken back after a sharp drop in grades, a dropped core class, or trouble at school. One lower grade rarely does it.',
      'If something slipped, tell the admissions office yourself, early and honestly. That helps more than waiting.',
    ],
    then: 'What happened with your grades? Your counselor can help you word it.',
    chips: ['Do senior grades count?', 'Can I talk to a real counselor?', 'What should I do next?'],
  },
  {
    about: /\bdefer\w*\b/,
    says: [
      'I’m sorry: waiting longer is hard. A deferral isn’t a no; they’ll read you again with everyone else.',
      'When you’re ready, see whether the college wants new grades or a short note.',
    ],
    then: 'Want to look at that now, or just leave it for today?',
    chips: ['Letter of continued interest?', 'Show my list', 'Thanks, not today'],
  },
  {
    about: /\bwait ?-?list\w*\b/,
    says: [
      'I’m sorry: a maybe can be harder than a no. You did nothing wrong.',
      'Two things when you’re ready: say yes to the waitlist if you want it, and keep a college you’d be glad to go to.',
    ],
    then: 'Want to look at what’s still open, or leave it for today?',
    chips: ['How do waitlists work?', 'Show my list', 'Thanks, not today'],
  },
  {
    about: /\b(?:all|every|everywhere|each|none)\b/,
    says: [
      'I’m so sorry. That’s a lot of no’s at once, and it hurts. It says how crowded those colleges are, and nothing about your worth.',
      'You still have good ways to start college this year: some colleges take applications into summer, and a community college is always open.',
    ],
    then: 'Is there someone you’d like to tell first? We can look at what’s open whenever you want.',
    chips: ['Find safety schools', 'Can I talk to a real counselor?', 'Thanks, not today'],
  },
  {
    about: null,
    says: [
      'I’m sorry. That hurts, especially after all the work you put in.',
      'Nothing has to happen today.',
    ],
    then: 'When you want to, we can look at what’s still open. Now, or another day?',
    chips: ['Show my list', 'Find safety schools', 'Thanks, not today'],
  },
];

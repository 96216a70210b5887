import { COMMON_APP } from '../fixed-text.js';
import { type Advice } from './advice.js';

export const RECOMMENDERS_ADVICE: readonly Advice[] = [
  {
    about: /\bbrag sheet\b/,
    says: [
      'A brag sheet is a page of notes for the person who writes your letter: what you’re proud of, what was hard, and a moment from their class. They use it; colleges don’t see it.',
      'Plain facts and small stories help more than big words.',
    ],
    then: 'Which moment in that class would you want them to remember?',
    chips: ['Who should write my letter?', 'When do I ask for letters?', 'What is due next?'],
  },
  {
    about: /\b(?:wear|wearing|dress|outfit|clothes)\b/,
    says: [
      'Wear something clean and comfortable that you’d put on for dinner at a friend’s house. A suit isn’t needed, and neither is anything new.',
      'What you say counts: why the college, two things you’d happily talk about, and one question for them.',
    ],
    then: 'Which two things would you happily talk about?',
    chips: ['Who should write my letter?', 'When do I ask for letters?', 'What is due next?'],
  },
  {
    about:
      /\b(?:on leave|left the school|retired|quit|said no|turned me down|moved away|does not answer|is not (?:here|answering))\b/,
    says: [
      'You can still ask: many teachers write letters while they’re away or after they’ve left, by email. If that doesn’t work out, another teacher of a main subject who saw you work is just as good.',
      'Tell your counselor now, so the change is easy.',
    ],
    then: 'Who else saw you work hard?',
    chips: ['When do I ask for letters?', 'What is a brag sheet?', 'How many letters do I need?'],
  },
  {
    about: /\binterviews?\b/,
    says: [
      'An interview is mostly a friendly talk, and few colleges give it much weight. Know why you like the college, two things you’d happily talk about, and one question for them.',
      'If none is offered, it doesn’t count against you.',
    ],
    then: 'Say it out loud once: why this college?',
    chips: ['Who should write my letter?', 'When do I ask for letters?', 'What is due next?'],
  },
  {
    about: /\btranscripts?\b/,
    says: [
      'Your school counselor sends your transcript, usually through the Common App or your school’s own system. You ask for it; you don’t upload it yourself.',
      'Ask a few weeks before your first date, and say which colleges get it.',
    ],
    then: 'Shall I show your dates?',
    chips: ['What is due next?', 'Who should write my letter?', 'What is left to send?'],
    from: COMMON_APP,
  },
  {
    about: /\bcoach\b|\bboss\b|\bpastor\b|\bemployer\b|\bfamily friend\b/,
    says: [
      'A coach or boss can write an extra letter where a college allows one. It doesn’t replace the teacher letters most colleges want.',
      'Send one only if it says something new about you.',
    ],
    then: 'Which teacher knows you best?',
    chips: ['When do I ask for letters?', 'How many letters do I need?', 'What is a brag sheet?'],
  },
  {
    about: /\bhow many\b/,
    says: [
      'It depends on the college: many want one or two teachers and your counselor, and many public ones want none. Each college’s list in the Common App says so.',
      'More than they ask for rarely helps.',
    ],
    then: 'Which college is first on your list? Check its page for this.',
    chips: ['Who should write my letter?', 'When do I ask for letters?', 'What is a brag sheet?'],
    from: COMMON_APP,
  },
  {
    about: /\bwhen\b|\bhow (?:early|soon|late)\b|\btoo late\b/,
    says: [
      'Ask in spring of junior year, or early in senior fall: at least a month before your first date. Ask in person if you can, and bring a page of notes.',
      'If it’s later than that, ask today, kindly, and give the date.',
    ],
    then: 'Shall I show your dates?',
    chips: ['Who should write my letter?', 'What is a brag sheet?', 'What is due next?'],
  },
  {
    about: null,
    says: [
      'Ask a junior-year teacher of a main subject who saw you work, not only the one who gave you the best grade. A teacher who watched you struggle and grow can write a strong letter.',
      'Your counselor’s letter comes on top where colleges want it.',
    ],
    then: 'Whose class did you talk in the most?',
    chips: ['When do I ask for letters?', 'What is a brag sheet?', 'How many letters do I need?'],
  },
];

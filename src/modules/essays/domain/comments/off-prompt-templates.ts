import { type Template } from './template.js';

const WHY = 'Readers check the answer against the question.';

/** What the draft does not show yet, by what the prompt asks about. */
export const OFF_PROMPT_TEMPLATES: Readonly<Record<string, Template>> = {
  challenge: {
    message: 'The prompt asks about a hard time. Your draft does not show yet what went wrong.',
    question: 'What went wrong, and when did you first notice?',
    why: WHY,
  },
  belief: {
    message: 'The prompt asks about a belief that was questioned. Your draft does not name one yet.',
    question: 'What did you or someone else hold to be true, and what made you doubt it?',
    why: WHY,
  },
  gratitude: {
    message: 'The prompt asks about thanks. Your draft does not show yet what someone did for you.',
    question: 'Who did what, and why did you not expect it?',
    why: WHY,
  },
  growth: {
    message: 'The prompt asks how you grew. Your draft does not show yet what changed.',
    question: 'What do you think or do now that you did not before?',
    why: WHY,
  },
  curiosity: {
    message: 'The prompt asks what you love to think about. Your draft does not show yet how you follow it.',
    question: 'What do you read, watch, build or ask when nobody makes you?',
    why: WHY,
  },
  leadership: {
    message: 'The prompt asks how you led. Your draft does not show the group yet.',
    question: 'Who followed, and what did you do that moved them?',
    why: WHY,
  },
  creativity: {
    message: 'The prompt asks how you are creative. Your draft does not show yet what you make.',
    question: 'What did you make or solve in a way that was yours?',
    why: WHY,
  },
  talent: {
    message: 'The prompt asks for a skill. Your draft does not show yet how you built it.',
    question: 'What could you not do two years ago that you can do now?',
    why: WHY,
  },
  education: {
    message: 'The prompt asks about a chance or barrier in learning. Your draft does not show it yet.',
    question: 'What was open or closed to you, and what did you do about it?',
    why: WHY,
  },
  subject: {
    message: 'The prompt asks about a school subject. Your draft does not name one yet.',
    question: 'Which problem or page of it do you still think about?',
    why: WHY,
  },
  community: {
    message: 'The prompt asks about a community. Your draft does not show yours yet.',
    question: 'Who belongs to it, and what would they miss without you?',
    why: WHY,
  },
  impact: {
    message: 'The prompt asks what you did for others. Your draft does not show them yet.',
    question: 'Who was one of them, and what did you do?',
    why: WHY,
  },
  advice: {
    message: 'The prompt asks what you would tell someone. Your draft does not hold the advice yet.',
    question: 'What would you say to a younger brother, sister or friend, in your own words?',
    why: WHY,
  },
  'why-major': {
    message: 'The prompt asks about a field of study. Your draft does not show it yet.',
    question: 'Which question in this field do you want to work on, and where did you first meet it?',
    why: WHY,
  },
  activity: {
    message: 'The prompt asks about one activity. Your draft does not show yet what you do there.',
    question: 'What do your hands do in the first ten minutes?',
    why: WHY,
  },
  perspective: {
    message: 'The prompt asks where your view comes from. Your draft does not show it yet.',
    question: 'Which place or people taught you to see it this way?',
    why: WHY,
  },
  roommate: {
    message: 'The prompt asks for a note to a roommate. Your draft does not speak to one yet.',
    question: 'What would you want them to know before the first night?',
    why: WHY,
  },
  goals: {
    message: 'The prompt asks about plans. Your draft does not show them yet.',
    question: 'What do you want to be doing in five years, and what have you done toward it?',
    why: WHY,
  },
  need: {
    message: 'The prompt asks about cost. Your draft does not show it yet.',
    question: 'What would this money let you do or stop doing?',
    why: WHY,
  },
  other: {
    message: 'Your draft does not show yet what the prompt asks about.',
    question: 'Which sentence of yours answers the question?',
    why: WHY,
  },
};

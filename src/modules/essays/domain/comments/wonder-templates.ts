import { type Template } from './template.js';

const WHY = 'A question from a curious reader, not a flaw.';

/** Asked about strong places, by their kind, when little else is to be said. */
export const WONDER_TEMPLATES: Readonly<Record<string, Template>> = {
  scene: {
    message: '“{q}” puts a reader there.',
    question: 'What did you notice that a stranger would have missed?',
    why: WHY,
  },
  detail: {
    message: '“{q}” makes a reader want to know more.',
    question: 'What happened right after?',
    why: WHY,
  },
  speech: {
    message: '“{q}” is a voice a reader can hear.',
    question: 'What did you not say back?',
    why: WHY,
  },
  action: {
    message: 'A reader can watch you in “{q}”.',
    question: 'What were you thinking while you did it?',
    why: WHY,
  },
  turn: {
    message: 'Something turns at “{q}”.',
    question: 'What would you have said the day before?',
    why: WHY,
  },
  doubt: {
    message: '“{q}” is honest.',
    question: 'What would you do first if it came again?',
    why: WHY,
  },
  opening: {
    message: 'You open with “{q}”.',
    question: 'How long did you know this was the beginning?',
    why: WHY,
  },
};

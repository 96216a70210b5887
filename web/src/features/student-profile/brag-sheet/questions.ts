import { type SharedBragSheet } from '@/api';
import { valuesOf } from '@/lib/words/choices';

export type Question = keyof SharedBragSheet['answers'];

/** As the student reads them, in the order they are asked. */
export const QUESTIONS: Record<Question, { asked: string; hint: string }> = {
  proudestOf: {
    asked: 'What are you proudest of, and why?',
    hint: 'In school or out of it. It doesn’t have to come with a prize.',
  },
  threeWords: {
    asked: 'Which three words describe you?',
    hint: 'Give each one a moment that shows it.',
  },
  hardestThing: {
    asked: 'What was the hardest thing in school, and what did you do about it?',
    hint: 'What you did says more than how it ended.',
  },
  changedThinking: {
    asked: 'Which class changed how you think?',
    hint: 'Name the class and what looks different to you now.',
  },
  beyondGrades: {
    asked: 'What should colleges know about you that your grades don’t show?',
    hint: 'Something a teacher would only know if you told them.',
  },
  unasked: {
    asked: 'What do you do when nobody asks you to?',
    hint: 'At home, at work, for friends, or just because you like it.',
  },
  affectedGrades: {
    asked: 'Did anything affect your grades?',
    hint: 'Illness, a move, work, family. Only what you want your counselor to know.',
  },
  hopes: {
    asked: 'What do you hope to study, and why?',
    hint: 'It’s fine if you don’t know yet. Say what you’re weighing.',
  },
};

export const questions = valuesOf(QUESTIONS);

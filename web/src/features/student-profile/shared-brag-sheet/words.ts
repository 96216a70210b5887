import { type Question, QUESTIONS, questions } from '../brag-sheet/questions';

const asked = Object.fromEntries(questions.map((question) => [question, QUESTIONS[question].asked]));

export const english = {
  title: (name: string) => `${name}’s brag sheet`,
  lead: 'Your student’s own words, for a recommendation.',
  updated: (at: string) => `Last changed ${new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' })}.`,
  print: 'Print',
  unanswered: 'No answer',
  asked: asked as Record<Question, string>,
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    blocked: 'Select the text to copy it.',
    done: (what: string) => `${what} copied`,
  },
  kept: (firstName: string) => `${firstName} hasn’t opened a brag sheet to you`,
  keptWhy:
    'It has the questions counselors ask before they write a recommendation. Your student finds it in Flyleaf under Profile, at their activities, and decides there whether you may read it.',
  notLoaded: 'We couldn’t load this brag sheet',
  notLoadedWhy: 'Try again in a moment.',
};
export type Words = typeof english;

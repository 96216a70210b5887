import { type FixedText, HOW_CHANCES_WORK, SCORECARD } from './fixed-text.js';

export const NOTE_TOPICS = ['sources', 'method', 'limits', 'privacy', 'fairness', 'wren'] as const;
export type NoteTopic = (typeof NOTE_TOPICS)[number];

const note = (
  title: string,
  lines: readonly string[],
  citation: FixedText['citation'] = null,
): FixedText => ({ title, lines, figures: [], citation });

/** What Wren says of its data and of itself. */
export const DATA_NOTES: Readonly<Record<NoteTopic, FixedText>> = {
  sources: note(
    'Where figures come from',
    [
      'College figures come from the US Department of Education’s College Scorecard and its admissions survey, each with its year. Chances are Flyleaf’s own estimate from them; How chances work shows the method and how well it did.',
    ],
    SCORECARD,
  ),
  method: note(
    'How chances are estimated',
    [
      'Your chance starts from the college’s admit rate. It then moves with how your grades, scores, courses and activities compare with its students. Home state counts at public colleges, your major where it is crowded, and the round you apply in.',
      'It is a range, because the data can’t see all of you. How chances work shows each step.',
    ],
    HOW_CHANCES_WORK,
  ),
  limits: note(
    'What it can’t see',
    [
      'An estimate can’t read your essays, recommendations or interviews, and it doesn’t know what a college needs this year. Some programs choose more tightly than the college. Each figure carries its year, and some are a few years old.',
      'So read the range, not one number, and check dates and test rules on the college’s own page.',
    ],
    HOW_CHANCES_WORK,
  ),
  privacy: note('Who can read this', [
    'Only you can read this chat. Parents, counselors and colleges can’t. You can clear it any time. Nothing here is sold or used to train anyone’s AI.',
  ]),
  fairness: note(
    'What changes a chance',
    [
      'No. Chances use your grades, test scores, courses, activities, home state at public colleges, your major where it is crowded, your round, and the college’s own figures. They never use race, gender, name, ZIP code, income or your parents’ education. Income changes prices only.',
    ],
    HOW_CHANCES_WORK,
  ),
  wren: note('Who Wren is', [
    'I’m Wren, Flyleaf’s AI admissions advisor. I’m not a person. I answer from your profile and federal college data, and I say so when I don’t know. For a person, your school counselor is the best start.',
  ]),
};

/** Follows the note on privacy where a language model is in use. */
export const PRIVACY_WITH_A_MODEL =
  'Some questions go to an AI service without your name, address or family details; the log shows what was sent.';

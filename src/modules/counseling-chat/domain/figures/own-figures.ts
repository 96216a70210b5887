import { type Figure, type FigureLabel, type Phrase, type Unit } from './figure.js';
import { printed } from './print.js';

/** A number the student told us. A GPA stays as it was written. */
export const ownFigure = (label: FigureLabel, value: number | string, unit: Unit): Figure => ({
  value,
  unit,
  label,
  about: 'me',
  source: 'profile',
  year: '',
  said: 'student',
});

export const own = (label: FigureLabel, value: number | string, unit: Unit): Phrase =>
  printed(ownFigure(label, value, unit));

/** A number of a rule or a formula of ours: "the top 10%", "about $11 a month". */
export const ruleFigure = (value: number, unit: Unit): Figure => ({
  value,
  unit,
  label: 'fixed',
  about: 'all',
  source: 'fixed',
  year: '',
  said: 'rule',
});

const NUMBER = /\d[\d,]*(?:\.\d+)?/gu;

/** A text of ours, or a refusal in the words of the forms, whose numbers are limits and ends of scales. */
export const ruleWords = (text: string): Phrase => ({
  text,
  figures: (text.match(NUMBER) ?? []).map((digits) => ({
    value: Number(digits.replaceAll(',', '')),
    unit: 'count',
    label: 'fixed',
    about: 'all',
    source: 'fixed',
    year: '',
    said: 'rule',
  })),
});

import { type ShelvedEssay } from '#modules/essays/contracts/index.js';
import { type Figure, type FigureLabel } from '../../../domain/figures/figure.js';
import { type EssayRow } from '../tool-results.js';

export const essayRow = ({ id, title, essayType, status, words, wordLimit }: ShelvedEssay): EssayRow => ({
  title,
  essayType,
  status,
  words: wordFigure('word-count', words),
  limit: wordLimit === null ? null : wordFigure('word-limit', wordLimit),
  href: `/essays/${id}`,
});

const wordFigure = (label: FigureLabel, value: number): Figure => ({
  value,
  unit: 'words',
  label,
  about: 'me',
  source: 'essays',
  year: '',
  said: 'student',
});

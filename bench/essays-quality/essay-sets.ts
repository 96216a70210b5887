import { type MarkedEssay } from './marked-essay.js';
import { CLEAN_ESSAYS } from './clean-essays.js';
import { FRESH_ESSAYS } from './fresh-essays.js';
import { LATEST_ESSAYS } from './latest-essays.js';
import { PLAIN_ENGLISH_ESSAYS } from './plain-english-essays.js';
import { PLANTED_ESSAYS_1 } from './planted-essays-1.js';
import { PLANTED_ESSAYS_2 } from './planted-essays-2.js';
import { SECOND_UNSEEN_ESSAYS } from './second-unseen-essays.js';
import { THIRD_UNSEEN_ESSAYS } from './third-unseen-essays.js';
import { UNSEEN_ESSAYS } from './unseen-essays.js';
import { markedEssays } from './marked-text.js';

interface Bars {
  readonly recall: number;
  readonly invented: number;
}

export interface EssaySet {
  readonly title: string;
  readonly essays: readonly MarkedEssay[];
  readonly bars?: Bars;
  /** Nothing is learned from it, so that it goes on telling the truth. */
  readonly isKeptApart?: true;
}

export const PLANTED_ESSAYS = [...PLANTED_ESSAYS_1, ...PLANTED_ESSAYS_2];
const AS_LEARNED: Bars = { recall: 0.9, invented: 0.05 };
const AS_UNSEEN: Bars = { recall: 0.75, invented: 0.1 };

/** Every set of essays that is kept, with what must be found in it. */
export const ESSAY_SETS: readonly EssaySet[] = [
  { title: 'Planted flaws', essays: PLANTED_ESSAYS, bars: AS_LEARNED },
  { title: 'Written before the lists were read', essays: UNSEEN_ESSAYS, bars: AS_UNSEEN },
  { title: 'The same, another ten', essays: SECOND_UNSEEN_ESSAYS, bars: AS_UNSEEN },
  { title: 'The same, a third ten', essays: THIRD_UNSEEN_ESSAYS, bars: AS_UNSEEN },
  // Read once before anything was learned from it: 54 % found, 2 % invented.
  {
    title: 'A fourth ten, marked in a counselor’s words',
    essays: markedEssays('./fourth-unseen-essays.txt'),
    bars: AS_UNSEEN,
  },
  // After the fourth ten was learned and before this one was: 58 % found, 1 % invented.
  { title: 'A fifth ten', essays: markedEssays('./fifth-unseen-essays.txt'), bars: AS_UNSEEN },
  // After the fifth: 73 % found, 3 % invented.
  { title: 'A sixth ten', essays: markedEssays('./sixth-unseen-essays.txt'), bars: AS_UNSEEN },
  // By two further strangers. Read once, ten at a time, before anything was learned from them: 74, 63 and 67 % found with 4, 8 and 12 %
  // invented; 74, 69 and 61 % with 7, 9 and 9 %. With what the first twenty of each taught, the last ten of each, still unread: 73 %
  // found (64 % before), 11 % invented (10 % before).
  {
    title: 'Thirty by a further stranger',
    essays: markedEssays('./seventh-unseen-essays.txt'),
    bars: AS_UNSEEN,
  },
  { title: 'Thirty by another', essays: markedEssays('./eighth-unseen-essays.txt'), bars: AS_UNSEEN },
  // After those: 74 % found, 7 % invented.
  { title: 'Twenty-five by a third', essays: markedEssays('./ninth-unseen-essays.txt'), bars: AS_UNSEEN },
  // By a fourth, after all of those: 79 % found, 5 % invented; 81 % found, 3 % invented.
  {
    title: 'Ten by a fourth, not learned',
    essays: markedEssays('./tenth-unseen-essays.txt'),
    bars: AS_UNSEEN,
    isKeptApart: true,
  },
  {
    title: 'Another ten by the fourth, not learned',
    essays: markedEssays('./eleventh-unseen-essays.txt'),
    bars: AS_UNSEEN,
    isKeptApart: true,
  },
  { title: 'Written after the lists, which were widened since', essays: FRESH_ESSAYS },
  { title: 'Written after that', essays: LATEST_ESSAYS },
  { title: 'Clean', essays: CLEAN_ESSAYS },
  { title: 'Good, nothing marked', essays: markedEssays('./good-essays.txt') },
  { title: 'Plain English of learners, nothing marked', essays: PLAIN_ENGLISH_ESSAYS },
];

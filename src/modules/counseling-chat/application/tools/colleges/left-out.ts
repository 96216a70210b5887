import { type SearchWishes } from '../../../domain/entities/entities.js';

interface Wish {
  readonly words: string;
  readonly wishes: readonly (keyof SearchWishes)[];
}

/** What may be given up when no college fits, by the filter the search advises to leave out. */
const WISHES: Readonly<Record<string, Wish>> = {
  state: { words: 'the state', wishes: ['states'] },
  region: { words: 'the region', wishes: ['regions'] },
  ownership: { words: 'public or private', wishes: ['ownership'] },
  degrees_awarded: { words: 'the degree', wishes: ['degrees'] },
  locale: { words: 'the setting', wishes: ['settings'] },
  size: { words: 'the size', wishes: ['size'] },
  students: { words: 'the number of students', wishes: ['sizeMin', 'sizeMax'] },
  admitRate: { words: 'the admit rate', wishes: ['admitRateMin', 'admitRateMax'] },
  completion: { words: 'the graduation rate', wishes: ['completionMin'] },
  netPrice: { words: 'the price limit', wishes: ['netPriceMax'] },
  major: { words: 'the major', wishes: ['majors'] },
  testPolicy: { words: 'the test policy', wishes: ['testPolicy'] },
  designation: { words: 'the kind of college', wishes: ['designation'] },
  faith: { words: 'the religious affiliation', wishes: ['faith'] },
  openAdmission: { words: 'open admission', wishes: ['openAdmission'] },
  distance: { words: 'the distance', wishes: ['near', 'withinMiles'] },
  category: { words: 'reach, target or safety', wishes: ['category'] },
};

export interface LeftOut {
  readonly words: string;
  readonly wishes: SearchWishes;
}

/** The same wishes without what the filter stands for; null for one that was not wished for. */
export function leftOut(wishes: SearchWishes, filter: string): LeftOut | null {
  const wish = WISHES[filter];
  if (!wish?.wishes.some((name) => name in wishes)) return null;
  const given = new Set<string>(wish.wishes);
  const left = Object.fromEntries(Object.entries(wishes).filter(([name]) => !given.has(name)));
  return { words: wish.words, wishes: left };
}

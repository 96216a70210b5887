import { type Figure, phrase, type Phrase } from '../../../domain/figures/figure.js';
import { countWord, listed, printed } from '../../../domain/figures/print.js';
import { type CollegeRef } from '../../../domain/replies/reply.js';

const MOST_IN_WORDS = 10;
/** Names of peoples and languages keep their capital inside a sentence. */
const PROPER =
  /^(?:African|American|Arabic|Asian|Chinese|East|English|European|French|German|Italian|Japanese|Korean|Latin|Russian|Spanish)/;

/** "three"; above ten in digits. */
export const countOf = (figure: Figure): Phrase =>
  typeof figure.value === 'number' && figure.value <= MOST_IN_WORDS
    ? { text: countWord(figure.value), figures: [] }
    : printed(figure);

/** "three reaches", "one safety", "no targets" */
export function countedCategory(figure: Figure, category: 'reach' | 'target' | 'safety'): Phrase {
  const one = figure.value === 1;
  const plural = { reach: 'reaches', target: 'targets', safety: 'safeties' }[category];
  return phrase`${countOf(figure)} ${one ? category : plural}`;
}

export const namesOf = (colleges: readonly Pick<CollegeRef, 'name'>[]): Phrase =>
  listed(colleges.map(({ name }) => ({ text: name, figures: [] })));

export const capitalized = ({ text, figures }: Phrase): Phrase => ({
  text: text.slice(0, 1).toUpperCase() + text.slice(1),
  figures,
});

/** Fields whose programs often choose more tightly than the college. */
const CHOOSY = /nursing|engineering|comput|business|\barts?\b|film|design|music|theat/i;

/** One thing to know about a crowded field; empty for others. */
export const programNote = (major: string | null): string =>
  major === null || !CHOOSY.test(major)
    ? ''
    : `Getting into ${majorInSentence(major)} itself can be harder than getting into the college, so check the program page.`;

/** A title of the list of majors inside a sentence. */
export const majorInSentence = (title: string): string =>
  title.replace(/[\p{L}-]+/gu, (word) => (PROPER.test(word) ? word : word.toLowerCase()));

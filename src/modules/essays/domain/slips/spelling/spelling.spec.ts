import { describe, expect, it } from 'vitest';
import { readManuscript } from '../../text/read-manuscript.js';
import { type DictionaryRemark } from '../slip.js';
import { slipsOf, wordsToLookUp } from '../slips-of.js';

/** What the dictionary says of a word it does not know, at its first place in the text. */
const unknownWord = (text: string, word: string, ...suggestions: string[]): DictionaryRemark => ({
  rule: 'SpellCheck',
  kind: 'Spelling',
  start: text.indexOf(word),
  end: text.indexOf(word) + word.length,
  message: 'Did you mean to spell it this way?',
  suggestions,
});

function fixesIn(text: string, word: string, ...suggestions: string[]) {
  const manuscript = readManuscript(text);
  const remarks = [unknownWord(text, word, ...suggestions)];
  const unknown = new Set(wordsToLookUp(manuscript, remarks));
  return slipsOf(manuscript, remarks, unknown).map(({ fix }) => fix);
}

describe('spelling', () => {
  it.each([
    ['My brother recieved a letter.', 'recieved', 'received'],
    ['The restaraunt was closed.', 'restaraunt', 'restaurant'],
    ['It was on a wensday in March.', 'wensday', 'Wednesday'],
    ['We went becuz it rained.', 'becuz', 'because'],
  ])('of “%s” is a slip', (text, word, meant) => {
    expect(fixesIn(text, word, meant)).toEqual([meant]);
  });

  it.each([
    ['a grandmother', 'My halmonee made soup, and my nonna bread.', 'nonna', ['donna']],
    ['food of many homes', 'She folded pierogis by the window.', 'pierogis', ['pierogi']],
    ['a name', 'We asked Marisolle about it.', 'Marisolle', ['Marisol']],
    ['a name at the start of a sentence', 'Zoltan waved at us.', 'Zoltan', ['Sultan']],
    ['a pet', 'We called our dog Bisk, and my bisky slept.', 'bisky', ['risky']],
    ['an acronym', 'I joined the QWERTZ club.', 'QWERTZ', ['QWERTY']],
    ['a British form', 'Her favourite colour was blue.', 'favourite', ['favorite']],
    [
      'a term used again and again',
      'A flumber is slow. My flumber hums. I like the flumber.',
      'flumber',
      ['slumber'],
    ],
    ['a short word', 'He plays the oudd at night.', 'oudd', ['odd']],
    ['a word far from every suggestion', 'It smelled of zaxtorp.', 'zaxtorp', ['laptop']],
    ['a word of another alphabet', 'She wrote “привет” and привет again.', 'привет', ['private']],
  ])('leaves %s alone', (_what, text, word, suggestions) => {
    expect(fixesIn(text, word, ...suggestions)).toEqual([]);
  });

  it('takes a word for a form of one that the dictionary knows', () => {
    const text = 'The village lived insularly for years.';
    const manuscript = readManuscript(text);
    const remarks = [unknownWord(text, 'insularly', 'insularity')];

    expect(wordsToLookUp(manuscript, remarks)).toContain('insular');
    expect(slipsOf(manuscript, remarks, new Set(['insularl']))).toEqual([]);
    expect(slipsOf(manuscript, remarks, new Set(wordsToLookUp(manuscript, remarks)))).toHaveLength(1);
  });
});

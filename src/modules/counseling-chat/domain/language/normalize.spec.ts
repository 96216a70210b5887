import { describe, expect, it } from 'vitest';
import { normalize } from './normalize.js';

const plain = (message: string): string => normalize(message).plain;

describe('the plain text of a message', () => {
  it.each([
    ['keeps plain words', 'what are my chances', 'what are my chances'],
    ['writes short forms out', 'can u help w/ fin aid rn', 'can you help with financial aid right now'],
    [
      'writes contractions out',
      "I don’t know if I'll get in, what's next",
      'i do not know if i will get in , what is next',
    ],
    ['keeps an owner', "women's colleges", 'womens colleges'],
    ['reads a number before its short form', 'a 3.7 uw', 'a 3.7 unweighted'],
    ['reads 2 before a verb only', '2 colleges 2 apply to', '2 colleges to apply to'],
    ['reads 2 for too much', 'not 2 far n 2 big', 'not too far and too big'],
    ['reads 4 for whom', 'cheaper 4 us, good enuf 4 me', 'cheaper for us , good enough for me'],
    ['keeps a 4 that counts', 'i took 4 aps', 'i took 4 aps'],
    ['reads 1 for one', 'which 1 or the first 1', 'which one or the first one'],
    ['reads y and nd at the beginning', 'y those', 'why those'],
    ['keeps RN, the nurse, in capitals', 'RN programs', 'rn programs'],
    ['keeps the Common App', 'common app or my apps', 'common app or my applications'],
    ['corrects generic words', 'univercity tution, collage list', 'university tuition , college list'],
    ['leaves a picture a collage', 'I made a collage', 'i made a collage'],
    ['shortens stretched words', 'soooo hellooo cooool', 'so hello cool'],
    ['folds accents and full-width letters', '¿Cuánto cuesta Ｏｈｉｏ?', 'cuanto cuesta ohio ?'],
    ['drops what cannot be seen', 'har\u200bvard', 'harvard'],
    ['ends a sentence with the line', 'one\ntwo', 'one . two'],
    ['reads initials with dots', 'U.C.L.A. or U.S.', 'ucla or us'],
  ])('%s', (_what, message, expected) => {
    expect(plain(message)).toBe(expected);
  });

  it('knows where each word stands in the original', () => {
    const message = 'Hé, w/o a 3.7 at St. John’s?';
    const { words } = normalize(message);

    expect(words.map(({ from, to }) => message.slice(from, to))).toEqual([
      'Hé',
      ',',
      'w/o',
      'a',
      '3.7',
      'at',
      'St.',
      'John’s',
      '?',
    ]);
  });

  it('survives anything typed, quickly', () => {
    const hostile = [
      'a'.repeat(2_000),
      "'".repeat(2_000),
      '👩‍👩‍👧'.repeat(300),
      '\ud800 x',
      'a.'.repeat(1_000),
      '1,'.repeat(1_000),
    ];
    const before = performance.now();
    for (const message of hostile) normalize(message);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

describe('the tokens of a message', () => {
  it('keep the letters, the capitals and the owner', () => {
    const [at, harvard, ucla] = normalize("at Harvard's UCLA").tokens;

    expect(at).toMatchObject({ text: 'at', isCapital: false, beginsSentence: true });
    expect(harvard).toMatchObject({
      typed: "Harvard's",
      text: 'harvards',
      owner: 'harvard',
      isCapital: true,
    });
    expect(ucla).toMatchObject({ isAllCaps: true, beginsSentence: false });
  });
});

import { describe, expect, it } from 'vitest';
import { WORKED_ESSAYS } from '../../testing/worked-essays.js';
import { lowered } from './folded-text.js';
import { readManuscript } from './read-manuscript.js';
import { readingEase } from './reading-ease.js';
import { stem } from './stem.js';
import { storedText } from './stored-text.js';
import { wordCount } from './word-count.js';

const LONGEST_ESSAY = 40_000;

const sentencesOf = (text: string) => readManuscript(text).sentences.map((sentence) => sentence.text);
const speechOf = (text: string) =>
  readManuscript(text).quoted.map(({ start, end }) => text.slice(start, end));

describe('the stored text', () => {
  it('has one kind of line break and nothing invisible', () => {
    expect(storedText('one\r\ntwo\rthree\u2028four\u200B \u0000wo\u00ADrd\uFEFF\tend')).toBe(
      'one\ntwo\nthree\nfour word\tend',
    );
  });

  it('has one code point for an accented letter and no half of an emoji', () => {
    expect(storedText('re\u0301sume\u0301 \uD83D')).toBe('résumé \uFFFD');
  });
});

describe('the word count', () => {
  it.each([
    ['', 0],
    [' \n\t ', 0],
    ['well-known word—word 3.5 –', 4],
    ['one\u00A0two\u2003three', 3],
  ])('of %j is %i', (text, count) => {
    expect(wordCount(text)).toBe(count);
  });
});

describe('paragraphs', () => {
  it('are the lines that are not blank', () => {
    const { paragraphs } = readManuscript('First line.\nSecond line.\n\n  Third line. ');

    expect(paragraphs.map(({ start, end }) => [start, end])).toEqual([
      [0, 11],
      [12, 24],
      [28, 39],
    ]);
  });

  it('are parted only by blank lines when an editor broke the lines', () => {
    const line = 'this line was broken by an editor in the middle of a sentence and\n';

    expect(readManuscript(`${line.repeat(6)}it ended.\n\nA second one.`).paragraphs).toHaveLength(2);
  });
});

describe('sentences', () => {
  it('do not end at an abbreviation, an initial, or a pause before a small letter', () => {
    expect(
      sentencesOf('Mr. Haddad met J. Cruz at 5 p.m. They waited... and waited. "Sit down!" he said.'),
    ).toEqual(['Mr. Haddad met J. Cruz at 5 p.m.', 'They waited... and waited.', '"Sit down!" he said.']);
  });

  it('end at the answer "no", not at the number sign', () => {
    expect(sentencesOf('I said no. We took bus No. 9 home.')).toEqual([
      'I said no.',
      'We took bus No. 9 home.',
    ]);
  });

  it('may begin with a forgotten capital', () => {
    expect(sentencesOf('“Yes.” i left')).toEqual(['"Yes."', 'i left']);
  });
});

describe('speech', () => {
  it('is what stands in curly quotes, when there are any', () => {
    expect(speechOf('“Get in,” he said. The 5" screw fell.')).toEqual(['“Get in,”']);
  });

  it('is found in straight and in single quotes', () => {
    expect(speechOf(`She said, "Wait." I don't know 'what is it' means.`)).toEqual([
      '"Wait."',
      "'what is it'",
    ]);
  });

  it('is nothing after a mark that never closes', () => {
    expect(speechOf('He said "go and left. I stayed.')).toEqual([]);
  });

  it('makes a sentence spoken when most of its words are inside', () => {
    const { sentences } = readManuscript('"Please say it again." I read them to the mirror.');

    expect(sentences.map(({ isSpoken }) => isSpoken)).toEqual([true, false]);
  });
});

describe('positions', () => {
  it('of words and sentences are those of the stored text', () => {
    const stored = storedText('“Well‑known” words — 3.5 of them, at 9am…\nDon’t stop. 🦋 İstanbul waits.');
    const { words, sentences, text } = readManuscript(stored);

    expect(text).toHaveLength(stored.length);
    for (const span of [...words, ...sentences]) {
      expect(text.slice(span.start, span.end)).toBe(span.text);
    }
    expect(words.map((word) => word.text)).toContain("Don't");
  });

  it('stay in small letters, even where a capital has no small letter of its length', () => {
    expect(lowered('İstanbul and Ankara')).toBe('İstanbul and ankara');
  });
});

describe('comparing words', () => {
  it.each([
    ['practicing', 'practiced'],
    ['stories', 'story'],
    ['classes', 'class'],
    ["teacher's", 'teachers'],
    ['stopped', 'stop'],
  ])('finds one stem for %s and %s', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });
});

describe('reading ease', () => {
  it('is high for plain English and low for long words', () => {
    const ease = WORKED_ESSAYS.map(({ content }) => readingEase(readManuscript(storedText(content))));

    expect(ease).toEqual([89, 57, 78, 85, 95, 25, 69, 85]);
  });

  it('is 0 without words', () => {
    expect(readingEase(readManuscript('…'))).toBe(0);
  });
});

describe('an odd text', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' '.repeat(LONGEST_ESSAY)],
    ['one long word', 'a'.repeat(LONGEST_ESSAY)],
    ['emoji', '👩‍👩‍👧‍👦 I 🦋 moths. '.repeat(1_500)],
    ['Arabic', 'أنا أحب الفراشات. '.repeat(2_000)],
    ['marks before a letter', `${'.'.repeat(LONGEST_ESSAY)}a`],
    ['quotes that never close', '"'.repeat(LONGEST_ESSAY)],
    ['thousands of quotes', '"a b" '.repeat(6_600)],
    ['short lines', 'word\n'.repeat(8_000)],
  ])('of %s is read, and every word stands in it', (_name, text) => {
    const { words, text: read } = readManuscript(text);

    expect(words.every(({ start, end }) => start < end && end <= read.length)).toBe(true);
  });
});

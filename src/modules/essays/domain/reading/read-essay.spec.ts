import { describe, expect, it } from 'vitest';
import { someColleges } from '../../testing/some-colleges.js';
import { WORKED_ESSAYS } from '../../testing/worked-essays.js';
import { briefOf } from '../prompts/brief.js';
import { readManuscript } from '../text/read-manuscript.js';
import { storedText } from '../text/stored-text.js';
import { per100 } from './measures.js';
import { readEssay } from './read-essay.js';

const LONGEST_ESSAY = 40_000;

const read = (content: string, prompt = 'Tell us about yourself.') =>
  readEssay(
    {
      manuscript: readManuscript(storedText(content)),
      brief: briefOf(prompt),
      title: '',
      audience: null,
      collegeId: null,
    },
    someColleges(),
  );

const measuresOf = (content: string, prompt?: string) => read(content, prompt).measures;
const factsOf = (sentence: string) => {
  const [facts] = read(sentence).facts;
  if (facts === undefined) throw new Error('No sentence was read.');
  return facts;
};

describe('the worked essays', () => {
  const COLUMNS =
    'words sentences anchored concrete thinking pointed turnsAndDoubts actions different detailed variation links generic hint';
  const EXPECTED = [
    ['W1', 289, 22, '0.500', '11.76', 2, 2, 5, 9, 8, 5, '0.554', 9, '0.000', 0],
    ['W2', 177, 12, '0.417', '2.82', 0, 0, 0, 7, 7, 2, '0.357', 1, '0.000', 0],
    ['W3', 196, 14, '0.214', '4.59', 2, 1, 1, 3, 3, 1, '0.267', 8, '0.000', 0],
    ['W4', 210, 13, '0.692', '13.33', 4, 4, 2, 8, 8, 6, '0.428', 10, '0.000', 0],
    ['W5', 240, 30, '0.667', '15.00', 1, 1, 3, 10, 9, 6, '0.395', 6, '0.000', 0],
    ['W6', 187, 9, '0.000', '0.53', 0, 0, 0, 0, 0, 0, '0.216', 3, '1.000', 100],
    ['W7', 146, 8, '0.750', '3.42', 2, 1, 0, 7, 7, 4, '0.357', 3, '0.000', 0],
    ['W8', 157, 12, '0.333', '5.73', 2, 1, 1, 6, 5, 3, '0.378', 4, '0.000', 0],
  ] as const;

  it.each(EXPECTED.map(([id, ...expected]) => ({ id, expected })))(
    `$id has the measures of the table (${COLUMNS})`,
    ({ id, expected }) => {
      const essay = WORKED_ESSAYS.find((one) => one.id.startsWith(id));
      const measures = measuresOf(essay?.content ?? '', essay?.prompt);

      expect([
        measures.n,
        measures.sentences,
        measures.anchoredShare.toFixed(3),
        per100(measures, measures.concrete).toFixed(2),
        measures.thinking,
        measures.pointed,
        measures.turns + measures.doubts,
        measures.actions,
        measures.distinctActions,
        measures.evidence,
        measures.variation.toFixed(3),
        measures.links,
        measures.genericShare.toFixed(3),
        measures.hint,
      ]).toEqual(expected);
    },
  );
});

describe('a sentence', () => {
  it('counts names where a small letter would do', () => {
    expect(factsOf('I met Rosa Diaz and Omar on a Monday about my SAT.').names).toBe(3);
  });

  it('counts figures and dates, not "110 %"', () => {
    expect(factsOf('In March I gave 110% on the 9th, for two hours.').numbers).toBe(3);
  });

  it('counts what the writer does, not what others do', () => {
    const text = 'I quickly carried the box, and she dropped it.';

    expect(factsOf(text).actions.map(({ start, end }) => text.slice(start, end))).toEqual(['carried']);
  });

  it('is anchored by something a reader can see', () => {
    expect(factsOf('We sat in the driveway with the windows up.').isAnchored).toBe(true);
    expect(factsOf('It was a time of growth for me.').isAnchored).toBe(false);
  });
});

describe('the hint', () => {
  const generic = WORKED_ESSAYS.find(({ id }) => id.startsWith('W6'))?.content ?? '';

  it('is never raised by simple or faulty sentences', () => {
    const added = ['I was sad.', 'He go to school every days.', 'Moreover, I like it very much.'];

    for (const { content } of WORKED_ESSAYS) {
      const before = measuresOf(content).hint;
      for (const sentence of added)
        expect(measuresOf(`${content} ${sentence}`).hint).toBeLessThanOrEqual(before);
    }
  });

  it('is small when only one sentence sounds like many others', () => {
    const [first = ''] = generic.split('. ');

    expect(measuresOf(first).hint).toBeLessThanOrEqual(10);
  });
});

describe('particulars of a college', () => {
  const namedIn = (text: string) =>
    read(text, 'Why do you want to attend Tufts University?').measures.particulars.map(({ start, end }) =>
      text.slice(start, end),
    );

  it('are named things beside a word such as "course", not the college and not its city', () => {
    expect(
      namedIn("At Tufts in Medford I would take Professor Reyes's class and join the Film Series club."),
    ).toEqual(["Professor Reyes's", 'Film Series']);
  });
});

describe('an odd text', () => {
  it.each([
    ['nothing', ''],
    ['one long word', 'a'.repeat(LONGEST_ESSAY)],
    ['one long word before a list', `${'a'.repeat(LONGEST_ESSAY)}, b and c`],
    ['emoji', '👩‍👩‍👧‍👦 I 🦋 moths. '.repeat(1_500)],
    ['Arabic', 'أنا أحب الفراشات. '.repeat(2_000)],
    ['quotes that never close', '"'.repeat(LONGEST_ESSAY)],
    ['thousands of quotes', '"a b" '.repeat(6_600)],
    ['colleges', 'at Tufts University and Brandeis University '.repeat(900)],
    ['names', 'Aa '.repeat(13_000)],
    ['lists', 'growth, community and resilience, and '.repeat(1_000)],
    ['deeds', 'I ran '.repeat(6_600)],
    ['different words', Array.from({ length: 6_000 }, (_, at) => `w${at.toString(36)}`).join(' ')],
  ])('of %s is read, with finite figures', (_name, text) => {
    const { measures, facts } = read(text);

    const figures: unknown[] = [measures, ...facts].flatMap((record) =>
      Object.values<unknown>({ ...record }),
    );
    expect(figures.filter((figure) => typeof figure === 'number').every(Number.isFinite)).toBe(true);
    expect(measures.hint).toBeLessThanOrEqual(100);
  });
});

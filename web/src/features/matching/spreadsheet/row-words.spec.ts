import { describe, expect, it } from 'vitest';
import { applicationWords, rowWords, summaryWords } from './row-words';
import { type ImportedRow } from './use-spreadsheet-import';

const row = (but: Partial<ImportedRow> = {}): ImportedRow => ({
  line: 2,
  name: 'Yale',
  college: 'found',
  collegeIds: [130794],
  sameAsLine: null,
  list: 'add',
  application: 'begin',
  round: { applicationType: 'Early Decision', plan: 'ED II' },
  deadline: '2027-01-02',
  standing: null,
  problems: [],
  ...but,
});

describe('the words of a row', () => {
  it('say what will happen, and then what did', () => {
    expect(rowWords(row(), true)).toEqual(['Add to your list', 'Begin an application']);
    expect(rowWords(row({ application: 'refused' }), false)).toEqual([
      'Added to your list',
      'Application not begun',
    ]);
    expect(rowWords(row({ list: 'there', application: 'none' }), true)).toEqual(['In your list already']);
  });

  it('say what is wrong with the college', () => {
    expect(rowWords(row({ college: 'repeated', sameAsLine: 4, list: 'none' }), true)).toEqual([
      'Same college as in row 4. It is taken once.',
    ]);
  });

  it('say afterwards what was not imported', () => {
    expect(rowWords(row({ college: 'choose' }), true)).toEqual(['Which one is it?']);
    expect(rowWords(row({ college: 'choose' }), false)).toEqual([
      'Not imported: you didn’t say which college it is',
    ]);
  });

  it('never give a date without saying that it is not checked', () => {
    expect(applicationWords(row())).toBe(
      'Early Decision (ED II), due January 2, 2027 as in your file. Not checked yet.',
    );
    const standing = { status: 'Decided', decisionResult: 'Accepted' } as const;
    expect(applicationWords(row({ deadline: null, standing }))).toBe('Early Decision (ED II), Accepted');
    expect(applicationWords(row({ round: null }))).toBeNull();
  });
});

it('sums up an import before and after', () => {
  const rows = [
    row(),
    row({ application: 'none' }),
    row({ college: 'choose', list: 'none', application: 'none' }),
  ];

  expect(summaryWords({ rows, dryRun: true })).toBe(
    'This adds 2 colleges and begins 1 application. 1 row still needs your answer.',
  );
  expect(summaryWords({ rows, dryRun: false })).toBe('2 colleges added, 1 application begun.');
  expect(summaryWords({ rows: [], dryRun: true })).toBe('There is nothing new to import.');
});

import { describe, expect, it } from 'vitest';
import { csvLine } from '#shared-kernel/platform/http/replies/csv.js';
import { readTable } from './read-table.js';

const cellsOf = (text: string) => {
  const table = readTable(text);
  return 'problem' in table ? table.problem : table.rows.map(({ cells }) => cells);
};

describe('a table', () => {
  it.each([
    ['commas', 'College,Round\nYale,EA\n'],
    ['semicolons', 'College;Round\r\nYale;EA\r\n'],
    ['tabs, as pasted from a spreadsheet', 'College\tRound\rYale\tEA'],
    ['a byte order mark', '\uFEFFCollege,Round\nYale,EA'],
    ['a separator line, as Excel writes it', 'sep=;\nCollege;Round\nYale;EA'],
    ['quoted headings with the other separators in them', '"College","Round"\nYale,EA'],
    ['empty lines and lines of empty cells', '\n,\nCollege,Round\n\n , \nYale,EA\n\n'],
    ['space around the cells', ' College ,Round\nYale , EA '],
  ])('is read with %s', (_with, text) => {
    expect(cellsOf(text)).toEqual([
      ['College', 'Round'],
      ['Yale', 'EA'],
    ]);
  });

  it('keeps separators, line ends and quotation marks within quoted cells', () => {
    expect(cellsOf('College,Notes\n"Smith; Jones, and ""Co""","first\r\nsecond"')).toEqual([
      ['College', 'Notes'],
      ['Smith; Jones, and "Co"', 'first\r\nsecond'],
    ]);
  });

  it('keeps what follows a closing quotation mark, and marks within a cell', () => {
    expect(cellsOf('a,b\n"Yale" (CT),6\' 2" tall')).toEqual([
      ['a', 'b'],
      ['Yale (CT)', '6\' 2" tall'],
    ]);
  });

  it('keeps empty cells, the last one too', () => {
    expect(cellsOf('a,b,c\n,,x\ny,,')).toEqual([
      ['a', 'b', 'c'],
      ['', '', 'x'],
      ['y', '', ''],
    ]);
  });

  it('knows the line of each row in the file', () => {
    const table = readTable('sep=,\nCollege,Notes\n"Yale","one\ntwo"\n\nBrown,\n');

    expect('rows' in table && table.rows.map(({ line }) => line)).toEqual([2, 3, 6]);
  });

  it('names the line of a quotation mark that is never closed', () => {
    expect(cellsOf('College,Notes\nYale,fine\nBrown,"oh no\nDuke,EA')).toBe(
      'A quotation mark in line 3 is never closed. Fix it, then try again.',
    );
  });

  it('gives back what our own files hold, guarded formulas too', () => {
    const cells = ['=HYPERLINK("https://evil.example")', '+1 555', '-3', '@home', 'plain, "quoted"'];

    expect(cellsOf(csvLine(cells) + csvLine(cells))).toEqual([cells, cells]);
  });

  it('is empty without any text', () => {
    expect(cellsOf(' \n\n')).toEqual([]);
  });

  it('reads a long text of quotation marks at once', () => {
    const text = `a,b\n${'""'.repeat(90_000)}`;

    expect(cellsOf(text)).toEqual([['a', 'b'], expect.any(Array)]);
  });
});

import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.js';

describe('a line of a CSV file', () => {
  it('separates its cells by commas, with nothing where there is no value', () => {
    expect(csvLine(['Maya', 4.5, true, null, ''])).toBe('Maya,4.5,true,,\r\n');
  });

  it.each([
    ['a comma', 'Lin, Maya', '"Lin, Maya"'],
    ['a quotation mark', 'Maya "May" Lin', '"Maya ""May"" Lin"'],
    ['a line break', 'Maya\nLin', '"Maya\nLin"'],
  ])('quotes a cell with %s', (_what, cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['=A1,B1', `"'=A1,B1"`],
  ])('keeps a spreadsheet from running %s', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  it('leaves a negative number a number', () => {
    expect(csvLine([-3])).toBe('-3\r\n');
  });
});

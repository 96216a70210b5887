import { describe, expect, it } from 'vitest';
import { csvRows } from './csv.js';

describe('reading a comma-separated file', () => {
  it('names the fields by the first row, quoted or not, empty or not', () => {
    const text = 'name,title\nUndecided,\n"Art, Studio","said ""studio"""\nLast,one\n';

    expect(csvRows(text)).toEqual([
      { name: 'Undecided', title: '' },
      { name: 'Art, Studio', title: 'said "studio"' },
      { name: 'Last', title: 'one' },
    ]);
  });

  it('keeps a last field that is empty', () => {
    expect(csvRows('name,title\nUndecided,')).toEqual([{ name: 'Undecided', title: '' }]);
  });
});

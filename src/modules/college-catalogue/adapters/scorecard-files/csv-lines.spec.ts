import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type CsvLine, csvLines, headingOf } from './csv-lines.js';
import { type TextFile } from './text-files.js';

const fileOf = (...chunks: readonly (string | Buffer)[]): TextFile => ({
  name: 'table.csv',
  within: 'table.csv',
  read: () => Promise.resolve(Readable.from(chunks.map((chunk) => Buffer.from(chunk)))),
});

async function linesOf(text: string | Buffer, wanted: readonly string[] = ['A', 'C']): Promise<CsvLine[]> {
  const lines: CsvLine[] = [];
  for await (const line of csvLines(fileOf(text), (column) => wanted.includes(column))) lines.push(line);
  return lines;
}

const cells = async (text: string) => (await linesOf(text)).map(({ cells }) => cells);

describe('reading the lines of a table', () => {
  it.each([
    ['with a byte-order mark and Windows line ends', '\ufeffA,B,C\r\n1,2,3\r\n'],
    ['with old Mac line ends', 'A,B,C\r1,2,3\r'],
    ['without a final line end', 'A,B,C\n1,2,3'],
    ['with spaces around column names', ' A ,B,"C "\n1,2,3\n'],
    ['with empty lines', 'A,B,C\n\n\n1,2,3\n\n'],
    ['with everything in quotes', '"A","B","C"\n"1","2","3"\n'],
  ])('works %s', async (_, text) => {
    expect(await cells(text)).toEqual([{ A: '1', C: '3' }]);
  });

  it('keeps quoted commas, quotes and line ends, and quotes inside words', async () => {
    expect(await cells('A,B,C\n"one, ""two""\nthree",2,O"Neil\n')).toEqual([
      { A: 'one, "two"\nthree', C: 'O"Neil' },
    ]);
  });

  it('decodes each line separately, wherever the bytes are split', async () => {
    const bytes = Buffer.concat([
      Buffer.from('A,B,C\nBayamón,“x”,ł\n'),
      Buffer.from('Qu\xe9bec,\x93x\x94,\x80\n\xe9,,\xc9', 'latin1'),
    ]);
    const read = [
      { A: 'Bayamón', B: '“x”', C: 'ł' },
      { A: 'Québec', B: '“x”', C: '€' },
      { A: 'é', B: '', C: 'É' },
    ];
    for (const size of [1, 2, 3, 7, bytes.length]) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      );
      const found = [];
      for await (const { cells } of csvLines(fileOf(...chunks), () => true)) found.push(cells);
      expect(found).toEqual(read);
    }
  });

  it('gives line numbers, and an error for lines with a wrong number of cells', async () => {
    expect(await linesOf('A,B,C\n1,2,3\n1\n1,2,3,4\n')).toEqual([
      { line: 2, cells: { A: '1', C: '3' }, error: null },
      { line: 3, cells: { A: '1' }, error: 'The line has a different number of cells than the heading.' },
      {
        line: 4,
        cells: { A: '1', C: '3' },
        error: 'The line has a different number of cells than the heading.',
      },
    ]);
  });

  it('uses little memory when the lines have far fewer cells than the heading', async () => {
    const heading = Array.from({ length: 3_000 }, (_, at) => `UNWANTED_COLUMN_${at}`).join(',');
    const before = process.memoryUsage().heapTotal;
    const lines = csvLines(fileOf(`A,${heading}\n${'a,b\n'.repeat(4_000)}`), (column) => column === 'A');
    await lines[Symbol.asyncIterator]().next();

    // With the parser's own column names this was 300 MB.
    expect(process.memoryUsage().heapTotal - before).toBeLessThan(100 * 1024 * 1024);
  });
});

it('trims the names of the heading, and gives no names for an empty table', async () => {
  expect(await headingOf(fileOf('\ufeff A ,"B"\n1,2\n'))).toEqual(['A', 'B']);
  expect(await headingOf(fileOf(''))).toEqual([]);
});

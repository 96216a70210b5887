import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type CsvLine, csvLines, headingOf } from './csv-lines.js';
import { type Unpacked } from './unpacked.js';

const fileOf = (...chunks: readonly (string | Buffer)[]): Unpacked => ({
  name: 'told.csv',
  within: 'told.csv',
  read: () => Promise.resolve(Readable.from(chunks.map((chunk) => Buffer.from(chunk)))),
});

async function linesOf(text: string | Buffer, wanted: readonly string[] = ['A', 'C']): Promise<CsvLine[]> {
  const lines: CsvLine[] = [];
  for await (const line of csvLines(fileOf(text), (column) => wanted.includes(column))) lines.push(line);
  return lines;
}

const cells = async (text: string) => (await linesOf(text)).map(({ cells }) => cells);

describe('the lines of a table', () => {
  it.each([
    ['with a byte-order mark and ends of Windows', '\ufeffA,B,C\r\n1,2,3\r\n'],
    ['with the ends of old Macs', 'A,B,C\r1,2,3\r'],
    ['without an end', 'A,B,C\n1,2,3'],
    ['with blanks about the columns', ' A ,B,"C "\n1,2,3\n'],
    ['with empty lines', 'A,B,C\n\n\n1,2,3\n\n'],
    ['with everything in quotes', '"A","B","C"\n"1","2","3"\n'],
  ])('are read %s', async (_, text) => {
    expect(await cells(text)).toEqual([{ A: '1', C: '3' }]);
  });

  it('keep commas, quotes and ends of lines that stand in quotes, and quotes that stand in words', async () => {
    expect(await cells('A,B,C\n"one, ""two""\nthree",2,O"Neil\n')).toEqual([
      { A: 'one, "two"\nthree', C: 'O"Neil' },
    ]);
  });

  it('are in the letters they were written in, each by itself, wherever the bytes are parted', async () => {
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

  it('are told with where they stand, and which of them have not as many cells as the heading', async () => {
    expect(await linesOf('A,B,C\n1,2,3\n1\n1,2,3,4\n')).toEqual([
      { line: 2, cells: { A: '1', C: '3' }, error: null },
      { line: 3, cells: { A: '1' }, error: 'It has not as many cells as the heading.' },
      { line: 4, cells: { A: '1', C: '3' }, error: 'It has not as many cells as the heading.' },
    ]);
  });

  it('hold no more than themselves, however many columns the heading has and the lines have not', async () => {
    const heading = Array.from({ length: 3_000 }, (_, at) => `A_COLUMN_THAT_NOBODY_WANTS_${at}`).join(',');
    const before = process.memoryUsage().heapTotal;
    const lines = csvLines(fileOf(`A,${heading}\n${'a,b\n'.repeat(4_000)}`), (column) => column === 'A');
    await lines[Symbol.asyncIterator]().next();

    // What the parser has read ahead by then: once three hundred megabytes.
    expect(process.memoryUsage().heapTotal - before).toBeLessThan(100 * 1024 * 1024);
  });
});

it('the heading of a table is its first line, without blanks; of an empty one nothing', async () => {
  expect(await headingOf(fileOf('\ufeff A ,"B"\n1,2\n'))).toEqual(['A', 'B']);
  expect(await headingOf(fileOf(''))).toEqual([]);
});

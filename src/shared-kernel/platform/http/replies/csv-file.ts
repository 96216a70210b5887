import { applyDecorators, HttpCode, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { type CsvCell, csvLine } from './csv.js';
import { Problem } from './problem.js';

/** Excel reads a file without this mark in another encoding, and breaks names like Tomás. */
const UTF_8_MARK = '\uFEFF';

/** A file for a spreadsheet. Rows are read page by page while the file is sent. */
export const csvFile = (
  name: string,
  headings: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>,
): StreamableFile =>
  new StreamableFile(Readable.from(textOf(headings, pages)), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });

async function* textOf(
  headings: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield UTF_8_MARK + csvLine(headings);
  for await (const rows of pages) yield rows.map(csvLine).join('');
}

/** Declares a reply that is a CSV file. */
export const RepliesCsv = (summary: string, refusals: Record<number, string> = {}) =>
  applyDecorators(
    ApiOperation({ summary }),
    HttpCode(200),
    ApiResponse({
      status: 200,
      description: summary,
      content: { 'text/csv': { schema: { type: 'string' } } },
    }),
    ...Object.entries(refusals).map(([status, description]) =>
      ApiResponse({ status: Number(status), description, standardSchema: Problem }),
    ),
  );

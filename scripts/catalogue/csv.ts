export type Row = Readonly<Record<string, string>>;

/** Reads comma-separated text with a heading line; quoted cells may hold commas, quotes and line feeds. */
export function parseCsv(text: string): Row[] {
  const [heading = [], ...lines] = cellsOf(text);
  return lines.map((cells) => Object.fromEntries(heading.map((name, at) => [name, cells[at] ?? ''])));
}

export function formatCsv(heading: readonly string[], lines: Iterable<readonly string[]>): string {
  return [heading, ...lines].map((cells) => `${cells.map(quoted).join(',')}\n`).join('');
}

const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A cell is either quoted, with "" for a quote, or runs up to the next comma or line end. */
const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;

function cellsOf(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const cell = CELL.exec(text);
    if (!cell) throw new Error(`line ${lines.length + 1} is not comma-separated text`);
    line.push(cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '');
    if (cell[3] !== ',') {
      lines.push(line);
      line = [];
    }
  }
  return lines;
}

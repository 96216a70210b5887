const FIELD = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/gy;

/** Rows of a comma-separated file with quoted fields where needed; the first row names the columns. */
export function csvRows(text: string): Record<string, string>[] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, field = '', end] of text.trimEnd().matchAll(FIELD)) {
    line.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === ',') continue;
    lines.push(line);
    line = [];
    if (end === '') break;
  }
  const [header = [], ...rows] = lines;
  return rows.map((row) => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])));
}

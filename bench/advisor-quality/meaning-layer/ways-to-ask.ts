import fs from 'node:fs';
import path from 'node:path';

/** How people who had not seen the product would ask for a piece of advice, or say a wish. */
export interface WayToAsk {
  readonly key: string;
  readonly line: string;
  /** The file: one writer each. */
  readonly writer: string;
}

const FOLDER = path.join(import.meta.dirname, '../ways-to-ask');

/** "## key", and a line for each way under it. */
export const waysToAsk = (kind: 'topics' | 'intents'): WayToAsk[] =>
  fs
    .readdirSync(FOLDER)
    .filter((file) => file.startsWith(kind))
    .flatMap((file) => waysIn(fs.readFileSync(path.join(FOLDER, file), 'utf8'), file));

function waysIn(text: string, writer: string): WayToAsk[] {
  let key = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) key = line.slice('## '.length).trim();
    return line.startsWith('## ') || line.trim() === '' ? [] : [{ key, line: line.trim(), writer }];
  });
}

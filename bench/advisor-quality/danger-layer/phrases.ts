import fs from 'node:fs';
import path from 'node:path';
import { CRISIS_KINDS, type CrisisKind } from '../../../src/shared-kernel/domain/crisis/crisis-kind.js';

/** What somebody wrote who had not seen how danger is heard. */
export interface DangerPhrase {
  readonly text: string;
  readonly isDanger: boolean;
  /** Where its writer named it. */
  readonly kind: CrisisKind | null;
}

export interface PhraseSet {
  readonly writer: string;
  readonly phrases: readonly DangerPhrase[];
}

const LINE = /^(?<told>danger|harmless)\|(?<kind>[^|]*)\|(?<text>.+)$/;
const COMMENT = '#';

/** One file per writer, one phrase a line: "danger|kind|message" or "harmless|-|message". */
export function phraseSetsIn(folder: string): PhraseSet[] {
  const at = path.join(import.meta.dirname, folder);
  return fs
    .readdirSync(at)
    .sort()
    .map((file) => ({ writer: path.basename(file, '.txt'), phrases: phrasesOf(path.join(at, file)) }));
}

export const phrasesOf = (file: string): DangerPhrase[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(COMMENT))
    .map((line) => phraseIn(line, file));

function phraseIn(line: string, file: string): DangerPhrase {
  const { told, kind, text } = LINE.exec(line)?.groups ?? {};
  if (text === undefined) throw new Error(`${file}: not a phrase: ${line}`);
  return {
    text: text.trim(),
    isDanger: told === 'danger',
    kind: CRISIS_KINDS.find((known) => known === kind) ?? null,
  };
}

import { readFileSync } from 'node:fs';
import { type MarkedEssay, type MarkedFlaw } from './marked-essay.js';
import { PLAIN_KINDS } from './plain-kinds.js';

const MARK = /\{([^|}]+)\|([^}]+)\}/g;

/** Essays in a text file: headers, then the text with its flaws marked `{kind|phrase}`. */
export function markedEssays(file: string): MarkedEssay[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split(/^=== /m)
    .filter((essay) => essay.trim() !== '')
    .map(essayIn);
}

function essayIn(source: string): MarkedEssay {
  const [head = '', marked = ''] = source.split(/^---\n/m);
  const college = header(head, 'college');
  return {
    name: head.split('\n')[0] ?? '',
    prompt: header(head, 'prompt') ?? '',
    wordLimit: Number(header(head, 'limit')),
    ...(college === undefined ? {} : { college }),
    ownRank: Number(header(head, 'rank')),
    text: marked.trim().replace(MARK, '$2'),
    flaws: [...marked.matchAll(MARK)].map(flawOf),
  };
}

const header = (head: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1];

function flawOf([, kind = '', phrase = '']: RegExpExecArray): MarkedFlaw {
  const kinds = PLAIN_KINDS[kind];
  if (kinds === undefined) throw new Error(`“${kind}” is no kind of flaw.`);
  return { kinds, quotes: [phrase], name: kind };
}

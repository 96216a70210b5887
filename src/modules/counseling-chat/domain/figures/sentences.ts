/** A college that a text may name. */
export interface NamedCollege {
  /** The unit id. */
  readonly id: number;
  readonly names: readonly string[];
}

interface Mention {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

export interface Sentence {
  readonly text: string;
  /** The next sentence begins a new line. */
  readonly endsLine: boolean;
  /** The college a place of the sentence speaks of; null without any. */
  readonly collegeAt: (place: number) => number | null;
}

const END = /(?<=[.!?])\s+/u;

/** The sentences of a text; each knows its colleges, or the one that the text before it spoke of. */
export function sentencesOf(text: string, colleges: readonly NamedCollege[]): Sentence[] {
  let topic: number | null = null;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const sentences = lines.flatMap((line) => {
    const parts = line.trim().split(END);
    return parts.map((part, index) => ({ text: part, endsLine: index === parts.length - 1 }));
  });
  return sentences.map((sentence) => {
    const mentions = mentionsIn(sentence.text, colleges);
    const before = topic;
    topic = mentions.at(-1)?.id ?? topic;
    return { ...sentence, collegeAt: (place) => collegeAt(place, mentions, before) };
  });
}

/** The last one named before the place, else the only one of the sentence, else the one spoken of before. */
function collegeAt(place: number, mentions: readonly Mention[], topic: number | null): number | null {
  const before = mentions.filter(({ from }) => from < place).at(-1);
  if (before !== undefined) return before.id;
  const ids = new Set(mentions.map(({ id }) => id));
  if (ids.size === 1) return mentions[0]?.id ?? null;
  return mentions.length === 0 ? topic : null;
}

/** Where colleges are named; of two names at one place the longer one is meant. */
function mentionsIn(sentence: string, colleges: readonly NamedCollege[]): Mention[] {
  const lower = sentence.toLowerCase();
  const all = colleges
    .flatMap(({ id, names }) => names.map((name) => ({ id, name: name.toLowerCase() })))
    .sort((a, b) => b.name.length - a.name.length);
  const found: Mention[] = [];
  for (const { id, name } of all)
    for (let from = lower.indexOf(name); from >= 0; from = lower.indexOf(name, from + 1)) {
      const to = from + name.length;
      const isWord = !isLetter(lower[from - 1]) && !isLetter(lower[to]);
      if (isWord && !found.some((other) => other.from < to && from < other.to)) found.push({ id, from, to });
    }
  return found.sort((a, b) => a.from - b.from);
}

const isLetter = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '');

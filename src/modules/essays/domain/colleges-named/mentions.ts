import { type Manuscript, type Sentence } from '../text/manuscript.js';
import { spanAt } from '../text/spans.js';
import { type CollegeNames } from './college-names.js';
import { type NameEntry } from './name-entry.js';
import { type Mention } from './named-college.js';
import { placesOfWords } from './places-of-words.js';
import {
  FOLLOWS_UNSURE,
  IS_BACKGROUND,
  LEADS_TO_COLLEGE,
  LEADS_TO_UNSURE,
  LOOKS_FORWARD,
  OWNS_COLLEGE_THINGS,
} from './speaks-of.js';

type Text = Pick<Manuscript, 'text' | 'sentences'>;

/** Characters around a name that are looked at. */
const AROUND = 24;
const BEFORE = 16;
const LETTER = /[\p{L}\p{N}]/u;
/** A text may leave these out of a name or write them otherwise. */
const LOOSE_WORDS = new Set(['at', 'the', '&']);

/** The colleges a text names, in order; of names that overlap the longest. */
export function mentionsIn({ text, sentences }: Text, names: CollegeNames): Mention[] {
  const places = placesOfWords(text);
  const tone = toneOfSentences();
  const found = names
    .among(places.keys())
    .filter(({ words }) => words.every((word) => LOOSE_WORDS.has(word) || places.has(word)))
    .flatMap((entry) => spansOf(entry, text, places).map((span) => ({ ...span, entry })))
    .flatMap(({ start, end, entry }): Mention[] => {
      const sentence = spanAt(sentences, start);
      if (sentence === undefined) return [];
      if (!entry.isSure && !isMeantAsCollege(text, start, end, sentence)) return [];
      const { looksForward, isBackground } = tone(sentence);
      const leadsToIt = LEADS_TO_COLLEGE.test(text.slice(Math.max(0, start - BEFORE), start));
      const { ids, name } = entry;
      return [{ start, end, ids, name, sentence, looksForward: looksForward || leadsToIt, isBackground }];
    });
  return withoutOverlaps(found);
}

function spansOf({ source, words }: NameEntry, text: string, places: ReadonlyMap<string, readonly number[]>) {
  const pattern = new RegExp(source, 'y');
  return (places.get(words[0] ?? '') ?? []).flatMap((start) => {
    pattern.lastIndex = start;
    const written = pattern.exec(text)?.[0] ?? '';
    const end = start + written.length;
    return written === '' || LETTER.test(text.charAt(end)) ? [] : [{ start, end }];
  });
}

/** "Brown" is a color and "Michigan" a state, unless one applies there. */
function isMeantAsCollege(text: string, start: number, end: number, sentence: Sentence): boolean {
  const before = text.slice(Math.max(sentence.start, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  if (/^\s+(?!I\b)\p{Lu}/u.test(after)) return false;
  if (OWNS_COLLEGE_THINGS.test(after) && LOOKS_FORWARD.test(sentence.text)) return true;
  const isAtSomething = /\bat\s+$/i.test(before) && /^ \p{Ll}/u.test(after);
  return LEADS_TO_UNSURE.test(before) && (FOLLOWS_UNSURE.test(after) || isAtSomething);
}

/** Each sentence is read once, however many colleges it names. */
function toneOfSentences() {
  const known = new Map<Sentence, Pick<Mention, 'looksForward' | 'isBackground'>>();
  return (sentence: Sentence) => {
    const tone = known.get(sentence) ?? {
      looksForward: LOOKS_FORWARD.test(sentence.text),
      isBackground: IS_BACKGROUND.test(sentence.text),
    };
    known.set(sentence, tone);
    return tone;
  };
}

function withoutOverlaps(mentions: readonly Mention[]): Mention[] {
  const kept: Mention[] = [];
  for (const mention of mentions.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || mention.start >= last.end) kept.push(mention);
    else if (mention.start === last.start && mention.end === last.end) {
      kept[kept.length - 1] = { ...last, ids: [...new Set([...last.ids, ...mention.ids])] };
    }
  }
  return kept;
}

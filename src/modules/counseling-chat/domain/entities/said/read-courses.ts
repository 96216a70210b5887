import { type CoursesTold, type Impossible } from '../entities.js';
import { countOf } from '../numbers.js';
import { type WordView } from '../word-view.js';
import { moodAt, whoseAt } from './whose-and-mood.js';

const KINDS: readonly (readonly [CoursesTold['kind'], RegExp])[] = [
  ['ap', /^(?:aps?|ap (?:classes|courses|class|course))$/],
  ['honors', /^honors(?: (?:classes|courses|class|course))?$/],
  ['ib', /^ib(?: (?:classes|courses|hls?|sls?))?$/],
  ['dual', /^(?:dual enrollment|dual credits?|college credits?|de credits?)$/],
];
const MOST_COURSES = 40;
const MOST_CREDITS = 90;

/** "five APs", "6 honors classes", "12 dual enrollment credits"; not "a 5 on AP Biology". */
export function readCourses(view: WordView): (CoursesTold | Impossible)[] {
  return view.texts.flatMap((text, at): (CoursesTold | Impossible)[] => {
    const value = view.isTaken(at) ? undefined : countOf(text);
    const kind = kindAfter(view, at);
    if (value === undefined || kind === undefined || isOfASchool(view, at)) return [];
    const span = view.span(at, at + 1);
    if (value > (kind === 'dual' ? MOST_CREDITS : MOST_COURSES))
      return [{ span, kind: 'courses', words: 'That is more courses than a school year can hold.' }];
    return [{ kind, value, span, mood: moodAt(view, at), whose: whoseAt(view, at) }];
  });
}

/** "My school only has like 3 APs" says what there is to choose from. */
const isOfASchool = (view: WordView, at: number): boolean =>
  /\b(?:school|hs) (?:only |just |really )*(?:has|have|offers?|got)\b/.test(
    view.before(at, 6).toReversed().join(' '),
  );

const ORDINALS = /^\d+(?:st|nd|rd|th)$/;

function kindAfter(view: WordView, at: number): CoursesTold['kind'] | undefined {
  if (ORDINALS.test(view.at(at))) return undefined;
  for (const [from, to] of [
    [1, 3],
    [1, 2],
    [2, 3],
  ] as const) {
    const phrase = view.phrase(at + from, at + to);
    const isNear = from === 1 || view.at(at + 1) === 'more';
    const kind = KINDS.find(([, pattern]) => isNear && pattern.test(phrase))?.[0];
    if (kind !== undefined) return kind;
  }
  return /^(?:ap|aps) (?:count|total|number) is$/.test(view.phrase(at - 3, at)) ? 'ap' : undefined;
}

import { type Manuscript } from '../text/manuscript.js';
import { coveredBy } from '../text/spans.js';
import { bareVerbs } from './bare-verb.js';
import { commaSplices } from './comma-splice.js';
import { isAboutSpelling, packageSlips } from './package-remarks.js';
import { sentenceEdges } from './sentence-edges.js';
import { SHORT_SLIPS } from './spelling/short-slips.js';
import { simplerForms } from './spelling/simpler-forms.js';
import { type DictionaryRemark, type Slip } from './slip.js';
import { spellingSlips } from './spelling/spelling.js';
import { tenseShifts } from './tense-shift.js';
import { wordedSlips } from './rules/worded-slips.js';

/**
 * Simpler forms of the words that look misspelled. Ask the dictionary for them: where it knows one, the word is a
 * regular form of it and no slip.
 */
export const wordsToLookUp = (manuscript: Manuscript, remarks: readonly DictionaryRemark[]): string[] => [
  ...new Set(
    spellingSlips(manuscript, remarks.filter(isAboutSpelling)).flatMap((slip) => formsOf(manuscript, slip)),
  ),
];

/**
 * Every slip, in the order of the text. `remarks` are those of the grammar package, `unknown` the words of
 * `wordsToLookUp` that its dictionary does not know. Speech is exempt: people in stories may talk as they do.
 */
export function slipsOf(
  manuscript: Manuscript,
  remarks: readonly DictionaryRemark[],
  unknown: ReadonlySet<string>,
): Slip[] {
  const spelling = spellingSlips(manuscript, remarks.filter(isAboutSpelling)).filter((slip) =>
    formsOf(manuscript, slip).every((form) => unknown.has(form)),
  );
  const others = packageSlips(
    manuscript.text,
    remarks.filter((remark) => !isAboutSpelling(remark)),
  );
  return inOrder(
    withoutOverlaps(manuscript, [...inOrder(ownSlips(manuscript)), ...inOrder(others), ...spelling]),
  );
}

const ownSlips = (manuscript: Manuscript): Slip[] => [
  ...wordedSlips(manuscript),
  ...commaSplices(manuscript),
  ...tenseShifts(manuscript),
  ...bareVerbs(manuscript),
  ...sentenceEdges(manuscript),
];

/** None for the misspellings we are sure of. */
function formsOf({ text }: Manuscript, { start, end }: Slip): string[] {
  const word = text.slice(start, end);
  return SHORT_SLIPS.has(word.toLowerCase()) ? [] : simplerForms(word);
}

/** Of two at one place the first one of the list stays. */
function withoutOverlaps({ quoted }: Manuscript, slips: readonly Slip[]): Slip[] {
  const isSpeech = coveredBy(quoted);
  const kept: Slip[] = [];
  for (const slip of slips) {
    if (isSpeech(slip.start) || kept.some((other) => slip.start < other.end && other.start < slip.end))
      continue;
    kept.push(slip);
  }
  return kept;
}

const inOrder = (slips: readonly Slip[]): Slip[] =>
  slips.toSorted((a, b) => a.start - b.start || (a.rule < b.rule ? -1 : 1));

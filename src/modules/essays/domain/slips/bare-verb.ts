import { type Manuscript, type Word } from '../text/manuscript.js';
import { lastBeginningBy } from '../text/spans.js';
import { BENT } from './bent-verbs.js';
import { type Slip } from './slip.js';

const BARE_VERB =
  /\b(?:the|my|our|his|her|their|this|that) ((?!people|children|men|women|teeth|feet|mice|geese|police|family|team|class|will|would|can|could|must|should|may|might|did|do|does|to|not|always|never|still|often|both|all|now|even|only|also|just|usually|sometimes|mostly)[a-z]+[a-rt-z]) (become|go|come|say|give|begin|have|tell|seem|know|take|teach)\b(?! (?:to know|it easy))/giu;

/** Besides the verbs that bend: questions, wishes, and a second noun before. */
const KEEPS_PLAIN = new Set(
  'do does if may or than suggest suggested insist insisted ask asked demand watching seeing hearing letting making helping makes lets helps of and'.split(
    ' ',
  ),
);
const WORDS_BEFORE = 4;

/** "The paper become soft": one thing, and a verb without its -s. */
export const bareVerbs = (manuscript: Manuscript): Slip[] =>
  [...manuscript.text.matchAll(BARE_VERB)].flatMap((match): Slip[] => {
    if (wordsBefore(manuscript, match.index).some(({ lower }) => BENT.has(lower) || KEEPS_PLAIN.has(lower)))
      return [];
    const end = match.index + match[0].length;
    const start = end - (match[2]?.length ?? 0);
    return [
      {
        rule: 'bare-verb',
        kind: 'grammar',
        start,
        end,
        note: 'speaks of one, and the verb has no -s',
        weight: 1,
      },
    ];
  });

/** The last words of the same sentence. */
function wordsBefore({ sentences }: Manuscript, at: number): Word[] {
  const sentence = lastBeginningBy(sentences, at);
  return (sentence?.words ?? []).filter(({ end }) => end <= at).slice(-WORDS_BEFORE);
}

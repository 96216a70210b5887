import { type Finding } from '../../reading/finding.js';
import { VAGUE_IMPACT } from '../../word-lists/weak-words/vague-impact.js';
import { found } from '../found.js';
import { type EssayToJudge } from '../essay-to-judge.js';

/** A life that changed was the writer's: nobody else was meant. */
const MY_OWN = /\bmy (?:whole |entire )?(?:life|world)\b/i;

/** Somebody else felt it, so a reader may ask who. */
const ON_OTHERS =
  /\b(?:others?|people|lives|li[fv]e|communit(?:y|ies)|students|kids|children|famil(?:y|ies)|society|world|patients|customers|members|teammates|everyone|hearts|difference|impact|change|influence|awareness|girls|boys|back)\b/i;

/** Effects that nobody can picture. A number or a name in the sentence makes them real. */
export function vagueImpact({ phrases, factsAt, text }: EssayToJudge): Finding[] {
  const hits = phrases.outsideSpeech(VAGUE_IMPACT).filter((hit) => {
    const facts = factsAt(hit.start);
    return (
      facts !== undefined &&
      facts.numbers === 0 &&
      facts.names === 0 &&
      !MY_OWN.test(text.slice(hit.start, hit.end))
    );
  });
  const [first] = hits;
  const isGain = first !== undefined && !ON_OTHERS.test(text.slice(first.start, first.end));
  return found('vague-impact', hits, isGain ? { isGain: 'yes' } : {});
}

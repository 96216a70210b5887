import { type Finding } from '../../reading/finding.js';
import { VAGUE_IMPACT } from '../../word-lists/vague-impact.js';
import { found } from '../found.js';
import { type EssayToJudge } from '../essay-to-judge.js';

/** A life that changed was the writer's: nobody else was meant. */
const MY_OWN = /\bmy (?:whole |entire )?(?:life|world)\b/i;

/** Effects that nobody can picture. A number or a name in the sentence makes them real. */
export const vagueImpact = ({ phrases, factsAt, text }: EssayToJudge): Finding[] =>
  found(
    'vague-impact',
    phrases.outsideSpeech(VAGUE_IMPACT).filter((hit) => {
      const facts = factsAt(hit.start);
      return (
        facts !== undefined &&
        facts.numbers === 0 &&
        facts.names === 0 &&
        !MY_OWN.test(text.slice(hit.start, hit.end))
      );
    }),
  );

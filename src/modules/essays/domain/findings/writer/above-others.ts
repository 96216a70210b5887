import { type Span } from '../../text/manuscript.js';
import { likeBoast } from '../../learned/likeness.js';
import { beginning, matchesOf, overlaps } from '../places.js';
import { sentencesLike } from '../sentences-like.js';
import { type EssayToJudge } from '../essay-to-judge.js';

const PEERS =
  '(?:people|kids|students|teenagers|teens|peers|classmates|teammates|friends|girls|boys|applicants|players|others|adults|members|everyone|everybody|anyone|anybody|the rest)';
const OF_PEERS = `(?:most|many|all|any|other|my|the|half|a lot|of|them|those|some|average|entire|whole|lot) (?:\\p{L}+ ){0,3}?${PEERS}`;
const GOOD =
  '(?:better|smarter|stronger|faster|wiser|harder|further|farther|higher|deeper|quicker|superior|more (?:\\p{L}+ly )?\\p{L}+)';
const BEST =
  '(?:best|smartest|strongest|fastest|brightest|greatest|hardest-working|youngest|(?:most|more) (?:\\p{L}+ly )?(?:accomplished|talented|dedicated|gifted|skilled|successful|decorated|advanced|qualified|impressive|valuable|respected|knowledgeable|mature|hardworking|motivated|creative|influential|passionate|capable|deserving))';
const FIELD =
  '(?:school|class|grade|team|league|district|state|county|city|town|region|country|history|company|program|section|generation|age|area|department|club|world|conference|tournament)';
const FOUND_SURE =
  '(?:clearly|easily|obviously|undoubtedly|definitely|truly|probably|arguably|certainly|hands down|by far|without a doubt|far)';

/** A comparison with the people around the writer that ends in the writer's favor. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `\\b${GOOD} (?:[\\p{L}-]+ ){0,4}than (?:${OF_PEERS}|everyone|everybody|anyone|people) ?(?:else)?`,
    'giu',
  ),
  new RegExp(
    `\\b(?:one of the |the |my )?${BEST} (?:[\\p{L}'-]+ ){0,5}?(?:in|of|at|on|from|for) (?:(?:my|our|the|his|her|this) )?(?:\\p{L}+ )?(?:${FIELD}\\b|all time)`,
    'giu',
  ),
  new RegExp(`\\b${FOUND_SURE} (?:one of )?(?:the |a )?(?:${BEST}|${GOOD})\\b[^.!?;\\n]{0,60}`, 'giu'),
  new RegExp(
    `\\b(?:smarter|better|more (?:capable|intelligent|\\p{L}+)) than (?:my|the|what my) (?:\\p{L}+ )?(?:transcript|grades?|gpa|scores?)\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:few|no|not many|very few) (?:other )?(?:people|students|individuals|kids|teenagers|applicants|candidates|seniors|juniors) (?:of|at|my|can|could|have|who|in|know|deserves?|would)\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:most|other|many|the other|typical) (?:\\p{L}+ )?(?:people|kids|students|teenagers|seniors|juniors) (?:my|our) (?:own )?age\\b`,
    'giu',
  ),
  /\b(?:no|not a single|no other) (?:\p{L}+ )?(?:applicant|student|person|candidate|one)\b[^.!?;\n]{0,30} deserves?\b|\bdeserves? (?:this|it|to win|the \p{L}+|a spot)? ?more than\b/giu,
  /\b(?:every|any|each) (?:college|school|university|employer|team|coach|company) (?:\p{L}+ )?(?:wants|needs|looks for|is looking for|dreams of|would want|would kill|should want|would be lucky)\b|\b(?:lucky|fortunate) to have (?:someone|a person|a student)? ?(?:like )?me\b/giu,
  /\b(?:people|everyone|everybody|kids|teammates|classmates|peers|others|opponents|teachers|coaches|judges)\b[^.!?;\n]{0,40}\b(?:gravitates? (?:to|toward|towards) me|looks? up to me|groan\p{L}* (?:when|at)|admires? me|envy me|flocks? to me|feared me|(?:is|are|was|were) (?:in awe|amazed|blown away|stunned|jealous)|wish(?:es)? they (?:were|could))\b/giu,
  /\b(?:distinguished|separated|set) (?:myself|me) (?:as|apart|from)\b|\bexcel(?:led|s)? (?:at|in) (?:everything|every|all|most|nearly)\b|\b(?:head and shoulders|light[- ]years|miles|a step|leagues) (?:above|ahead|beyond)\b/giu,
  /\b(?:not (?:trying|going) to|not to|don't (?:want|mean) to|without trying to|hate to) (?:flex|brag|boast|sound (?:arrogant|conceited|cocky))\b/giu,
  /\b(?:because of|thanks to|due to|under) my (?:\p{L}+ )?(?:leadership|guidance|direction|vision|talent|skills?|dedication|ideas?|example|abilit(?:y|ies)|intelligence|efforts?)\b/giu,
  /\b(?:who|they) (?:do not|don't|did not|didn't|clearly|obviously) (?:really |even )?(?:know|knew|understand|understood) (?:what they (?:are|were) doing|anything|any better|the first thing)\b/giu,
  /\bif i (?:really |just |actually )?(?:tried|wanted|cared|applied myself|studied|put)\b[^.!?;\n]{0,60}\b(?:i would|i'd|i could)\b|\bwithout (?:even |really |ever )?(?:trying|studying|practicing)\b/giu,
];
/** The hours of others, wasted. */
const WASTED =
  /\b(?:while|whereas|when) (?:(?:most|many|other|all|my|the|of|everyone|everybody|else|some) )+(?:\p{L}+ )?(?:people|kids|students|teenagers|teens|peers|classmates|teammates|friends|girls|boys|else|generation|age)?\b[^.!?;\n]{0,60}\b(?:squander\p{L}*|wast(?:e|es|ed|ing)|part(?:y|ying|ied|ies)|scroll\p{L}*|gossip\p{L}*|complain\p{L}*|slack\p{L}*|video games|social media|tiktok|instagram|netflix|vapid|sleep(?:ing)? in|fool(?:ing|ed)? around|drama)\b/giu;

/** "Than most of my peers": also where the writer was the slower one. */
const AGAINST_THE_WRITER =
  /\b(?:slower|worse|weaker|behind|never|not|n't|less|nobody|last|older|younger|taller|shorter|longer|bigger|poorer)\b|\bused to (?:think|believe)\b|\bi (?:thought|assumed|believed)\b/iu;
const HARD_ON_THE_WRITER =
  /\bharder (?:for|on|to)\b|\bit (?:is|was|would be|felt|seemed) (?:\p{L}+ )?(?:harder|better|more)\b/iu;

const BELOW_THE_OTHERS = /\b(?:slower|slowest|worse|worst|weaker|weakest|behind|last)\b/iu;
const SURE = 0.5;
const WORDS_SHOWN = 12;

/** Where the writer stands above the others. */
export function aboveOthers(essay: EssayToJudge): Span[] {
  const { text, isQuoted, factsAt } = essay;
  const compared = FORMS.flatMap((form) => matchesOf(text, form)).filter((hit) => {
    const facts = factsAt(hit.start);
    return (
      facts !== undefined &&
      facts.firstPerson > 0 &&
      !AGAINST_THE_WRITER.test(facts.sentence.text.slice(0, hit.start - facts.sentence.start)) &&
      !HARD_ON_THE_WRITER.test(facts.sentence.text)
    );
  });
  const said = [...compared, ...matchesOf(text, WASTED)].filter(({ start }) => !isQuoted(start));
  const boasts = sentencesLike(essay, likeBoast, SURE)
    .filter(
      ({ sentence, firstPerson }) =>
        firstPerson > 0 && !BELOW_THE_OTHERS.test(sentence.text) && !overlaps(sentence, said),
    )
    .flatMap(({ sentence }) => beginning(sentence, WORDS_SHOWN));
  return [...said, ...boasts];
}

import { type Finding } from '../../reading/finding.js';
import { type SentenceFacts } from '../../reading/measures.js';
import { type Span } from '../../text/manuscript.js';
import { found } from '../found.js';
import { isTheSubject } from '../writer/is-the-subject.js';
import { type EssayToJudge } from '../essay-to-judge.js';
import { qualityClaims, roleClaims, selfDescriptions, type TraitClaim } from './trait-patterns.js';

const THINGS_OF_A_SCENE = 3;

/** "I am hardworking": a mild claim stands where the same or the next sentence shows it. */
export function traitClaims(essay: EssayToJudge): Finding[] {
  const claims = [selfDescriptions, qualityClaims, roleClaims]
    .flatMap((claimsIn) => claimsIn(essay.text))
    .filter((claim) => !essay.isQuoted(claim.start) && !isTheSubject(essay, claim));

  const bare = claims.filter((claim) => isStrongAt(claim, claims) || !isShown(essay, claim));
  return found(
    'trait-claim',
    bare.map(({ start, end }) => ({ start, end })),
  );
}

const isStrongAt = (claim: Span, claims: readonly TraitClaim[]): boolean =>
  claims.some((other) => other.start === claim.start && other.isStrong);

function isShown({ factsAt, facts }: EssayToJudge, claim: Span): boolean {
  const here = factsAt(claim.start);
  if (here === undefined) return false;
  const next = facts[here.sentence.index + 1];
  return isShownAfter(claim, here) || (next !== undefined && isDeedWithDetail(next));
}

const isDeedWithDetail = ({ actions, numbers, names, hasSpeech, concrete }: SentenceFacts): boolean =>
  actions.length > 0 && (numbers > 0 || names > 0 || hasSpeech || concrete >= THINGS_OF_A_SCENE);

const isShownAfter = (
  claim: Span,
  { actions, numbers, names, hasSpeech, concrete }: SentenceFacts,
): boolean =>
  actions.some((action) => action.start > claim.end) &&
  (names > 0 || hasSpeech || (numbers > 0 && concrete > 0) || concrete >= THINGS_OF_A_SCENE);

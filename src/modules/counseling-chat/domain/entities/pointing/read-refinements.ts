import { type Refinement } from '../entities.js';

const SAID: readonly (readonly [Refinement, RegExp])[] = [
  [
    'cheaper',
    /\b(?:cheaper|less expensive|more affordable|lower price|lower cost|cost less|costs less|less money|not so expensive|too expensive|(?:cheap|affordable|inexpensive) ones)\b/,
  ],
  ['bigger', /\b(?:bigger|larger)\b/],
  ['smaller', /\bsmaller\b/],
  ['closer', /\b(?:closer|nearer|not so far|too far)\b/],
  [
    'public',
    /\b(?:only|just) (?:the )?(?:public|state)\b|\bpublic (?:ones?|only)\b|^public\b|\bstate schools only\b/,
  ],
  ['private', /\b(?:only|just) (?:the )?private\b|\bprivate (?:ones?|only)\b|^private\b/],
  ['higher-graduation', /\b(?:higher|better) (?:graduation|grad|completion)\b/],
  ['easier', /\b(?:easier|less selective|less competitive|safer)\b/],
  ['harder', /\b(?:harder|more selective|more competitive|reachier)\b/],
  [
    'more',
    /\b(?:more like|show(?: me)? more|give me more|any more|any others?|others? like|what else|anything else|more options|more ones|more colleges|more schools|next page|next ones|keep going|different ones|some others)\b|^(?:more|next|others)\b/,
  ],
];

const NOT_WANTED = '(?:drop|remove|take (?:off|out)|get rid of|cut|no|not|without|minus|lose|leave out)';
/** "Drop the private ones" asks for the public ones. */
const TAKEN_OFF: readonly (readonly [Refinement, RegExp])[] = [
  ['public', new RegExp(`\\b${NOT_WANTED} (?:\\w+ ){0,2}private\\b`)],
  ['private', new RegExp(`\\b${NOT_WANTED} (?:\\w+ ){0,2}public\\b`)],
  ['cheaper', new RegExp(`\\b${NOT_WANTED} (?:\\w+ ){0,2}(?:expensive|pricey|pricy) ones\\b`)],
];
const KINDS: readonly Refinement[] = ['public', 'private'];

/** How the list just shown is to change. */
export function readRefinements(plain: string): Refinement[] {
  const off = TAKEN_OFF.flatMap(([refinement, pattern]) => (pattern.test(plain) ? [refinement] : []));
  const said = SAID.flatMap(([refinement, pattern]) => (pattern.test(plain) ? [refinement] : []));
  const left = off.some((one) => KINDS.includes(one)) ? said.filter((one) => !KINDS.includes(one)) : said;
  return [...new Set([...left, ...off])];
}

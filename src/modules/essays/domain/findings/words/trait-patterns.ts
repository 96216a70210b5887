import { type Span } from '../../text/manuscript.js';
import { TRAITS } from '../../word-lists/people-and-places/traits.js';

export interface TraitClaim extends Span {
  /** Counts even where a deed follows. */
  isStrong: boolean;
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const STRONG_TRAITS = setOf(
  'passionate hardworking hard-working dedicated motivated self-motivated driven well-rounded go-getter perfectionist overachiever compassionate outgoing resilient ambitious leader hard-worker',
);
/** "Determined to", "kind of": no trait. */
const TRAITS_WITH_OTHER_USES = setOf('determined committed motivated driven kind positive');
const OTHER_USE = setOf('to of by that');
/** After "I was" or "made me" these tell of one moment. */
const TRAITS_OF_A_MOMENT = setOf(
  'curious kind positive confident honest responsible motivated determined worker learner thinker listener fighter smart friendly independent',
);
const PERSON = setOf('person individual student worker kid');

const SUBJECT = [
  "i am|i'm|i was|i have always been|i've always been|i have been|i became|i have become|i've become",
  'i consider myself(?: to be)?|i see myself as',
  "i would describe myself as|i'd describe myself as|i pride myself on being",
  "i am known (?:as|for being)|i'm known (?:as|for being)|people (?:say|know|describe) (?:that )?(?:i am|i'm|me as)",
  "(?:my )?(?:friends|teachers|others|everyone|peers|classmates|coaches|family)(?: and (?:friends|teachers|family|peers|coaches))? (?:would )?(?:say|describe|call|know|see) (?:that )?(?:i am|i'm|me)(?: as)?",
  'makes me|made me|make me|shows that i am|proves that i am|i (?:truly )?believe (?:that )?i am',
].join('|');
const SELF_DESCRIPTION = new RegExp(
  `\\b(${SUBJECT}) ((?:[\\p{L}'-]+,? (?:and )?){0,5}?)([\\p{L}-]+)\\b`,
  'giu',
);
const PAIR =
  /\b(?:hard|fast|quick|team|natural|good|great|strong|effective|born|problem|critical|creative|dedicated|lifelong) (?:worker|working|learner|player|leader|listener|communicator|friend|solver|thinker|student|person)\b|\bpeople person\b|\bperson of\b/;
const DENIAL = /\bnot\b|\bnever\b|\bno\b|n't/;
const OF_THE_PAST = /^(?:i was|i became)$/i;
const OF_A_MOMENT = /^(?:i was|i became|made me|makes me)/i;

/** Words read after "I am". */
const REACH = { characters: 45, words: 7 };

/** "I am …", "my friends call me …". */
export function selfDescriptions(text: string): TraitClaim[] {
  return [...text.matchAll(SELF_DESCRIPTION)].flatMap((match) => {
    const [whole, subject = ''] = match;
    const tail = text.slice(match.index, match.index + whole.length + REACH.characters);
    const said = saidAfter(tail.slice(subject.length + 1));
    const traits = said.filter((word, at) => isTrait(word, said[at + 1]));
    const pair = PAIR.exec(said.join(' '))?.[0];
    if (!isClaim(subject, said, traits, pair)) return [];

    const nouns = said.filter((word, at) => PERSON.has(word) && traits.includes(said[at - 1] ?? ''));
    const lastWords = [...traits, ...nouns, ...(pair === undefined ? [] : [pair.split(' ').at(-1) ?? pair])];
    const ends = lastWords.map((word) => tail.toLowerCase().indexOf(word) + word.length);
    const end = match.index + Math.max(...ends, whole.length - (match[3]?.length ?? 0));
    return [{ start: match.index, end, isStrong: isStrong(said, traits, pair) }];
  });
}

const saidAfter = (tail: string): string[] =>
  (tail.split(/[.!?;]/)[0] ?? '')
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .slice(0, REACH.words);

const isTrait = (word: string, next = ''): boolean =>
  TRAITS.has(word) && !(TRAITS_WITH_OTHER_USES.has(word) && OTHER_USE.has(next));

function isClaim(subject: string, said: string[], traits: string[], pair: string | undefined): boolean {
  if (traits.length === 0 && pair === undefined) return false;
  if (DENIAL.test(said.slice(0, 3).join(' '))) return false;
  if (pair !== undefined || traits.length >= 2) return true;
  if (OF_THE_PAST.test(subject)) return false;
  return !(OF_A_MOMENT.test(subject) && traits.some((trait) => TRAITS_OF_A_MOMENT.has(trait)));
}

function isStrong(said: string[], traits: string[], pair: string | undefined): boolean {
  const firstTrait = Math.min(...traits.map((trait) => said.indexOf(trait)));
  return (
    pair !== undefined ||
    traits.length >= 2 ||
    traits.some((trait) => STRONG_TRAITS.has(trait)) ||
    said.some((word, at) => PERSON.has(word) && firstTrait < at)
  );
}

const PRAISED =
  '(?:(?:strong|great|excellent|good|exceptional|natural|amazing|outstanding|tremendous|true|real|deep|unwavering|a|an|lot of|the) ){0,4}';
const HAVE = 'i (?:have|possess|developed|showed|demonstrated|bring|display)';
const QUALITY =
  'dedication|determination|perseverance|resilience|integrity|sense of responsibility|drive to succeed|motivation|thirst for knowledge';
const SKILL =
  'leadership skills?|work ethic|communication skills?|leadership qualities|leadership abilities|people skills|problem-solving skills|time management skills?|passion for \\p{L}+|organizational skills|dedication and \\p{L}+|determination and \\p{L}+|unwavering \\p{L}+';
const QUALITY_CLAIM = new RegExp(
  `\\b(?:${HAVE} ${PRAISED}(?:${QUALITY})|(?:${HAVE}|my) ${PRAISED}(?:${SKILL}))\\b`,
  'giu',
);

/** "I have great dedication", "my leadership skills". */
export const qualityClaims = (text: string): TraitClaim[] =>
  [...text.matchAll(QUALITY_CLAIM)].map((match) => strongClaim(match));

const ROLE_CLAIM =
  /\b(?:as|being) (?:an?|the) ((?:[\p{L}-]+,? (?:and )?){1,4})(?:student|person|individual|leader|athlete|musician|artist|scholar|woman|man|girl|boy|learner|worker|daughter|son)\b/giu;

/** "As a dedicated student". */
export const roleClaims = (text: string): TraitClaim[] =>
  [...text.matchAll(ROLE_CLAIM)]
    .filter(([, qualities = '']) =>
      qualities
        .toLowerCase()
        .split(/[^\p{L}-]+/u)
        .some((word) => TRAITS.has(word)),
    )
    .map((match) => strongClaim(match));

const strongClaim = ({ 0: claim, index }: RegExpExecArray): TraitClaim => ({
  start: index,
  end: index + claim.length,
  isStrong: true,
});

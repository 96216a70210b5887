import { type Reference } from '../entities.js';
import { type WordView } from '../word-view.js';

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
};

const IT =
  /\b(?:it|this one|that one|this school|that school|this college|that college|that place|this place)\b/;
const THERE = /\bthere\b/;
/** "there is", "are there", "out there" point at nothing. */
const EXISTS =
  /\b(?:there (?:is|are|was|were|any|a|anything)|(?:is|are|was|out|hi|hey|hello|you|up|over) there)\b/;
const BOTH = /\b(?:both|each|those two|these two|the two|them both|either of them|either one)\b/;
const THEM = /\b(?:them|they|those|these|these ones|those ones)\b/;
const LAST =
  /\b(?:last|bottom) (?:one|school|college|option)\b|\bthe last\b(?! (?:week|month|year|few|time|minute|day|message|thing|semester))/;
const PLACE =
  /\b(?:(?<!of )the(?= [a-z])|number|no|option|#) (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d)\b(?: (one|two|three|four|five|[2-5]))?(?! (?:generation|semester|year|time|choice|step|quarter|half|draft|thing|week|day|month|decision|round|paragraph|sentence|language))/;
/** "the second and third" */
const PAIR = /\b(first|second|third|fourth|fifth) (?:and|&|,) (?:the )?(second|third|fourth|fifth)\b/;
const BARE_PLACE = /^(?:first|second|third|fourth|fifth)(?: one)?$/;
const FIRST_FEW = /\b(?:the )?(?:first|top) (two|three|four|five|[2-5])\b/;

const EXTREMES: readonly (readonly [RegExp, Extract<Reference, { to: 'extreme' }>])[] = [
  [
    /\b(?:cheaper|cheapest|least expensive|less expensive|most affordable) (?:one|of|school|college|option)\b/,
    extreme('price', true),
  ],
  [
    /\b(?:more expensive|most expensive|priciest|pricier) (?:one|of|school|college|option)\b/,
    extreme('price', false),
  ],
  [/\b(?:bigger|biggest|larger|largest) (?:one|of|school|college|option)\b/, extreme('size', false)],
  [/\b(?:smaller|smallest) (?:one|of|school|college|option)\b/, extreme('size', true)],
  [
    /\b(?:likelier|likeliest|easier|easiest|safer|safest|more likely|most likely|best odds|better odds|best chance|better chance)\b/,
    extreme('chance', false),
  ],
  [
    /\b(?:harder|hardest|riskier|riskiest|least likely|less likely|toughest|tougher) (?:one|of|school|college|option|to get in(?:to)?)\b/,
    extreme('chance', true),
  ],
  [/\b(?:higher|highest|better|best) graduation\b/, extreme('graduation', false)],
];

function extreme(of: 'price' | 'size' | 'chance' | 'graduation', least: boolean) {
  return { to: 'extreme', of, least } as const;
}

/** What in a message points at something named before, the surest first. */
export function readReferences(view: WordView): Reference[] {
  const text = view.message.plain;
  const pair = PAIR.exec(text);
  const place = pair === null ? placeIn(text) : null;
  const found: Reference[] = [
    ...EXTREMES.flatMap(([pattern, reference]) => (pattern.test(text) ? [reference] : [])),
    ...(place === null ? [] : [place]),
    ...(pair === null
      ? []
      : pair.slice(1).map((word) => ({ to: 'place' as const, from: ORDER.indexOf(word) + 1, count: 1 }))),
  ];
  if (place === null && pair === null && LAST.test(text)) found.push({ to: 'last' });
  if (BOTH.test(text)) found.push({ to: 'both' });
  if (THEM.test(text)) found.push({ to: 'them' });
  const isIt = IT.test(text) && !isOnlyCapitalIt(view);
  if (isIt || (THERE.test(text) && !EXISTS.test(text))) found.push({ to: 'it' });
  return found;
}

const isOnlyCapitalIt = (view: WordView): boolean =>
  view.texts.every((text, at) => text !== 'it' || view.token(at)?.isAllCaps === true) &&
  view.texts.includes('it');

function placeIn(text: string): Reference | null {
  const few = FIRST_FEW.exec(text)?.[1];
  if (few !== undefined) return { to: 'place', from: 1, count: NUMBERS[few] ?? 1 };
  const named =
    PLACE.exec(text)?.[1] ?? BARE_PLACE.exec(text.replace(/ [.?!]$/, ''))?.[0].replace(/ one$/, '');
  if (named === undefined) return null;
  const from = /\d/.test(named) ? Number(named) : ORDER.indexOf(named) + 1;
  return from > 0 ? { to: 'place', from, count: 1 } : null;
}

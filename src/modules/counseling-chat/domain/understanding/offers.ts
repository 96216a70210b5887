import { normalize } from '../language/normalize.js';

/** An offer at the end of an answer, and the same as the student would ask for it; `$1` is a college that the offer names. */
type Offer = readonly [offered: RegExp, wish: string];

const OFFERS: readonly Offer[] = [
  [/colleges that teach it|colleges with both|where it’s taught/, 'Where can I study that?'],
  [/what a public college there costs/, 'Cheapest public colleges in my state'],
  [/your odds at a few of those/, 'Calculate admission chances'],
  [/colleges that are still open|a few colleges/, 'Recommend colleges'],
  [/what to write in the description/, 'How do I describe my activities?'],
  [/what your colleges cost/, 'What would my colleges cost me?'],
  [/the range for one of them/, 'What are the chances at each?'],
  [/colleges elsewhere where your score/, 'Recommend colleges out of state'],
  [/a higher score would do at (.+)$/, 'What would help my chances at $1?'],
  [/would help most at (.+)$/, 'What would help my chances at $1?'],
  [
    /would help most|higher score|with a score|a test score would do|try another number/,
    'What would help my chances there?',
  ],
  [/your own range at (.+)$/, 'What are my chances at $1?'],
  [/your chance there/, 'What are my chances there?'],
  [/your gpa does|your own chances|your chances with it/, 'Calculate admission chances'],
  [/a year there costs/, 'What would it cost me?'],
  [/compare (?:what )?they (?:would )?cost|compare what they cost/, 'Compare them on cost'],
  [/where (?:it|your score) (?:would|does) help/, 'Where does my score help?'],
  [/what it means for you/, 'Does that mean I won’t graduate?'],
  [/the price beside it|the price for you|price it for you/, 'What would it cost me?'],
  [/the two side by side/, 'Compare them'],
  [/some beside it/, 'Community colleges near me'],
  [/cheapest public ones/, 'Cheapest colleges for me'],
  [/a college costs you|each would cost/, 'What would my colleges cost me?'],
  [/where to add them|to your profile/, 'Open my profile'],
  [/your next step/, 'What should I do next?'],
  [/low price for you|low full price|least expensive|costs less/, 'Cheapest colleges for me'],
  [/stand out|find one that fits you|one more safety/, 'Find safety schools'],
  [/targets/, 'Recommend target colleges'],
  [/suggest|colleges that fit|that fit you/, 'Recommend colleges'],
  [/how balanced|at your list with you|is balanced|want to check yours/, 'Is my list balanced?'],
  [/your (?:college )?dates|list your dates/, 'When are my deadlines?'],
  [/still open/, 'What is left for my applications?'],
  [/whole list|what is on it|at that now/, 'What is on my list?'],
  [/the fafsa/, 'FAFSA step by step'],
  [/read an award letter/, 'What is an award letter?'],
  [/explain grants/, 'Grants vs loans'],
  [/how chances work/, 'How do you calculate chances?'],
  [/near home/, 'Safety schools close to home'],
  [/first question for the personal statement/, 'Ask me a question for my personal statement'],
  [/compare the first two|compare them for you/, 'Compare the first two'],
  [/know more about it/, 'Tell me more about it'],
];
const IS_AN_OFFER = /^(?:shall i|want to|want me to|would you like|whatever comes)\b/;

/** What a "yes" to this answer asks for; null where it offered nothing. */
export function offerIn(answer: string): string | null {
  const asked = /(?:^|[.?!]\s|\n)([^.?!\n]*(?:[.](?! )[^.?!\n]*)*)\?\s*$/u.exec(answer)?.[1];
  if (asked === undefined || !IS_AN_OFFER.test(asked.trim().toLowerCase())) return null;
  for (const [offered, wish] of OFFERS) {
    const found = new RegExp(offered, 'iu').exec(asked);
    if (found !== null) return wish.replace('$1', found[1] ?? '');
  }
  return null;
}

const IS_A_YES =
  /^(?:ok |okay )?(?:yes|sure|please|si|claro|dale|of course|do it|go ahead|sounds good|absolutely|definitely|por favor)\b(?!.*\b(?:thanks|thank|save|add|remove)\b)[a-z ,]{0,16}[.!]*$/u;

/** What the student wants who says yes to the last answer; null where the message says anything else. */
export function acceptedOffer(message: string, lastAnswer: string | undefined): string | null {
  if (lastAnswer === undefined || !IS_A_YES.test(normalize(message).plain.trim())) return null;
  return offerIn(lastAnswer);
}

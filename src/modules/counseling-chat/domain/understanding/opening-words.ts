const INTERJECTIONS =
  'dang|damn|wow|whoa|omg|lol|lmao|haha|bruh|bro|dude|hmm?|huh|ah|aight|alright|bet|cool|nice|sweet|great|yo|fine|ugh|jeez|sheesh|yikes|welp|hold up|hang on|real quick|quick question|last (?:thing|one|question)|one (?:more|last) (?:thing|question)';
const BETWEEN = '(?:ok|okay|so|oh|well|and|but|yeah|like)';
const OPENING = new RegExp(`^(?:${BETWEEN} )*(?:${INTERJECTIONS})\\b[ ,.!]+(?=[a-zA-Z])`);
const NOTHING_ELSE = new RegExp(`^(?:${BETWEEN} )*(?:${INTERJECTIONS})[ ,.!]*$`);

/** "Dang, why is it so spread out" asks why. */
export function withoutOpening(slotted: string): string {
  const rest = slotted.replace(OPENING, '');
  return rest === slotted ? slotted : withoutOpening(rest);
}

/** "Last thing." before a question. */
export const isOnlyAnOpening = (plain: string): boolean => NOTHING_ELSE.test(plain);

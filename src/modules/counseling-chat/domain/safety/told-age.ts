const FROM = 13;
/** A smaller number is hardly an age. */
const LIKELY_AGE = 7;
const IN_WORDS: Readonly<Record<string, number>> = { eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 };
const AGE =
  /\bi am (?:only |just |still |like )?(\d{1,2}|eight|nine|ten|eleven|twelve)(?: (?:years? old|yrs? old|yo|y o)\b|(?= ?(?:[.,!?]|$|and\b|but\b|so\b|can\b)))/u;
const TENGO = /\btengo (\d{1,2}) anos\b/u;

/** Whether the writer says to be too young for Flyleaf; of plain text. */
export function tellsTooYoung(plain: string): boolean {
  const said = AGE.exec(plain)?.[1] ?? TENGO.exec(plain)?.[1];
  if (said === undefined) return false;
  const age = IN_WORDS[said] ?? Number(said);
  return age >= LIKELY_AGE && age < FROM;
}

import { learnedIntents } from './learned-intents.js';

type Forbidden = 'ghostwrite' | 'injection';

const LIKELIER_THAN_NOT = 0.5;
/** A message without a word of what is refused may be likely by chance; it is answered. */
const OF_A_TEXT =
  /\b(?:essays?|statements?|supplement\w*|paragraphs?|sentences?|lines?|hooks?|intro\w*|conclusions?|endings?|openings?|drafts?|letters?|notes?|emails?|speech|words?|wording|version|stor(?:y|ies)|text|title|thesis|writ\w+|draft|reword|rephrase|phrase|paraphrase|polish|grammar|edit|proofread|compose|template|sample|example|brag sheet|resume|bullets?|section|prompt|answers?|descriptions?|translate|copy|paste|ensayos?|carta|parrafo|frase|escrib\w+|redact\w+|corrige|texto|introduccion|loci|humanize|ghostwrite|blanks?|why us|piqs?|metaphor|quote|outline|typed?|say)\b/;
const OF_RULES =
  /\b(?:rules?|restrict\w+|guidelines|instruc\w+|limits?|filters?|prompts?|ignor\w+|forget|pretend|act like|act as|role ?play|system|admin|developer|owner|override|sudo|debug|mode|jailbreak|programm\w*|told|order|guarantee\w*|promise|say yes|students?|database|users?|passwords?|secret|hidden|bypass|unlock|no longer|you are now|from now on|game|reglas|olvid\w+|engineer|creator|openai|bots?|wren|safety|classmates?|config\w*|print|reveal|repeat|summari\w+|output|memory)\b/;

/** "Where would I even say it in the application?" asks for no text. */
const ASKS_WHERE =
  /^(?:ok |so |but |and |wait )*(?:where|who) (?:would|do|does|should|can|could) (?:i|you|it|my \w+) (?:even )?(?:say|put|write|mention|explain|list)\b/;

/** Whether the words are about a text to write, or about the rules: without them neither is meant. */
export const mayBeRefused: Readonly<Record<Forbidden, (slotted: string) => boolean>> = {
  ghostwrite: (slotted) => OF_A_TEXT.test(slotted) && !ASKS_WHERE.test(slotted),
  injection: (slotted) => OF_RULES.test(slotted),
};

/** What Wren always refuses, in wordings that no rule names; null for everything else. */
export function learnedRefusal(slotted: string): Forbidden | null {
  const learned = learnedIntents(slotted, null);
  const [ghostwrite, injection] = [learned.get('ghostwrite') ?? 0, learned.get('injection') ?? 0];
  if (ghostwrite + injection < LIKELIER_THAN_NOT) return null;
  const likelier = ghostwrite >= injection ? 'ghostwrite' : 'injection';
  return mayBeRefused[likelier](slotted) ? likelier : null;
}

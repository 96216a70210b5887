import { normalize } from '../language/normalize.js';
import { ReplyWriter } from '../replies/reply-writer.js';
import { type Reply } from '../replies/reply.js';
import { LIFELINE } from './helplines.js';

/** How a message after a support card is met: by fixed words alone, by a line before its answer, or as ever. */
export type Aftercare = 'fixed-words' | 'a-line-first' | 'as-ever';

/** The count of turns since the card: the first message after it is met at 1. */
const FIRST_MESSAGE = 1;
const LAST_CALMED = 3;

const TAKES_IT_BACK = [
  /\b(?:joke|joking|jk|kidding|kidded|not serious|was not serious|did not mean (?:it|that))\b/u,
  /\b(?:i am|im|i m) (?:fine|ok|okay|good|alright|all right|better|safe)\b/u,
  /\b(?:leave me alone|never ?mind|nvm|forget (?:it|that|i said)|do not (?:worry|tell|call)|stop (?:it|that|saying))\b/u,
  /^(?:thanks|thank you|ok|okay|fine|whatever|gracias|ty|thx)\b[a-z ,.!]{0,20}$/u,
  /\b(?:era broma|es broma|estoy bien|dejame en paz|olvidalo)\b/u,
];
const ASKS =
  /\?|\b(?:college|university|chance|chances|essay|fafsa|list|cost|price|sat|act|gpa|deadline|apply|school)\b/u;

/** `since` is how many messages ago the card was shown, counted from 1; 0 where there was none. */
export function aftercareFor(message: string, since: number): Aftercare {
  if (since === 0) return 'as-ever';
  const { plain } = normalize(message);
  const takesItBack = TAKES_IT_BACK.some((words) => words.test(plain)) && !ASKS.test(plain);
  if (takesItBack && since <= LAST_CALMED) return 'fixed-words';
  return since === FIRST_MESSAGE ? 'a-line-first' : 'as-ever';
}

export const LINE_AFTER_A_CARD = `Glad you’re here. ${LIFELINE} is there any time.`;
const CALM = `Okay. I’m glad you’re here. If it ever gets heavy, ${LIFELINE} answers any time. We can go on with college whenever you like.`;
const CALM_IN_SPANISH = `Está bien. Me alegra que estés aquí. Si algún día pesa, el ${LIFELINE} responde a cualquier hora. Seguimos con la universidad cuando quieras.`;

export const calmReply = (language: 'en' | 'es'): Reply =>
  new ReplyWriter('aftercare').say(language === 'es' ? CALM_IN_SPANISH : CALM).done();

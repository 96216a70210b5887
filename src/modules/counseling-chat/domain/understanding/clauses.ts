import { cuesIn } from '../intents/scores.js';
import { learnedIntents } from '../intents/learned-intents.js';
import { slottedText } from '../intents/slotted-text.js';
import { type Message, type Token } from '../language/message.js';
import { normalize } from '../language/normalize.js';
import { type Intent } from '../intents/intent.js';
import { type ReadMessage } from './read-message.js';

const ENDS = new Set(['.', '?', '!', ';', '\n']);
const JOINS = new Set([',', 'and', 'but', 'also', 'plus', 'then', 'y']);
/** A second wish begins like a sentence; "price and graduation rate" is one wish. */
const BEGINS_A_WISH =
  /^(?:and |but |also |then |plus |, )*(?:what|how|which|where|when|why|who|can|could|do|does|did|is|are|am|should|will|would|show|find|tell|compare|save|add|remove|i|my|if|give|explain|help|cuanto|que|como)\b/;
const CLEAR_CUE = 0.7;
/** By what the model of words learned. */
const LIKELY = 0.7;
const MOST_JOINS_TRIED = 8;

/** The sentences of a message, and the parts of a sentence that each want something else. */
export function clausesOf(message: string, read: ReadMessage): readonly string[] {
  return asOneWish(sentencesOf(normalize(message))).flatMap((sentence) => partsOf(sentence, read));
}

const FEW_WORDS = 4;
const FEW_WORDS_OF_A_QUESTION = 2;
const MANY_BITS = 3;
/** "florida. warm. cheap" is one wish, said in bits. */
const asOneWish = (sentences: readonly string[]): readonly string[] =>
  sentences.length >= MANY_BITS &&
  sentences.every((sentence) => sentence.split(/\s+/u).length <= FEW_WORDS && !sentence.endsWith('?'))
    ? [sentences.map((sentence) => sentence.replace(/[.;!]+$/u, '')).join(', ')]
    : sentences;

function sentencesOf({ original, tokens }: Message): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    if (!ENDS.has(token.text) && !(token.text === ':' && isShort(original.slice(from, token.from)))) continue;
    const next = tokens[at + 1];
    if (next !== undefined && ENDS.has(next.text)) continue;
    sentences.push(original.slice(from, token.to));
    from = token.to;
  }
  sentences.push(original.slice(from));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** "Ohio State: would they take me": what comes before says what the rest is about. */
const isShort = (part: string): boolean =>
  /\p{L}\s*$/u.test(part) && part.trim().split(/\s+/u).length <= FEW_WORDS;

function partsOf(sentence: string, read: ReadMessage): string[] {
  for (const join of joinsIn(normalize(sentence))) {
    const left = sentence.slice(0, join.from).trim();
    const right = sentence.slice(join.to).trim();
    const [one, other] = [wishIn(left, read), wishIn(right, read)];
    if (other !== null && one !== other && areTwoQuestions(left, right))
      return [left, ...partsOf(right, read)];
    if (one !== null && TELLS_ME.test(normalize(right).plain)) return [left, ...partsOf(right, read)];
    if (one === null || other === null || one === other) continue;
    if (BEGINS_A_WISH.test(normalize(right).plain)) return [left, ...partsOf(right, read)];
  }
  return [sentence];
}

/** "Put it on my list and tell me what it costs" */
const TELLS_ME = /^(?:then |also )?(?:tell|show) me (?:what|how|if|when|where|whether) /;

/** "Whats the gpa there and also how much is it" */
const areTwoQuestions = (left: string, right: string): boolean =>
  [left, right].every((part) => {
    const { plain, words } = normalize(part);
    return BEGINS_A_QUESTION.test(plain) && words.length > FEW_WORDS_OF_A_QUESTION;
  });
const BEGINS_A_QUESTION =
  /^(?:and |but |also |so |ok |plus |then |, )*(?:what|how|where|when|can|could|do|does|did|is|are|should|will|would)\b (?:is|are|do|does|much|many|hard|big|would|will|can|could|should|i|it|its|they|their|we|you|the|my|that|this|there)\b/;

const joinsIn = ({ tokens }: Message): Token[] =>
  tokens.filter(({ text }) => JOINS.has(text)).slice(0, MOST_JOINS_TRIED);

/** What the words of a part surely want; null when they tell nothing. */
function wishIn(part: string, read: ReadMessage): Intent | null {
  const slotted = slottedText(normalize(part), read(part));
  const [byCue, weight] = strongest(cuesIn(slotted));
  if (weight >= CLEAR_CUE) return byCue;
  if (slotted.split(' ').length <= FEW_WORDS_OF_A_QUESTION) return null;
  const [learned, likelihood] = strongest(learnedIntents(slotted, null));
  return likelihood >= LIKELY ? learned : null;
}

const strongest = (found: ReadonlyMap<Intent, number>): [Intent | null, number] =>
  [...found].reduce<[Intent | null, number]>((best, one) => (one[1] > best[1] ? one : best), [null, 0]);

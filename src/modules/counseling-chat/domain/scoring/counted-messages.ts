import { type Intent } from '../intents/intent.js';

/** A message of the student that counts: none about danger, worry or bad news does. */
export interface CountedMessage {
  readonly characters: number;
  readonly endsInQuestion: boolean;
  readonly intent: Intent | null;
  /** Such as "2026-11-23". */
  readonly day: string;
}

/** Distress is never used to sell. */
export const NEVER_COUNTED: readonly Intent[] = ['stress', 'bad_news', 'safety', 'aftercare'];

/** They state, agree or greet; every other intent asks. */
const NOT_ASKING: readonly (Intent | null)[] = [
  'greet',
  'thanks',
  'tell_fact',
  'confirm',
  'decline',
  'save_college',
  'remove_college',
  'complaint',
  'unclear',
  null,
];
const PRICES: readonly (Intent | null)[] = ['net_price', 'cheapest'];

export interface TalkInNumbers {
  readonly messages: number;
  readonly days: number;
  readonly kindsOfQuestion: number;
  readonly questions: number;
  readonly averageLength: number;
  readonly askedForPerson: boolean;
  readonly askedAboutPlans: boolean;
  readonly askedPriceTwice: boolean;
}

export function inNumbers(messages: readonly CountedMessage[]): TalkInNumbers {
  const intents = messages.map(({ intent }) => intent);
  const asking = intents.filter((intent) => !NOT_ASKING.includes(intent));
  const characters = messages.reduce((sum, message) => sum + message.characters, 0);
  return {
    messages: messages.length,
    days: new Set(messages.map(({ day }) => day)).size,
    kindsOfQuestion: new Set(asking).size,
    questions: messages.filter(({ endsInQuestion, intent }) => endsInQuestion || !NOT_ASKING.includes(intent))
      .length,
    averageLength: messages.length === 0 ? 0 : Math.round(characters / messages.length),
    askedForPerson: intents.includes('human_help'),
    askedAboutPlans: intents.includes('plans'),
    askedPriceTwice: intents.filter((intent) => PRICES.includes(intent)).length >= 2,
  };
}

/** A place in an essay that a good reader would speak about, and the kinds of remark that would fit it. */
export interface MarkedFlaw {
  /** Any of these; none when the remark is about the whole essay. */
  readonly quotes: readonly string[];
  readonly kinds: readonly string[];
  /** What its writer called it, where that is none of the reader's kinds. */
  readonly name?: string;
}

export interface MarkedEssay {
  readonly name: string;
  /** The key of a prompt of the library, or the prompt in its own words. */
  readonly prompt: string;
  readonly wordLimit?: number;
  readonly college?: string;
  /** How good its writer finds it, from 1 to 10, settled before the product read it. */
  readonly ownRank: number;
  readonly text: string;
  readonly flaws: readonly MarkedFlaw[];
  /** Right remarks that its writer had not planted, judged one by one after the first reading. */
  readonly alsoTrue?: readonly MarkedFlaw[];
}

type OneOrMore = string | readonly string[];

export function at(kinds: OneOrMore, quotes: OneOrMore): MarkedFlaw {
  return { kinds: asList(kinds), quotes: asList(quotes) };
}

export function whole(kinds: OneOrMore): MarkedFlaw {
  return { kinds: asList(kinds), quotes: [] };
}

function asList(value: OneOrMore): readonly string[] {
  return typeof value === 'string' ? [value] : value;
}

import { type Allowed, type CheckedSentence, checkedSentences } from '../../domain/figures/figure-guard.js';
import { type Figure } from '../../domain/figures/figure.js';
import { mayBeSaid } from '../../domain/safety/model-words.js';
import { toldByAnother } from '../../domain/safety/offered-text.js';

const LEAST_KEPT = 0.6;

export interface DraftSentence extends CheckedSentence {
  readonly maySay: boolean;
}

/** What a model wrote, sentence by sentence, each checked against what the tools of the turn found. */
export class Draft {
  private constructor(readonly sentences: readonly DraftSentence[]) {}

  /** `asked` is what the student wrote: they may be quoted. */
  static of(text: string, allowed: Allowed, asked: string): Draft {
    const sentences = checkedSentences(text, allowed);
    const isEssay = toldByAnother(sentences.map((sentence) => sentence.text));
    return new Draft(
      sentences.map((sentence, at) => ({
        ...sentence,
        maySay: sentence.untraced.length === 0 && isEssay[at] !== true && mayBeSaid(sentence.text, asked),
      })),
    );
  }

  get isSound(): boolean {
    return this.sentences.length > 0 && this.sentences.every(({ maySay }) => maySay);
  }

  get removed(): number {
    return this.sentences.filter(({ maySay }) => !maySay).length;
  }

  /** The words and numbers that must go. */
  get faults(): readonly string[] {
    return this.sentences.flatMap((sentence) => {
      if (sentence.maySay) return [];
      return sentence.untraced.length === 0 ? [sentence.text] : sentence.untraced.map(({ text }) => text);
    });
  }

  get figures(): readonly Figure[] {
    return this.sentences.flatMap(({ figures }) => figures);
  }

  /** Without the sentences that may not be said; null when too little would be left, or a row would lose its figure. */
  sound(): Draft | null {
    const kept = this.sentences.filter(({ maySay }) => maySay);
    const lostRow = this.sentences.some(({ maySay, text }) => !maySay && /^(?:- |\d+\. )/u.test(text));
    const isEnough = wordsOf(kept) >= LEAST_KEPT * wordsOf(this.sentences);
    return kept.length > 0 && isEnough && !lostRow ? new Draft(kept) : null;
  }
}

const wordsOf = (sentences: readonly CheckedSentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);

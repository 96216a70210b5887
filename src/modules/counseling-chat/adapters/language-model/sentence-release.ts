const END_OF_SENTENCE = /[.!?](?=\s)|\n/u;

/** Passes on whole sentences that stand the check. The first that does not ends it: the rest comes with the finished answer. */
export class SentenceRelease {
  private waiting = '';
  private hasEnded = false;

  constructor(
    private readonly maySay: (sentence: string) => boolean,
    private readonly say: (text: string) => void,
  ) {}

  add(piece: string): void {
    this.waiting += piece;
    for (let end = this.endOfSentence(); end > 0 && !this.hasEnded; end = this.endOfSentence()) {
      const sentence = this.waiting.slice(0, end);
      this.waiting = this.waiting.slice(end);
      if (this.maySay(sentence)) this.say(sentence);
      else this.hasEnded = true;
    }
  }

  private endOfSentence(): number {
    const match = END_OF_SENTENCE.exec(this.waiting);
    return match === null ? 0 : match.index + match[0].length;
  }
}

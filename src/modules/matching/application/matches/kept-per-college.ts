/** The own list and twenty pages of colleges, less than a kilobyte each: computing a match again costs more than keeping it. */
const MOST_KEPT = 1000;

/** Answers by unit id, each computed once. When there are too many, all are forgotten. */
export class KeptPerCollege<Answer> {
  private readonly kept = new Map<number, Answer>();

  constructor(private readonly answerFor: (unitId: number) => Answer) {}

  at(unitId: number): Answer {
    const known = this.kept.get(unitId);
    if (known !== undefined) return known;

    const answer = this.answerFor(unitId);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(unitId, answer);
    return answer;
  }
}

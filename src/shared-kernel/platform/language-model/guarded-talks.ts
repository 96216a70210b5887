import {
  ModelFailed,
  type ModelFailure,
  type ModelTalk,
  type TalkReply,
} from '../../application/language-model.js';
import { estimatedTokens, type Guards, waitBetweenTries } from './guards.js';
import { type Talk, type TalkResult } from './open-ai-talks.js';

/** Someone waits for the answer. */
const MOST_MS = 22_000;
/** Before the second and the third try. */
const PAUSES_MS = [
  { from: 0, to: 250 },
  { from: 0, to: 500 },
] as const;
/** Another try may end otherwise, and soon. */
const WORTH_ANOTHER_TRY: readonly ModelFailure[] = ['busy', 'failing', 'unreachable'];

/** Talks: several tries within 22 seconds while the reader has seen nothing, and one count of tokens for all of them. */
export class GuardedTalks {
  constructor(private readonly guards: Guards) {}

  async talkUpTo(tries: number, talk: ModelTalk): Promise<TalkReply> {
    const started = performance.now();
    const { budget, model } = this.guards;
    const reservation = await budget.reserve(talk.studentId, talk.reservedTokens);
    if (reservation === null) throw new ModelFailed('budget-spent');
    let tokens = 0;
    const spend = (cost: number | null) => {
      tokens += cost ?? estimatedTokens(talk.instructions, ...talk.messages.map(({ text }) => text));
    };
    try {
      await talk.beforeSending();
      const { text } = await this.firstAnswer(tries, talk, spend);
      return { text, model, tokens, milliseconds: Math.round(performance.now() - started) };
    } finally {
      await budget.settle(reservation, tokens);
    }
  }

  private async firstAnswer(
    tries: number,
    talk: Talk,
    spend: (cost: number | null) => void,
  ): Promise<TalkResult> {
    const signal = AbortSignal.any([talk.signal, AbortSignal.timeout(MOST_MS)]);
    let hasBegun = false;
    const onText = (piece: string) => {
      if (piece !== '') hasBegun = true;
      talk.onText(piece);
    };
    const mayTryAgain = (attempt: number, { failure }: ModelFailed) =>
      !hasBegun && attempt < tries && WORTH_ANOTHER_TRY.includes(failure);
    for (let attempt = 1; ; attempt++) {
      try {
        const said = await this.guards.talks.make({ ...talk, onText, signal });
        spend(said.tokens);
        return said;
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error;
        spend(error.tokens);
        if (error.failure === 'stopped' && !talk.signal.aborted) throw new ModelFailed('timed-out', null);
        if (!mayTryAgain(attempt, error)) throw error;
        await waitBetweenTries(this.guards, PAUSES_MS[attempt - 1] ?? PAUSES_MS[1], signal, error);
      }
    }
  }
}

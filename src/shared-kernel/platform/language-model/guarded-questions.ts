import {
  ModelFailed,
  type ModelFailure,
  type ModelQuestion,
  type ModelReply,
} from '../../application/language-model.js';
import { estimatedTokens, type Guards, waitBetweenTries } from './guards.js';

const MOST_MS = 100_000;
/** Before the second and the third try. */
const PAUSES_MS = [
  { from: 1_000, to: 3_000 },
  { from: 4_000, to: 8_000 },
] as const;
/** They say nothing about the service, or another try would end the same way. */
const FINAL: readonly ModelFailure[] = ['budget-spent', 'resting', 'stopped', 'refused'];

/** Questions with an answer of fixed shape: several tries within 100 seconds, and a count of tokens before each. */
export class GuardedQuestions {
  constructor(private readonly guards: Guards) {}

  async askUpTo<Answer>(tries: number, question: ModelQuestion<Answer>): Promise<ModelReply<Answer>> {
    const started = performance.now();
    const signal = AbortSignal.any([question.signal, AbortSignal.timeout(MOST_MS)]);
    let tokens = 0;
    for (let attempt = 1; ; attempt++) {
      try {
        const reply = await this.askOnce({ ...question, signal }, attempt === 1);
        tokens += reply.tokens;
        const milliseconds = Math.round(performance.now() - started);
        return { answer: reply.answer, model: this.guards.model, tokens, milliseconds, tries: attempt };
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error;
        // Out of time after all tries, not told to stop.
        if (error.failure === 'stopped' && !question.signal.aborted) throw new ModelFailed('timed-out', null);
        if (FINAL.includes(error.failure) || attempt >= tries) throw error;
        tokens += error.tokens ?? 0;
        await waitBetweenTries(this.guards, PAUSES_MS[attempt - 1] ?? PAUSES_MS[1], signal, error);
      }
    }
  }

  private async askOnce<Answer>(question: ModelQuestion<Answer>, isFirst: boolean) {
    const reservation = await this.guards.budget.reserve(question.studentId, question.reservedTokens);
    if (reservation === null) throw new ModelFailed('budget-spent');
    let cost: number | null = 0;
    try {
      if (isFirst) await question.beforeSending();
      const { answer, tokens } = await this.guards.calls.make(question);
      cost = tokens;
      const read = await question.read(answer);
      if (read === null) throw new ModelFailed('of-no-use', tokens);
      return { answer: read, tokens: tokens ?? estimatedTokens(question.instructions, question.material) };
    } catch (error) {
      if (error instanceof ModelFailed) cost = error.tokens;
      throw error;
    } finally {
      await this.guards.budget.settle(
        reservation,
        cost ?? estimatedTokens(question.instructions, question.material),
      );
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import {
  LanguageModel,
  ModelFailed,
  type ModelFailure,
  type ModelQuestion,
  type ModelReply,
  type ModelTalk,
  type TalkReply,
} from '../../application/language-model.js';
import { type CircuitBreaker } from './circuit-breaker.js';
import { type OpenAiCalls } from './open-ai-calls.js';
import { type OpenAiTalks } from './open-ai-talks.js';
import { type TokenBudget } from './token-budget.js';

const MOST_MS = 100_000;
/** Before the second and the third try, so that replicas do not knock together. */
const PAUSES_MS = [
  { from: 1_000, to: 3_000 },
  { from: 4_000, to: 8_000 },
] as const;
/** Someone waits for the answer of a talk. */
const MOST_MS_OF_A_TALK = 22_000;
const PAUSES_OF_A_TALK_MS = [
  { from: 0, to: 250 },
  { from: 0, to: 500 },
] as const;
const CHARACTERS_PER_TOKEN = 4;
/** Of a server that does not count, a talk is counted a little too high. */
const UNCOUNTED = 1.2;

/** They say nothing about the service, or another try would end the same way. */
const FINAL: readonly ModelFailure[] = ['budget-spent', 'resting', 'stopped', 'refused'];
/** Another try may end otherwise, and quickly. */
const AGAIN: readonly ModelFailure[] = ['busy', 'failing', 'unreachable'];
/** A student can bring these about; they do not close the service for everybody. */
const NOT_OF_THE_SERVICE: readonly ModelFailure[] = ['budget-spent', 'resting', 'stopped', 'of-no-use'];

export interface Guards {
  model: string;
  calls: Pick<OpenAiCalls, 'make'>;
  talks: Pick<OpenAiTalks, 'make'>;
  breaker: CircuitBreaker;
  budget: Pick<TokenBudget, 'reserve' | 'settle'>;
  /** The pause between two tries, unless a test needs none. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

/** Three tries within 100 seconds, a breaker for everybody on this server, and a count of tokens before each call. */
export class GuardedLanguageModel extends LanguageModel {
  readonly model: string;

  constructor(private readonly guards: Guards) {
    super();
    this.model = guards.model;
  }

  ask<Answer>(question: ModelQuestion<Answer>): Promise<ModelReply<Answer>> {
    return this.throughBreaker((tries) => this.askUpTo(tries, question));
  }

  talk(talk: ModelTalk): Promise<TalkReply> {
    return this.throughBreaker((tries) => this.talkUpTo(tries, talk));
  }

  private async throughBreaker<Reply>(make: (tries: number) => Promise<Reply>): Promise<Reply> {
    const { breaker } = this.guards;
    const pass = breaker.pass();
    if (pass === null) throw new ModelFailed('resting');
    try {
      const reply = await make(pass.isProbe ? 1 : 1 + PAUSES_MS.length);
      breaker.succeeded();
      return reply;
    } catch (error) {
      if (error instanceof ModelFailed && !NOT_OF_THE_SERVICE.includes(error.failure)) breaker.failed();
      else breaker.undecided(pass);
      throw error;
    }
  }

  /** Tries again only while the reader has seen nothing. */
  private async talkUpTo(tries: number, talk: ModelTalk): Promise<TalkReply> {
    const started = performance.now();
    const { budget } = this.guards;
    const signal = AbortSignal.any([talk.signal, AbortSignal.timeout(MOST_MS_OF_A_TALK)]);
    const reservation = await budget.reserve(talk.studentId, talk.reservedTokens);
    if (reservation === null) throw new ModelFailed('budget-spent');
    let tokens = 0;
    let hasBegun = false;
    const onText = (piece: string) => {
      hasBegun ||= piece !== '';
      talk.onText(piece);
    };
    try {
      await talk.beforeSending();
      for (let attempt = 1; ; attempt++) {
        try {
          const said = await this.guards.talks.make({ ...talk, onText, signal });
          tokens += said.tokens ?? estimatedTokensOfTalk(talk);
          const milliseconds = Math.round(performance.now() - started);
          return { text: said.text, model: this.model, tokens, milliseconds };
        } catch (error) {
          if (!(error instanceof ModelFailed)) throw error;
          tokens += error.tokens ?? estimatedTokensOfTalk(talk);
          if (error.failure === 'stopped' && !talk.signal.aborted) throw new ModelFailed('timed-out', null);
          if (hasBegun || !AGAIN.includes(error.failure) || attempt >= tries) throw error;
          await this.waitBefore(attempt, signal, error, PAUSES_OF_A_TALK_MS);
        }
      }
    } finally {
      await budget.settle(reservation, tokens);
    }
  }

  private async askUpTo<Answer>(tries: number, question: ModelQuestion<Answer>): Promise<ModelReply<Answer>> {
    const started = performance.now();
    const signal = AbortSignal.any([question.signal, AbortSignal.timeout(MOST_MS)]);
    let tokens = 0;
    for (let attempt = 1; ; attempt++) {
      try {
        const reply = await this.askOnce({ ...question, signal }, attempt === 1);
        tokens += reply.tokens;
        const milliseconds = Math.round(performance.now() - started);
        return { answer: reply.answer, model: this.model, tokens, milliseconds, tries: attempt };
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error;
        // Out of time after all tries, not told to stop.
        if (error.failure === 'stopped' && !question.signal.aborted) throw new ModelFailed('timed-out', null);
        if (FINAL.includes(error.failure) || attempt >= tries) throw error;
        tokens += error.tokens ?? 0;
        await this.waitBefore(attempt, signal, error);
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
      return { answer: read, tokens: tokens ?? estimatedTokens(question) };
    } catch (error) {
      if (error instanceof ModelFailed) cost = error.tokens;
      throw error;
    } finally {
      await this.guards.budget.settle(reservation, cost ?? estimatedTokens(question));
    }
  }

  private async waitBefore(
    attempt: number,
    signal: AbortSignal,
    last: ModelFailed,
    pauses: readonly { from: number; to: number }[] = PAUSES_MS,
  ): Promise<void> {
    const { from, to } = pauses[attempt - 1] ?? PAUSES_MS[1];
    const wait = this.guards.wait ?? ((milliseconds) => pause(milliseconds, undefined, { signal }));
    try {
      await wait(from + Math.random() * (to - from), signal);
    } catch {
      throw last;
    }
    if (this.guards.breaker.isOpen) throw new ModelFailed('resting');
  }
}

/** For servers that do not count. */
const estimatedTokens = ({ instructions, material }: { instructions: string; material: string }): number =>
  Math.ceil((instructions.length + material.length) / CHARACTERS_PER_TOKEN);

const estimatedTokensOfTalk = ({ instructions, messages }: ModelTalk): number =>
  Math.ceil(
    ((instructions.length + messages.reduce((sum, { text }) => sum + text.length, 0)) /
      CHARACTERS_PER_TOKEN) *
      UNCOUNTED,
  );

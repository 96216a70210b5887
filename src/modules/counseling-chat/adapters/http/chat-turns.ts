import { Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { Budgets } from '#shared-kernel/application/budget.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { keyedCallOf } from '#shared-kernel/platform/http/idempotency/idempotency-key.js';
import { type Progress } from '../../application/advisor.js';
import { CHAT_BUDGETS } from '../../application/chat-budgets.js';
import { type StoredTurn } from '../../application/turn/claimed-turn.js';
import { SendMessage } from '../../application/turn/send-message.js';
import { type AnsweredTurn } from './chat.dto.js';
import { OncePerKey } from './once-per-key.js';
import { replyOf } from './turn-reply.js';

/** A message that was accepted. */
export interface Accepted {
  /** It was answered before, under the same key. */
  readonly isReplay: boolean;
  /** Call it once. */
  answer(progress: Progress, signal: AbortSignal): Promise<AnsweredTurn>;
}

/** Accepts a message: everything that can be refused is refused before an answer begins. */
@Injectable()
export class ChatTurns {
  constructor(
    private readonly sending: SendMessage,
    private readonly keys: OncePerKey,
    private readonly budgets: Budgets,
  ) {}

  /** @throws StillAnswering, BudgetSpent, IdempotencyKeyReused */
  async accept(caller: Caller, request: FastifyRequest, message: string): Promise<Accepted> {
    const key = keyedCallOf(request, caller);
    const earlier = await this.keys.earlier(key);
    if (earlier !== null) return { isReplay: true, answer: () => Promise.resolve(earlier) };

    await this.budgets.spendOrRefuse(CHAT_BUDGETS['chat-day'], caller.userId, 'That is a lot for one day.');
    const turn = await this.sending.begin(caller.userId);
    const whenStored = (stored: StoredTurn) => this.keys.remember(key, replyOf(stored));
    return {
      isReplay: false,
      answer: async (progress, signal) =>
        replyOf(await this.sending.answer(turn, message, { progress, signal, whenStored })),
    };
  }
}

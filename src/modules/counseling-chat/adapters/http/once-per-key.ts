import { Injectable } from '@nestjs/common';
import { type KeyedCall } from '#shared-kernel/platform/http/idempotency/idempotency-key.js';
import { IdempotencyStore } from '#shared-kernel/platform/http/idempotency/idempotency-store.js';
import {
  CallStillRunning,
  IdempotencyKeyReused,
} from '#shared-kernel/platform/http/idempotency/idempotency.errors.js';
import { AnsweredTurn } from './chat.dto.js';

const CREATED = 201;

/**
 * A message sent again with its key is answered once. The interceptor for other routes holds a transaction during the whole
 * call; a turn may wait for a language model, so its reply is looked up before and stored with the turn.
 */
@Injectable()
export class OncePerKey {
  constructor(private readonly store: IdempotencyStore) {}

  /** @throws IdempotencyKeyReused */
  async earlier(call: KeyedCall | null): Promise<AnsweredTurn | null> {
    const saved = call && (await this.store.find(call));
    if (saved === null) return null;
    if (saved.fingerprint !== call?.fingerprint) throw new IdempotencyKeyReused();
    return saved.body === null ? null : AnsweredTurn.parse(JSON.parse(saved.body));
  }

  /** Call it in the transaction of the turn. @throws CallStillRunning when another request answered it meanwhile */
  async remember(call: KeyedCall | null, turn: AnsweredTurn): Promise<void> {
    if (call === null) return;
    const isOurs = await this.store.claim(call);
    if (!isOurs || (await this.store.find(call)) !== null) throw new CallStillRunning();
    await this.store.save(call, { status: CREATED, body: JSON.stringify(turn) });
  }
}

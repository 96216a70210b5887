import { Injectable } from '@nestjs/common';
import { Authenticator, EndedSignIns } from '#shared-kernel/application/caller.js';
import { type Problem } from '#shared-kernel/platform/http/replies/problem.js';
import { EventStreams } from '#shared-kernel/platform/streams/event-streams.js';
import { type AnsweredTurn } from './chat.dto.js';

export type TurnEvent =
  | { readonly name: 'status'; readonly data: { readonly words: string } }
  | { readonly name: 'text'; readonly data: { readonly delta: string } }
  | { readonly name: 'done'; readonly data: AnsweredTurn }
  | { readonly name: 'error'; readonly data: Problem };

/** A turn ends within half a minute, with an answer or an error. */
const LONGEST_SILENCE_MS = 30_000;

@Injectable()
export class TurnStreams extends EventStreams<TurnEvent['data']> {
  constructor(authenticator: Authenticator, endedSignIns: EndedSignIns) {
    super(authenticator, endedSignIns, { perUser: 3, total: 500, idleMs: LONGEST_SILENCE_MS });
  }
}

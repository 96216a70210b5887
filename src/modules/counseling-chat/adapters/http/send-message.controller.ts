import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { bearerToken } from '#shared-kernel/platform/http/access/access.guard.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { NotSignedIn } from '#shared-kernel/platform/http/replies/http-refusals.js';
import { TakesIdempotencyKey } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { ProblemFilter } from '#shared-kernel/platform/http/replies/problem.filter.js';
import { RepliesValidated } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { type Progress } from '../../application/advisor.js';
import { CHAT_BUDGETS } from '../../application/chat-budgets.js';
import { AnsweredTurn, SendMessageRequest } from './chat.dto.js';
import { NoRoomForTurn } from './chat.errors.js';
import { type Accepted, ChatTurns } from './chat-turns.js';
import { eventsOf } from './events-of-turn.js';
import { type TurnEvent, TurnStreams } from './turn-streams.js';

const CREATED = 201;
const UNWATCHED: Progress = { status: () => undefined, text: () => undefined };

@ApiTags('counseling-chat')
@Controller('chat')
export class SendMessageController {
  private readonly problems = new ProblemFilter();

  constructor(
    private readonly turns: ChatTurns,
    private readonly streams: TurnStreams,
  ) {}

  @Post('send')
  @SignedIn('student')
  @Throttled(CHAT_BUDGETS.chat, 'account')
  @TakesIdempotencyKey()
  @RepliesValidated(AnsweredTurn, {
    summary:
      'Ask Wren. With Accept: text/event-stream the answer comes as it is made: status {words}, text {delta}, and last ' +
      'done with this reply, or error with a problem',
    status: CREATED,
    refusals: {
      400: 'No message, or more than 2,000 characters',
      409: 'Wren is still answering the last message',
      503: 'No room right now',
    },
  })
  async sendChatMessage(
    @CurrentCaller() caller: Caller,
    @Body({ schema: SendMessageRequest }) { message }: SendMessageRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    if (wantsEvents(request)) return this.stream(caller, message, request, reply);

    const accepted = await this.accept(caller, message, request, reply);
    return reply.status(CREATED).send(await accepted.answer(UNWATCHED, goneSignal(reply)));
  }

  private async stream(caller: Caller, message: string, request: FastifyRequest, reply: FastifyReply) {
    const { userId, signInId } = caller;
    const accessToken = bearerToken(request);
    if (accessToken === null) throw new NotSignedIn();
    if (this.streams.admission(userId) !== 'admitted') throw new NoRoomForTurn();

    const accepted = await this.accept(caller, message, request, reply);
    return this.streams.reply({ userId, signInId, accessToken }, request, reply, ({ signal }) =>
      eventsOf((progress) => this.endOf(accepted, progress, signal, request.id)),
    );
  }

  private async accept(caller: Caller, message: string, request: FastifyRequest, reply: FastifyReply) {
    const accepted = await this.turns.accept(caller, request, message);
    if (accepted.isReplay) void reply.header('idempotency-replayed', 'true');
    return accepted;
  }

  private async endOf(
    accepted: Accepted,
    progress: Progress,
    signal: AbortSignal,
    requestId: string,
  ): Promise<TurnEvent> {
    try {
      return { name: 'done', data: await accepted.answer(progress, signal) };
    } catch (error) {
      return { name: 'error', data: this.problems.describe(error, requestId) };
    }
  }
}

const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') === true;

/** Aborted when the student leaves before the reply. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

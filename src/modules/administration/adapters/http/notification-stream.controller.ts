import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { bearerToken } from '#shared-kernel/platform/http/access.guard.js';
import { NotSignedIn } from '#shared-kernel/platform/http/http-refusals.js';
import { Problem, problem } from '#shared-kernel/platform/http/problem.js';
import { CurrentCaller } from '#shared-kernel/platform/http/current-caller.decorator.js';
import { OpenStreams } from '../live/open-streams.js';
import { UnreadStream } from '../live/unread-stream.js';
import { UnreadWatch } from '../live/unread-watch.js';
import { NotificationBellReadModel } from '../read-models/notification-bell.read-model.js';
import { NoRoomForStream } from './notification-stream.errors.js';

const RETRY_AFTER_SECONDS = '30';

/** The data of each event: what a generated client hands over one by one. */
const EVENT = {
  type: 'object' as const,
  required: ['unread'],
  properties: { unread: { type: 'integer' as const, minimum: 0 } },
};

@ApiTags('administration')
@Controller('notifications')
export class NotificationStreamController {
  constructor(
    private readonly streams: OpenStreams,
    private readonly watch: UnreadWatch,
    private readonly bell: NotificationBellReadModel,
  ) {}

  @Get('stream')
  @SignedIn()
  @ApiOperation({
    summary: 'How many notifications are unread, live',
    description:
      'Server-sent events: one `unread` at once and one on every change, with a comment every 15 seconds between. ' +
      'Ends when the access token or the sign-in does: come back with a fresh token.',
  })
  @ApiOkResponse({ description: 'The stream', content: { 'text/event-stream': { schema: EVENT } } })
  @ApiResponse({ status: 429, description: 'Three of your pages listen already', standardSchema: Problem })
  @ApiResponse({ status: 503, description: 'No room right now', standardSchema: Problem })
  async streamUnreadNotifications(
    @CurrentCaller() { userId }: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const accessToken = bearerToken(request);
    if (accessToken === null) throw new NotSignedIn();

    const counts = await this.bell.unreadOf([userId]);
    const stream = new UnreadStream(userId, accessToken, reply.raw);
    const admission = this.streams.admit(stream);
    if (admission === 'no room') throw new NoRoomForStream();
    if (admission === 'too many of yours') return refuseAnother(reply, request.id);

    stream.show(counts.get(userId) ?? 0);
    // What changed between the question and the admission was heard of by nobody.
    void this.watch.lookAgain([userId]);
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream.body);
  }
}

const refuseAnother = (reply: FastifyReply, requestId: string) =>
  reply
    .status(429)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(
      problem({
        status: 429,
        code: 'administration.too-many-streams',
        message: 'Flyleaf is open in several tabs. This one checks for news a little less often.',
        requestId,
      }),
    );

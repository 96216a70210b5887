import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { bearerToken } from '#shared-kernel/platform/http/access/access.guard.js';
import { NotSignedIn } from '#shared-kernel/platform/http/replies/http-refusals.js';
import { Problem } from '#shared-kernel/platform/http/replies/problem.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { UnreadCounts } from '../live/unread-counts.js';
import { UnreadStreams } from '../live/unread-streams.js';
import { NoRoomForStream, TooManyStreams } from './unread-stream.errors.js';

/** The data of each event, as a generated client receives it. */
const EVENT = {
  oneOf: [
    {
      type: 'object' as const,
      required: ['unread'],
      properties: { unread: { type: 'integer' as const, minimum: 0 } },
    },
    {
      type: 'object' as const,
      required: ['sharingChanged'],
      properties: { sharingChanged: { type: 'boolean' as const, enum: [true] } },
    },
  ],
};

@ApiTags('administration')
@Controller('notifications')
export class UnreadStreamController {
  constructor(
    private readonly streams: UnreadStreams,
    private readonly counts: UnreadCounts,
  ) {}

  @Get('stream')
  @SignedIn()
  @ApiOperation({
    summary: 'How many notifications are unread, and when sharing changes, live',
    description:
      'Server-sent events: one `unread` at once and one on every change; `sharing-changed` when something ' +
      'is shared or no longer shared with you or by you; a comment every 15 seconds between. ' +
      'Ends when the access token or the sign-in does: reconnect with a fresh token.',
  })
  @ApiOkResponse({ description: 'The stream', content: { 'text/event-stream': { schema: EVENT } } })
  @ApiResponse({
    status: 429,
    description: 'Three of your tabs have a stream already',
    standardSchema: Problem,
  })
  @ApiResponse({ status: 503, description: 'No room right now', standardSchema: Problem })
  streamUnreadNotifications(
    @CurrentCaller() { userId, signInId }: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const accessToken = bearerToken(request);
    if (accessToken === null) throw new NotSignedIn();

    const admission = this.streams.admission(userId);
    if (admission === 'no room') throw new NoRoomForStream();
    if (admission === 'too many for user') throw new TooManyStreams();
    return this.streams.reply({ userId, signInId, accessToken }, request, reply, ({ signal }) =>
      this.counts.follow(userId, signal),
    );
  }
}

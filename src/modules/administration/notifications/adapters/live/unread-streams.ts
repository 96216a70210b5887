import { Injectable } from '@nestjs/common';
import { Authenticator, EndedSignIns } from '#shared-kernel/application/caller.js';
import { EventStreams } from '#shared-kernel/platform/streams/event-streams.js';

export interface UnreadCount {
  unread: number;
}

export interface SharingChanged {
  sharingChanged: true;
}

/** Three open tabs per person; a fourth polls. */
@Injectable()
export class UnreadStreams extends EventStreams<UnreadCount | SharingChanged> {
  constructor(authenticator: Authenticator, endedSignIns: EndedSignIns) {
    super(authenticator, endedSignIns, { perUser: 3, total: 2_000 });
  }
}

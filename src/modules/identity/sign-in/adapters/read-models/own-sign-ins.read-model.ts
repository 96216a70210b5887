import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface OwnSignIn {
  id: string;
  device: string;
  address: string | null;
  startedAt: string;
  lastUsedAt: string;
  current: boolean;
}

const OWN = `
  select id, device, address, started_at as "startedAt", last_used_at as "lastUsedAt", id = $2 as current
    from identity.sign_ins
   where user_id = $1 and revoked_at is null and expires_at > now()
   order by current desc, last_used_at desc, id desc`;

/** Where someone is signed in now: this sign-in first, then the latest used. */
@Injectable()
export class OwnSignInsReadModel {
  constructor(private readonly sql: Sql) {}

  of(userId: string, currentSignInId: string): Promise<OwnSignIn[]> {
    return this.sql.rows<OwnSignIn>(OWN, [userId, currentSignInId]);
  }
}

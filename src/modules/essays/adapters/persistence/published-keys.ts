import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { DerivedAuthorshipKeys } from '../node-crypto/derived-authorship-keys.js';

interface PublishedKey {
  kid: string;
  /** The public Ed25519 key in base64url. */
  x: string;
}

const PUBLISH = `
  insert into essays.authorship_keys (key_id, public_key) values ($1, $2)
      on conflict (key_id) do nothing`;

/** The public keys of all signing secrets there ever were: a record signed before a rotation can still be checked. */
@Injectable()
export class PublishedKeys implements OnApplicationBootstrap {
  constructor(
    private readonly sql: Sql,
    private readonly keys: DerivedAuthorshipKeys,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sql.rows(PUBLISH, [this.keys.keyId, this.keys.publicKey]);
  }

  /** The newest first. */
  all(): Promise<PublishedKey[]> {
    return this.sql.rows(
      'select key_id as kid, public_key as x from essays.authorship_keys order by created_at desc, key_id',
    );
  }
}

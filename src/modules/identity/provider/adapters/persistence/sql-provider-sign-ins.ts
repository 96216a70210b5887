import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { Handoff } from '../../domain/handoff.js';
import {
  type PendingLink,
  type ProviderFlow,
  ProviderSignIns,
} from '../../domain/provider-sign-in.repository.js';

const SAVE_FLOW = `
  insert into identity.provider_flows (browser_digest, state, nonce, code_verifier, expires_at)
  values ($1, $2, $3, $4, $5)`;

const TAKE_FLOW = `
  delete from identity.provider_flows where browser_digest = $1 and state = $2 and expires_at > $3
  returning state, nonce, code_verifier as "codeVerifier", expires_at as "expiresAt"`;

const SAVE_HANDOFF = `
  insert into identity.provider_handoffs
         (browser_digest, user_id, access_digest, refresh_digest, wrong_tries, waits_for_second_factor, expires_at, used_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict (browser_digest) do update
         set wrong_tries = excluded.wrong_tries, waits_for_second_factor = excluded.waits_for_second_factor,
             expires_at = excluded.expires_at, used_at = excluded.used_at`;

const HANDOFF = `
  select user_id as "userId", access_digest as "accessDigest", refresh_digest as "refreshDigest",
         wrong_tries as "wrongTries", waits_for_second_factor as "waitsForSecondFactor",
         expires_at as "expiresAt", used_at as "usedAt"
    from identity.provider_handoffs where browser_digest = $1 for update`;

const SAVE_LINK = `
  insert into identity.provider_links (browser_digest, user_id, issuer, subject, expires_at)
  values ($1, $2, $3, $4, $5)`;

const TAKE_LINK = `
  delete from identity.provider_links where browser_digest = $1 and user_id = $2 and expires_at > $3
  returning user_id as "userId", issuer, subject, expires_at as "expiresAt"`;

interface HandoffRow {
  userId: string;
  accessDigest: string;
  refreshDigest: string;
  wrongTries: number;
  waitsForSecondFactor: boolean;
  expiresAt: string;
  usedAt: string | null;
}
/** The driver returns timestamps as text. */
type Stored<Saved extends { expiresAt: Date }> = Omit<Saved, 'expiresAt'> & { expiresAt: string };

@Injectable()
export class SqlProviderSignIns extends ProviderSignIns {
  constructor(private readonly sql: Sql) {
    super();
  }

  async saveFlow(browser: string, { state, nonce, codeVerifier, expiresAt }: ProviderFlow): Promise<void> {
    await this.sql.rows(SAVE_FLOW, [browser, state, nonce, codeVerifier, expiresAt]);
  }

  async takeFlow(browser: string, state: string, now: Date): Promise<ProviderFlow | null> {
    const flow = await this.sql.row<Stored<ProviderFlow>>(TAKE_FLOW, [browser, state, now]);
    return flow && { ...flow, expiresAt: new Date(flow.expiresAt) };
  }

  async saveHandoff(browser: string, { state }: Handoff): Promise<void> {
    await this.sql.rows(SAVE_HANDOFF, [
      browser,
      state.userId,
      state.accessDigest,
      state.refreshDigest,
      state.wrongTries,
      state.waitsForSecondFactor,
      state.expiresAt,
      state.usedAt,
    ]);
  }

  async handoffOf(browser: string): Promise<Handoff | null> {
    const row = await this.sql.row<HandoffRow>(HANDOFF, [browser]);
    if (row === null) return null;
    return new Handoff(
      row.userId,
      { accessDigest: row.accessDigest, refreshDigest: row.refreshDigest },
      new Date(row.expiresAt),
      row.wrongTries,
      row.usedAt === null ? null : new Date(row.usedAt),
      row.waitsForSecondFactor,
    );
  }

  async removeHandoffsOf(userId: string): Promise<void> {
    await this.sql.rows('delete from identity.provider_handoffs where user_id = $1', [userId]);
  }

  async saveLink(browser: string, { userId, issuer, subject, expiresAt }: PendingLink): Promise<void> {
    await this.sql.rows(SAVE_LINK, [browser, userId, issuer, subject, expiresAt]);
  }

  async takeLink(browser: string, userId: string, now: Date): Promise<PendingLink | null> {
    const link = await this.sql.row<Stored<PendingLink>>(TAKE_LINK, [browser, userId, now]);
    return link && { ...link, expiresAt: new Date(link.expiresAt) };
  }
}

import { Injectable } from '@nestjs/common';
import { type Account } from '../../account/domain/account.js';
import { AuditLog } from '../../activity/application/audit-log.js';
import { ProviderSignIns } from '../domain/provider-sign-in.repository.js';
import { IdentityProvider } from './identity-provider.js';
import { OneTimeSecrets } from './one-time-secrets.js';

/**
 * Links the provider when the owner signs in with the password in the browser that came back from the provider. The provider
 * had verified the account's email, so it counts as verified here too.
 */
@Injectable()
export class LinkProvider {
  constructor(
    private readonly providerSignIns: ProviderSignIns,
    private readonly provider: IdentityProvider,
    private readonly secrets: OneTimeSecrets,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the provider's name if it was linked. Call inside the unit of work of the sign-in. */
  async linkIfPending(
    browserSecret: string | undefined,
    account: Account,
    now: Date,
  ): Promise<string | null> {
    if (browserSecret === undefined) return null;
    const link = await this.providerSignIns.takeLink(this.secrets.digestOf(browserSecret), account.id, now);
    if (link === null) return null;

    const name = this.provider.name ?? 'The provider';
    account.linkProvider(link.issuer, link.subject, now);
    account.verifyEmail(now);
    await this.audit.record({ kind: 'provider-linked', userId: account.id, detail: { by: name } });
    return name;
  }
}

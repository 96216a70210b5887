import { Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { Authenticator, type Caller } from '../../../application/caller.js';
import { Clock } from '../../../application/clock.js';
import { FileOwners } from '../../../application/file-owners.js';
import { bearerToken } from '../../http/access/access.guard.js';
import { NotSignedIn } from '../../http/replies/http-refusals.js';
import { FileNotFound } from '../file.errors.js';
import { PRODUCT_ID } from '../file-keys.js';
import { SignedAddresses, type Terms } from '../stores/signed-addresses.js';

interface OwnedAddress {
  address: string;
  ownerId: string;
}

/** A player asks for a video in many parts; the first one is recorded. */
const LATER_PART = /^bytes=0*[1-9]/;

/** Who may open a file: anyone, if it is the product's own; whoever has a signed address of it, its owner, and whom `FileOwners` permits. */
@Injectable()
export class FileAccess {
  constructor(
    private readonly addresses: SignedAddresses,
    private readonly authenticator: Authenticator,
    private readonly owners: FileOwners,
    private readonly clock: Clock,
  ) {}

  async check(request: FastifyRequest, { address, ownerId }: OwnedAddress, query: Terms): Promise<void> {
    if (ownerId === PRODUCT_ID) return;
    if (this.addresses.termsOf('GET', address, query, this.clock.now()) !== null) return;

    const caller = await this.callerOf(request);
    if (caller.userId === ownerId) return;
    if (!(await this.owners.mayOpen(caller, ownerId))) throw new FileNotFound();
    if (!LATER_PART.test(request.headers.range ?? '')) await this.owners.recordOpening(caller, ownerId);
  }

  private async callerOf(request: FastifyRequest): Promise<Caller> {
    const token = bearerToken(request);
    const caller = token === null ? null : await this.authenticator.authenticate(token, { fresh: false });
    if (caller === null) throw new NotSignedIn();
    if (caller.restriction !== undefined) throw caller.restriction;
    request.caller = caller;
    return caller;
  }
}

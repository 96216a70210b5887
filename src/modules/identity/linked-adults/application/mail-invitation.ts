import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { Mailer } from '#shared-kernel/application/mailer.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { PublicLinks } from '../../account/application/email/public-links.js';
import { AccountRepository } from '../../account/domain/account.repository.js';
import { InvitationMailed } from '../domain/linked-adults.events.js';
import { nameForStrangers } from '../domain/name-for-strangers.js';
import { InvitationCodes } from './invitation-codes.js';
import { invitationEmail } from './invitation-email.js';
import { SealedAddresses } from './sealed-addresses.js';
import { StoredLinks } from './stored-links.js';

/** Sends nothing once the invitation was used, withdrawn or has expired, or while the student's account is closed or leaving. */
@Injectable()
@ReactsTo(InvitationMailed, { tries: 'long', concurrency: 4 })
export class MailInvitation implements Reaction<InvitationMailed> {
  constructor(
    private readonly links: StoredLinks,
    private readonly codes: InvitationCodes,
    private readonly addresses: SealedAddresses,
    private readonly accounts: AccountRepository,
    private readonly pages: PublicLinks,
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle({ invitationId, studentId }: InvitationMailed): Promise<void> {
    const invitation = await this.links.invitationOf(studentId, invitationId, this.clock.now());
    if (invitation === null) return;
    const code = this.codes.storedCodeFor(invitationId, invitation.codeDigest);
    const address = this.addresses.open(invitation.sealedEmail);
    const student = await this.unitOfWork.run(() => this.accounts.find(studentId));
    if (code === null || address === null || student === null) return;

    const { relation, expiresAt } = invitation;
    const text = invitationEmail({
      from: nameForStrangers(student.owner.firstName),
      relation,
      code,
      url: this.pages.invitation(code, relation),
      lastDay: expiresAt.toISOString(),
    });
    await this.mailer.send({ to: { name: '', address, language: 'en' }, ...text });
  }
}

import { Injectable } from '@nestjs/common';
import { Accounts, AuditLog, SharingStudents } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { isNewOpening, type ShareLink } from '../domain/share-link.js';
import { ShareLinkNotFound } from '../domain/share-link.errors.js';
import { CollegesByLink, type CollegeByLink } from './colleges-by-link.js';
import { ShareTokens } from './share-tokens.js';
import { StoredShareLinks } from './stored-share-links.js';

interface ListByLink {
  readonly firstName: string;
  readonly showsFamilyPrice: boolean;
  readonly expiresAt: Date;
  readonly colleges: readonly CollegeByLink[];
}

/** What someone without an account reads. Each opening is logged for the student. */
@Injectable()
export class ListsByLink {
  constructor(
    private readonly links: StoredShareLinks,
    private readonly tokens: ShareTokens,
    private readonly students: SharingStudents,
    private readonly colleges: CollegesByLink,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ShareLinkNotFound for a token that was never made, expired or ended, or whose student is leaving or not active. */
  async open(token: string): Promise<ListByLink> {
    const now = this.clock.now();
    const link = await this.links.find(this.tokens.digestsOf(token), now);
    const firstName = link === null ? null : await this.students.firstNameOf(link.studentId);
    if (link === null || firstName === null) throw new ShareLinkNotFound();

    if (isNewOpening(link, now)) await this.record(link, now);
    const { studentId, showsFamilyPrice, expiresAt } = link;
    const colleges = await this.colleges.of(studentId, showsFamilyPrice);
    return { firstName, showsFamilyPrice, expiresAt, colleges };
  }

  private async record({ id, studentId, name }: ShareLink, now: Date): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lockIfExists(studentId);
      if (!(await this.links.recordOpening(id, now))) return;
      await this.audit.record({ kind: 'share-link-opened', userId: studentId, detail: { name } });
    });
  }
}

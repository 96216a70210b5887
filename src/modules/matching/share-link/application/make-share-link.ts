import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, AuditLog } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type DaysOpen, expiryOf, MOST_SHARE_LINKS } from '../domain/share-link.js';
import { TooManyShareLinks } from '../domain/share-link.errors.js';
import { ShareTokens } from './share-tokens.js';
import { StoredShareLinks } from './stored-share-links.js';

interface NewShareLink {
  readonly name: string;
  readonly days: DaysOpen;
  readonly showsFamilyPrice: boolean;
}

/** Returns the token of the new link, which is told only now. @throws TooManyShareLinks */
export class MakeShareLink extends Command<string> {
  constructor(
    readonly studentId: string,
    readonly link: NewShareLink,
  ) {
    super();
  }
}

@CommandHandler(MakeShareLink)
export class MakeShareLinkHandler implements ICommandHandler<MakeShareLink> {
  constructor(
    private readonly links: StoredShareLinks,
    private readonly tokens: ShareTokens,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, link: { name, days, showsFamilyPrice } }: MakeShareLink): Promise<string> {
    const token = this.tokens.next();
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const madeAt = this.clock.now();
      if ((await this.links.count(studentId, madeAt)) >= MOST_SHARE_LINKS)
        throw new TooManyShareLinks(MOST_SHARE_LINKS);

      const expiresAt = expiryOf(madeAt, days);
      await this.links.add(
        { id: newId(), studentId, name, showsFamilyPrice, madeAt, expiresAt, lastOpenedAt: null },
        this.tokens.digestOf(token),
      );
      await this.audit.record({ kind: 'share-link-made', userId: studentId, detail: { name } });
    });
    return token;
  }
}

import { Injectable } from '@nestjs/common';
import { AdultUnlinked, LinkedAdults } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { EssayShares } from './essay-shares.js';

/** They are closed since the link ended; this only clears them away. Both may be linked anew by now. */
@Injectable()
@ReactsTo(AdultUnlinked)
export class ForgetSharesWhenAdultUnlinked implements Reaction<AdultUnlinked> {
  constructor(
    private readonly shares: EssayShares,
    private readonly adults: LinkedAdults,
  ) {}

  async handle({ studentId, adultId }: AdultUnlinked): Promise<void> {
    const linked = (await this.adults.of(studentId)).find((one) => one.adultId === adultId);
    await this.shares.removeEnded(studentId, adultId, linked?.linkedAt ?? null);
  }
}

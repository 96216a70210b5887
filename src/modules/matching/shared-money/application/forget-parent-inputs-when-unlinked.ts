import { Injectable } from '@nestjs/common';
import { AdultUnlinked } from '#modules/identity/contracts/index.js';
import { type Delivery, type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { StoredParentInputs } from './stored-parent-inputs.js';

/** What a parent who is let in again enters meanwhile stays. */
@Injectable()
@ReactsTo(AdultUnlinked)
export class ForgetParentInputsWhenUnlinked implements Reaction<AdultUnlinked> {
  constructor(private readonly inputs: StoredParentInputs) {}

  async handle({ studentId, adultId }: AdultUnlinked, { occurredAt }: Delivery): Promise<void> {
    await this.inputs.removeBetween(studentId, adultId, occurredAt);
  }
}

import { Injectable } from '@nestjs/common';
import { AdultUnlinked } from '#modules/identity/contracts/index.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { StoredParentInputs } from './stored-parent-inputs.js';

@Injectable()
@ReactsTo(AdultUnlinked)
export class ForgetParentInputsWhenUnlinked implements Reaction<AdultUnlinked> {
  constructor(
    private readonly inputs: StoredParentInputs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async handle({ studentId, adultId }: AdultUnlinked): Promise<void> {
    await this.unitOfWork.run(() => this.inputs.remove(studentId, adultId));
  }
}

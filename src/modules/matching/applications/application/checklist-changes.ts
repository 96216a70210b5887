import { Injectable } from '@nestjs/common';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { type Application } from '../domain/application.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { type Changes, sent } from '../domain/changes.js';
import { anItem, type ItemDetails, type ItemKind } from '../domain/checklist/checklist-item.js';

type NewItem = { kind: ItemKind; label: string } & Changes<Omit<ItemDetails, 'label'>>;

/** Changes one line at a time, so that two devices never undo each other. */
@Injectable()
export class ChecklistChanges {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the id of the new line. */
  async add(studentId: string, applicationId: string, { kind, label, ...details }: NewItem): Promise<string> {
    const id = newId();
    await this.within(studentId, applicationId, (application) => {
      application.addItem({ id, ...anItem({ kind, label, origin: 'yours', ...sent(details) }) });
    });
    return id;
  }

  change(
    studentId: string,
    applicationId: string,
    itemId: string,
    changes: Changes<ItemDetails>,
  ): Promise<void> {
    return this.within(studentId, applicationId, (application) => {
      application.changeItem(itemId, changes);
    });
  }

  remove(studentId: string, applicationId: string, itemId: string): Promise<void> {
    return this.within(studentId, applicationId, (application) => {
      application.removeItem(itemId);
    });
  }

  private async within(
    studentId: string,
    applicationId: string,
    change: (application: Application) => void,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      change(await this.applications.lock(studentId, applicationId));
    });
  }
}

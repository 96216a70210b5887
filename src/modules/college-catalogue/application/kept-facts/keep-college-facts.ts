import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, AuditLog } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { CollegeNotFound } from '../../contracts/index.js';
import { isInFuture } from '../../domain/checked-day.js';
import { changedFacts } from './changed-facts.js';
import { CollegePictures } from './college-pictures.js';
import { CheckedInFuture } from './kept-facts.errors.js';
import { type ChangedFact, type FactChanges, KeptFactStore } from './kept-fact-store.js';

export type CollegeChanges = ReadonlyMap<number, FactChanges>;

/** Keeps, changes or removes facts of one or more colleges: all of them or none. Returns how many facts changed. */
export class KeepCollegeFacts extends Command<number> {
  constructor(
    readonly adminId: string,
    /** By unit id. */
    readonly colleges: CollegeChanges,
  ) {
    super();
  }
}

@CommandHandler(KeepCollegeFacts)
export class KeepCollegeFactsHandler implements ICommandHandler<KeepCollegeFacts> {
  constructor(
    private readonly store: KeptFactStore,
    private readonly pictures: CollegePictures,
    private readonly accounts: Accounts,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ adminId, colleges }: KeepCollegeFacts): Promise<number> {
    const now = this.clock.now();
    return this.unitOfWork.run(async () => {
      await this.accounts.lock(adminId);
      const known = await this.store.lock([...colleges.keys()]);
      const changed: ChangedFact[] = [];
      for (const [unitId, changes] of colleges) {
        const kept = known.get(unitId);
        if (kept === undefined) throw new CollegeNotFound();

        const facts = changedFacts(unitId, kept, changes);
        facts.forEach((fact) => requireChecked(fact, now));
        changed.push(...(await this.pictures.publishedIn(facts, kept, adminId)));
        await this.record(adminId, unitId, facts);
      }
      if (changed.length > 0) await this.store.change(changed, { adminId, now });
      return changed.length;
    });
  }

  private async record(adminId: string, unitId: number, facts: readonly ChangedFact[]): Promise<void> {
    if (facts.length === 0) return;
    const detail = { college: String(unitId), facts: facts.map(({ name }) => name).join(', ') };
    await this.audit.record({ kind: 'college-changed', userId: null, by: adminId, detail });
  }
}

function requireChecked({ name, fact }: ChangedFact, now: Date): void {
  if (fact !== null && isInFuture(fact.checkedOn, now)) throw new CheckedInFuture(name);
}

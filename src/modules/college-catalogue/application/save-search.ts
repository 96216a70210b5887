import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { SearchNameTaken, TooManySavedSearches } from '../domain/saved-search.errors.js';
import { isSameName, MOST_SAVED_SEARCHES } from '../domain/saved-search.js';
import { SavedSearches } from './saved-searches.js';

export class SaveSearch extends Command<string> {
  constructor(
    readonly userId: string,
    readonly name: string,
    readonly query: string,
  ) {
    super();
  }
}

@CommandHandler(SaveSearch)
export class SaveSearchHandler implements ICommandHandler<SaveSearch> {
  constructor(
    private readonly searches: SavedSearches,
    private readonly accounts: Accounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ userId, name, query }: SaveSearch): Promise<string> {
    return this.unitOfWork.run(async () => {
      await this.accounts.lock(userId);
      await this.searches.lock(userId);
      const existing = await this.searches.namesOf(userId);
      if (existing.some((other) => isSameName(other.name, name))) throw new SearchNameTaken();
      if (existing.length >= MOST_SAVED_SEARCHES) throw new TooManySavedSearches();

      const id = newId();
      await this.searches.save({ id, userId, name, query, createdAt: this.clock.now() });
      return id;
    });
  }
}

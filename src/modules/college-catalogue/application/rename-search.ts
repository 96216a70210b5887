import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { SavedSearchNotFound, SearchNameTaken } from '../domain/saved-search.errors.js';
import { isSameName } from '../domain/saved-search.js';
import { SavedSearches } from './saved-searches.js';

export class RenameSearch extends Command<void> {
  constructor(
    readonly userId: string,
    readonly id: string,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(RenameSearch)
export class RenameSearchHandler implements ICommandHandler<RenameSearch> {
  constructor(
    private readonly searches: SavedSearches,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ userId, id, name }: RenameSearch): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.searches.lock(userId);
      const existing = await this.searches.namesOf(userId);
      if (!existing.some((search) => search.id === id)) throw new SavedSearchNotFound();
      if (existing.some((other) => other.id !== id && isSameName(other.name, name)))
        throw new SearchNameTaken();

      await this.searches.rename(userId, id, name);
    });
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { Accounts, LinkedStudents } from '#modules/identity/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { EventPublisher } from '#shared-kernel/application/event-publisher.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { CollegeNotInCatalogue } from '../../domain/saved-college.errors.js';
import { CollegeSuggested } from '../domain/suggestion.events.js';
import { requireRoomFor } from '../domain/suggestion.js';
import { StoredSuggestions } from './stored-suggestions.js';

/**
 * An adult suggests a college to a student who shares the list with them. Only the student puts anything on the list.
 *
 * @throws StudentNotFound @throws NotShared @throws CollegeNotInCatalogue @throws CollegeAlreadyOnList @throws AlreadySuggested
 * @throws TooManySuggestions
 */
export class SuggestCollege extends Command<void> {
  constructor(
    readonly adultId: string,
    readonly studentId: string,
    readonly collegeId: number,
    readonly note: string,
  ) {
    super();
  }
}

@CommandHandler(SuggestCollege)
export class SuggestCollegeHandler implements ICommandHandler<SuggestCollege> {
  constructor(
    private readonly suggestions: StoredSuggestions,
    private readonly students: LinkedStudents,
    private readonly cards: CollegeCards,
    private readonly accounts: Accounts,
    private readonly events: EventPublisher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ adultId, studentId, collegeId, note }: SuggestCollege): Promise<void> {
    await this.students.open(adultId, studentId, 'list');
    const college = (await this.cards.of([collegeId])).get(collegeId);
    if (college === undefined) throw new CollegeNotInCatalogue();

    await this.unitOfWork.run(async () => {
      await this.accounts.lockIfExists(studentId);
      await this.accounts.lock(adultId);
      // It may have ended since.
      await this.students.open(adultId, studentId, 'list');
      requireRoomFor(await this.suggestions.before(adultId, studentId, collegeId));
      const suggestedAt = this.clock.now();
      const suggestion = { id: newId(), studentId, adultId, collegeId, note, suggestedAt };
      await this.suggestions.add(suggestion);
      await this.events.publish(new CollegeSuggested(suggestion.id, studentId, adultId, collegeId));
    });
  }
}

import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { type ListCategory, SavedCollege, type SavedCollegeRecord } from '../domain/saved-college.js';
import { CollegeNotInCatalogue } from '../domain/saved-college.errors.js';
import { SavedCollegeRepository } from '../domain/saved-college.repository.js';
import { CurrentMatches } from './current-matches.js';
import { type StudentMatches } from './student-matches.js';

interface Wish {
  collegeId: number;
  /** Null leaves the category to the estimate. */
  category: ListCategory | null;
  notes: string;
}

/** A saved college as it is kept, and what colleges are for the student as of when it was saved. */
interface Saved {
  record: SavedCollegeRecord;
  matches: StudentMatches;
  isNew: boolean;
}

/**
 * Saving what is saved already changes nothing, so a double click finds its college in the list once. Gives the record as
 * stored: reading it again would cost as much as saving it.
 */
export class SaveCollege extends Command<Saved> {
  constructor(
    readonly studentId: string,
    readonly wish: Wish,
  ) {
    super();
  }
}

@CommandHandler(SaveCollege)
export class SaveCollegeHandler implements ICommandHandler<SaveCollege> {
  constructor(
    private readonly savedColleges: SavedCollegeRepository,
    private readonly matches: CurrentMatches,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, wish }: SaveCollege): Promise<Saved> {
    const matches = await this.matches.known(studentId);
    if (!matches.knows(wish.collegeId)) throw new CollegeNotInCatalogue();

    const saved = SavedCollege.save({
      id: newId(),
      studentId,
      collegeId: wish.collegeId,
      estimated: matches.categoryAt(wish.collegeId),
      wanted: wish.category,
      notes: wish.notes,
      now: this.clock.now(),
    });
    return { ...(await this.savedColleges.keep(saved)), matches };
  }
}

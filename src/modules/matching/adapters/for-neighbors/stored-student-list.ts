import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CollegeCards } from '#modules/college-catalogue/contracts/index.js';
import { CurrentMatches } from '../../application/matches/current-matches.js';
import { RemoveSavedCollege } from '../../application/saved-colleges/remove-saved-college.js';
import { SaveCollege } from '../../application/saved-colleges/save-college.js';
import { type SavedCollegeOfStudent, StudentList } from '../../contracts/index.js';
import { categoryOfListed, listCategoryOf } from '../../domain/list-category.js';
import { savedCollegeReply } from '../http/saved-college.reply.js';
import { SavedListReadModel } from '../read-models/saved-list.read-model.js';

type Category = SavedCollegeOfStudent['category'];

@Injectable()
export class StoredStudentList extends StudentList {
  constructor(
    private readonly commands: CommandBus,
    private readonly savedList: SavedListReadModel,
    private readonly current: CurrentMatches,
    private readonly cards: CollegeCards,
  ) {
    super();
  }

  async saved(studentId: string): Promise<readonly SavedCollegeOfStudent[]> {
    const [newestFirst, matches] = await Promise.all([
      this.savedList.of(studentId),
      this.current.of(studentId),
    ]);
    const rows = newestFirst.filter(({ isHidden }) => !isHidden).toReversed();
    const cards = await this.cards.of(rows.map(({ collegeId }) => collegeId));
    return rows.flatMap((row) => {
      const card = cards.get(row.collegeId);
      if (card === undefined) return [];
      const match = matches.at(row.collegeId);
      const { category, categoryIsYours } = savedCollegeReply(row, match, card);
      return {
        id: row.id,
        college: { ...card, match },
        category: categoryOfListed(category),
        categoryIsYours,
        savedAt: new Date(row.savedAt),
      };
    });
  }

  async save(studentId: string, collegeId: number, category: Category | null): Promise<void> {
    const chosen = category === null ? null : listCategoryOf(category);
    await this.commands.execute(new SaveCollege(studentId, { collegeId, category: chosen, notes: '' }));
  }

  async remove(studentId: string, collegeId: number): Promise<void> {
    const saved = (await this.savedList.of(studentId)).find((row) => row.collegeId === collegeId);
    if (saved !== undefined) await this.commands.execute(new RemoveSavedCollege(studentId, saved.id));
  }
}

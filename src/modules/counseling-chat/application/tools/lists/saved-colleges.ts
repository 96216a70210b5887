import { Injectable } from '@nestjs/common';
import { StudentList } from '#modules/matching/contracts/index.js';
import { StudentAnswers } from '#modules/student-profile/contracts/index.js';
import { ListedColleges } from '../listed-colleges.js';
import { type ListedCollege, type SavedCollege } from '../tool-results.js';

/** The student's list with what each college would cost and how sure it is. */
@Injectable()
export class SavedColleges {
  constructor(
    private readonly list: StudentList,
    private readonly listed: ListedColleges,
    private readonly answers: StudentAnswers,
  ) {}

  /** In the order they were saved. */
  async of(studentId: string): Promise<readonly SavedCollege[]> {
    const [saved, { answers }] = await Promise.all([
      this.list.saved(studentId),
      this.answers.read(studentId),
    ]);
    const rows = await this.listed.of(
      studentId,
      saved.map(({ college }) => college.id),
    );
    const categories = new Map(saved.map(({ college, category }) => [college.id, category]));
    return rows.map((row) => {
      const isAffordable = affordable(row, answers.maxTuition ?? null);
      return {
        ...row,
        category: categories.get(row.college.id) ?? 'target',
        isAffordable,
        isReallySafe: wouldTake(row) && isAffordable !== false,
      };
    });
  }
}

/** Null while the price or the budget is not known. */
function affordable({ price }: ListedCollege, budget: number | null): boolean | null {
  return budget === null || typeof price.value !== 'number' ? null : price.value <= budget;
}

/** By the estimate, whatever the student calls it. */
const wouldTake = ({ chance }: ListedCollege): boolean => chance?.category === 'safety';

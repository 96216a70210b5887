import { Injectable } from '@nestjs/common';
import { Accounts, LinkedStudents } from '#modules/identity/contracts/index.js';
import { type Commenter } from '../../domain/counselor-comments/commenter.js';
import { EssayNotFound } from '../../domain/essay/essay.errors.js';
import { EssayShares } from '../../shared-essays/application/essay-shares.js';
import { OpenedEssays } from '../opened-essays/opened-essays.js';

/** Which essays someone may comment on: those an admin opened, those a student shares with a counselor. */
@Injectable()
export class EssaysToComment {
  constructor(
    private readonly opened: OpenedEssays,
    private readonly students: LinkedStudents,
    private readonly shares: EssayShares,
    private readonly accounts: Accounts,
  ) {}

  /**
   * The student whose essay it is. Inside a unit of work: a counselor’s essay stays shared until that ends.
   * @throws EssayNotFound @throws EssayNotOpened
   */
  async require(essayId: string, by: Commenter): Promise<string> {
    if (by.role === 'admin') return this.opened.require(essayId, by.userId);

    await this.accounts.lockIfExists(by.studentId);
    const student = await this.students.hold(by.userId, by.studentId);
    if (student?.relation !== 'counselor') throw new EssayNotFound();
    const share = { essayId, adultId: by.userId, linkedAt: student.linkedAt };
    if (!(await this.shares.hold(by.studentId, share))) throw new EssayNotFound();
    return by.studentId;
  }
}

import { Injectable } from '@nestjs/common';
import { LinkedStudents, NotShared } from '#modules/identity/contracts/index.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { BragSheet } from '../domain/brag-sheet/brag-sheet.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** A brag sheet as the student shows it to the school counselors they let in. */
@Injectable()
export class SharedBragSheet {
  constructor(
    private readonly students: LinkedStudents,
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws StudentNotFound @throws NotShared while the student has not opened it */
  async of(counselorId: string, studentId: string) {
    const student = await this.students.require(counselorId, studentId);
    const { firstName, lastName } = student;
    const shown = await this.shownBy(studentId);
    if (shown === null) throw new NotShared(firstName);
    await this.students.recordView(counselorId, student, 'brag-sheet');
    return { firstName, lastName, ...shown };
  }

  /** Reads nothing of it, so it is no view. @throws StudentNotFound */
  async isOpen(counselorId: string, studentId: string): Promise<boolean> {
    await this.students.require(counselorId, studentId);
    return (await this.shownBy(studentId)) !== null;
  }

  private async shownBy(studentId: string): Promise<BragSheet['shown']> {
    const sheet = await this.unitOfWork.run(() => this.profiles.find(BragSheet, studentId));
    return sheet?.shown ?? null;
  }
}

import { Injectable } from '@nestjs/common';
import { LinkedStudents } from '#modules/identity/contracts/index.js';
import { StoredFiles } from '#shared-kernel/application/stored-files.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { PortfolioItem } from '../domain/entries/portfolio-item.js';
import { ProfileEntryNotFound } from '../domain/student-profile.errors.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** A file of a student’s portfolio, for an adult to whom the student shows these files. */
@Injectable()
export class SharedPortfolioFile {
  constructor(
    private readonly students: LinkedStudents,
    private readonly profiles: StudentProfileRepository,
    private readonly files: StoredFiles,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws StudentNotFound @throws NotShared @throws ProfileEntryNotFound also for an item without a file */
  async of(adultId: string, studentId: string, itemId: string) {
    const student = await this.students.requirePart(adultId, studentId, 'files');
    const item = await this.unitOfWork.run(() => this.profiles.ownedBy(PortfolioItem, studentId, itemId));
    const file = item.file === null ? null : await this.files.find(item.file);
    if (file === null) throw new ProfileEntryNotFound();

    const { id, title } = item;
    await this.students.recordView(adultId, student, 'portfolio-file', { id, title });
    return { ...file, url: await this.files.signedAddress(file.address) };
  }
}

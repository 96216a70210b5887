import { Injectable } from '@nestjs/common';
import { StoredFiles } from '#shared-kernel/application/stored-files.js';
import { type ProfileRecord } from '../domain/profile-record.js';

/** Ties an uploaded file to the entry that names it, in the caller's unit of work. */
@Injectable()
export class EntryFiles {
  constructor(private readonly files: StoredFiles) {}

  /**
   * The entry named the file `before`.
   * @throws FileNotUsable for a file that is unknown, another person's, or already part of another entry
   */
  async follow({ id, studentId, file }: ProfileRecord, before: string | null = null): Promise<void> {
    if (file === before) return;
    if (before !== null) await this.files.release(studentId, before);
    if (file !== null)
      await this.files.claim({
        ownerId: studentId,
        address: file,
        usedBy: `student-profile.portfolio-item ${id}`,
        field: 'portfolioFile',
      });
  }

  async release({ studentId, file }: ProfileRecord): Promise<void> {
    if (file !== null) await this.files.release(studentId, file);
  }
}

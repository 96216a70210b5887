import { Injectable } from '@nestjs/common';
import { ProfileVersions } from '../contracts/index.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

@Injectable()
export class RaiseProfileVersion extends ProfileVersions {
  constructor(private readonly profiles: StudentProfileRepository) {
    super();
  }

  async raise(studentId: string): Promise<void> {
    (await this.profiles.lock(studentId)).recordChange();
  }
}

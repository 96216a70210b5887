import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { IdentifyingWords } from '../../contracts/index.js';

const WORDS = `
  select array_remove(array[u.first_name, u.last_name, u.city, u.street_address, a.school_name], null) as words
    from student_profile.profiles p
    left join student_profile.user_profiles u using (student_id)
    left join student_profile.academic_profiles a using (student_id)
   where p.student_id = $1`;

@Injectable()
export class SqlIdentifyingWords extends IdentifyingWords {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(studentId: string): Promise<readonly string[]> {
    const row = await this.sql.row<{ words: string[] }>(WORDS, [studentId]);
    return row?.words ?? [];
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type ListedMajor, MajorList } from '../../contracts/index.js';

const MAJORS = `select name as title, cip4 as cip from student_profile.majors order by position`;

@Injectable()
export class SqlMajorList extends MajorList {
  constructor(private readonly sql: Sql) {
    super();
  }

  all(): Promise<ListedMajor[]> {
    return this.sql.rows<ListedMajor>(MAJORS);
  }
}

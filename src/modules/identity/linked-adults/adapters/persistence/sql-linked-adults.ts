import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type LinkedAdult, LinkedAdults } from '../../../contracts/linked-adults.js';

const ADULTS = `
  select l.adult_id as "adultId", a.first_name || ' ' || a.last_name as name, l.relation, l.linked_at as "linkedAt"
    from identity.linked_adults l
    join identity.users a on a.id = l.adult_id
   where l.student_id = $1
   order by l.linked_at, l.adult_id`;

@Injectable()
export class SqlLinkedAdults extends LinkedAdults {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(studentId: string): Promise<readonly LinkedAdult[]> {
    const rows = await this.sql.rows<LinkedAdult & { linkedAt: string }>(ADULTS, [studentId]);
    return rows.map((row) => ({ ...row, linkedAt: new Date(row.linkedAt) }));
  }
}

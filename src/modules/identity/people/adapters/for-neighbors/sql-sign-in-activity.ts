import { Injectable } from '@nestjs/common';
import { type Weeks } from '#shared-kernel/domain/weeks.js';
import { countPerWeek } from '#shared-kernel/platform/persistence/count-per-week.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SignInActivity, type SignInsOfStudent } from '../../../contracts/sign-in-activity.js';
import { StudentNotFound } from '../../../contracts/student-not-found.error.js';

interface AccountRow {
  registeredAt: string;
  lastLogin: string | null;
  signIns: number;
}

const ACCOUNT = `
  select created_at as "registeredAt", last_login as "lastLogin",
         (select count(*)::int from identity.audit_log where user_id = users.id and kind = 'signed-in') as "signIns"
    from identity.users
   where id = $1 and role = 'student'`;

const SIGN_INS = `select happened_at as at from identity.audit_log where user_id = $1 and kind = 'signed-in'`;

@Injectable()
export class SqlSignInActivity extends SignInActivity {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(studentId: string, weeks: Weeks): Promise<SignInsOfStudent> {
    const [account, signInsPerWeek] = await Promise.all([
      this.sql.row<AccountRow>(ACCOUNT, [studentId]),
      countPerWeek(this.sql, SIGN_INS, studentId, weeks),
    ]);
    if (account === null) throw new StudentNotFound();
    const { registeredAt, lastLogin, signIns } = account;
    return {
      registeredAt: new Date(registeredAt),
      lastLogin: lastLogin === null ? null : new Date(lastLogin),
      signIns,
      signInsPerWeek,
    };
  }
}

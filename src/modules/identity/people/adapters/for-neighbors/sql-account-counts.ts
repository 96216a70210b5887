import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import {
  AccountCounts,
  type AccountTotals,
  type RegistrationsOfDay,
} from '../../../contracts/account-counts.js';

// A sign-in counts as used each time its tokens are renewed, so every 15 minutes of use.
const TOTALS = `
  select count(*)::int as total,
         jsonb_build_object(
           'student', count(*) filter (where role = 'student'), 'parent', count(*) filter (where role = 'parent'),
           'counselor', count(*) filter (where role = 'counselor'), 'admin', count(*) filter (where role = 'admin'))
           as "byRole",
         (count(*) filter (where greatest(last_login, used_at) >= $1::timestamptz - interval '7 days'))::int
           as "activeIn7Days",
         (count(*) filter (where greatest(last_login, used_at) >= $1::timestamptz - interval '30 days'))::int
           as "activeIn30Days"
    from identity.users u
    left join (select user_id, max(last_used_at) as used_at from identity.sign_ins group by user_id) s
           on s.user_id = u.id`;

const REGISTRATIONS = `
  select to_char(day, 'YYYY-MM-DD') as day, count(u.id)::int as registrations
    from (select generate_series(today - interval '29 days', today, interval '1 day') as day
            from (select date_trunc('day', $1::timestamptz at time zone 'UTC') as today) t) days
    left join identity.users u
           on u.created_at >= day at time zone 'UTC' and u.created_at < (day + interval '1 day') at time zone 'UTC'
   group by day order by day`;

@Injectable()
export class SqlAccountCounts extends AccountCounts {
  constructor(private readonly sql: Sql) {
    super();
  }

  async at(now: Date): Promise<AccountTotals> {
    const totals = await this.sql.row<Omit<AccountTotals, 'registrations'>>(TOTALS, [now]);
    if (totals === null) throw new Error('The statement must return one row.');
    return { ...totals, registrations: await this.sql.rows<RegistrationsOfDay>(REGISTRATIONS, [now]) };
  }
}

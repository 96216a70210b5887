import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

const STATE = `
  select exists (select 1 from identity.second_factors where user_id = $1 and confirmed_at is not null) as enabled,
         (select count(*)::int from identity.recovery_codes where user_id = $1) as "recoveryCodesLeft"`;

@Injectable()
export class SecondFactorStateReadModel {
  constructor(private readonly sql: Sql) {}

  async of(userId: string): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
    const state = await this.sql.row<{ enabled: boolean; recoveryCodesLeft: number }>(STATE, [userId]);
    return state ?? { enabled: false, recoveryCodesLeft: 0 };
  }
}

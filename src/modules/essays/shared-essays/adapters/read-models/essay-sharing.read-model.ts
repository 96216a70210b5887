import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

const SHARED =
  'select adult_id as "adultId", linked_at as "linkedAt" from essays.essay_shares where essay_id = $1';

/** Under which links an essay is shared; some of them may have ended. */
@Injectable()
export class EssaySharingReadModel {
  constructor(private readonly sql: Sql) {}

  of(essayId: string): Promise<{ adultId: string; linkedAt: string }[]> {
    return this.sql.rows(SHARED, [essayId]);
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type KeptFacts } from '../../contracts/index.js';

interface CollegeProfile {
  unitId: number;
  name: string;
  facts: KeptFacts;
  keptAt: string | null;
}

const PROFILE = `
  select c.unit_id as "unitId", c.name, coalesce(k.facts, '{}') as facts, k.kept_at as "keptAt"
    from college_catalogue.colleges c
   cross join lateral (
     select jsonb_object_agg(fact, jsonb_build_object(
              'value', value, 'sourceUrl', source_url, 'checkedOn', checked_on)) as facts,
            max(kept_at) as kept_at
       from college_catalogue.kept_facts where unit_id = c.unit_id) k
   where c.unit_id = $1`;

/** What admins keep about one college. */
@Injectable()
export class CollegeProfileReadModel {
  constructor(private readonly sql: Sql) {}

  of(unitId: number): Promise<CollegeProfile | null> {
    return this.sql.row<CollegeProfile>(PROFILE, [unitId]);
  }

  /** Those of these colleges that we have. */
  async known(unitIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.sql.rows<{ unitId: number }>(
      'select unit_id as "unitId" from college_catalogue.colleges where unit_id = any ($1::integer[])',
      [unitIds],
    );
    return new Set(rows.map(({ unitId }) => unitId));
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import {
  type ChangedFact,
  type Keeper,
  KeptFactStore,
} from '../../application/kept-facts/kept-fact-store.js';
import { type KeptFacts } from '../../contracts/index.js';
import { RAISE_CATALOGUE_VERSION } from './catalogue-version.js';
import { searchRefresh } from './college-search.projection.js';

/** `$1` colleges, each with what is kept about it. */
const KEPT = `
  select c.unit_id as "unitId",
         coalesce((select jsonb_object_agg(fact, jsonb_build_object(
                            'value', value, 'sourceUrl', source_url, 'checkedOn', checked_on))
                     from college_catalogue.kept_facts k where k.unit_id = c.unit_id), '{}') as facts
    from college_catalogue.colleges c where unit_id = any ($1::integer[])`;

const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtextextended('kept facts of colleges', 0))`;

const KEEP = `
  insert into college_catalogue.kept_facts (unit_id, fact, value, source_url, checked_on, kept_by, kept_at)
  select row.*, $2, $3
    from jsonb_to_recordset($1::jsonb)
      as row(unit_id integer, fact text, value jsonb, source_url text, checked_on date)
  on conflict (unit_id, fact) do update
    set value = excluded.value, source_url = excluded.source_url, checked_on = excluded.checked_on,
        kept_by = excluded.kept_by, kept_at = excluded.kept_at`;

const REMOVE = `
  delete from college_catalogue.kept_facts k
   using jsonb_to_recordset($1::jsonb) as row(unit_id integer, fact text)
   where k.unit_id = row.unit_id and k.fact = row.fact`;

@Injectable()
export class SqlKeptFacts extends KeptFactStore {
  constructor(private readonly sql: Sql) {
    super();
  }

  async lock(unitIds: readonly number[]): Promise<ReadonlyMap<number, KeptFacts>> {
    await this.sql.rows(ONE_AT_A_TIME);
    const rows = await this.sql.rows<{ unitId: number; facts: KeptFacts }>(KEPT, [unitIds]);
    return new Map(rows.map(({ unitId, facts }) => [unitId, facts]));
  }

  async change(facts: readonly ChangedFact[], { adminId, now }: Keeper): Promise<void> {
    const kept = facts.flatMap(({ unitId, name, fact }) =>
      fact === null
        ? []
        : {
            unit_id: unitId,
            fact: name,
            value: fact.value,
            source_url: fact.sourceUrl,
            checked_on: fact.checkedOn,
          },
    );
    const removed = facts
      .filter(({ fact }) => fact === null)
      .map(({ unitId, name }) => ({ unit_id: unitId, fact: name }));
    await this.sql.rows(KEEP, [JSON.stringify(kept), adminId, now]);
    await this.sql.rows(REMOVE, [JSON.stringify(removed)]);

    const { text, values } = searchRefresh([...new Set(facts.map(({ unitId }) => unitId))]);
    await this.sql.rows(text, values);
    await this.sql.rows(RAISE_CATALOGUE_VERSION, [null]);
  }

  async forgetKeeper(adminId: string): Promise<void> {
    await this.sql.rows('update college_catalogue.kept_facts set kept_by = null where kept_by = $1', [
      adminId,
    ]);
  }
}

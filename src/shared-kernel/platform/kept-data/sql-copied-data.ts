import { Injectable } from '@nestjs/common';
import {
  CopiedData,
  type CopiedRow,
  type CopiedRows,
  type CopiedTable,
  isCopied,
  type LeftOutTable,
} from '../../application/kept-data.js';
import { UnitOfWork } from '../../application/unit-of-work.js';
import { Sql } from '../persistence/sql.js';
import { AllKeptData } from './all-kept-data.js';

/** An essay's version or an answer of the chat may be long, so a piece stays small in memory. */
const ROWS_IN_A_PIECE = 50;

@Injectable()
export class SqlCopiedData extends CopiedData {
  constructor(
    private readonly kept: AllKeptData,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async read(userId: string, take: (piece: CopiedRows) => Promise<void>): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.sql.rows('set transaction isolation level repeatable read, read only');
      for (const part of this.kept.parts())
        for (const table of part.tables.filter(isCopied))
          for await (const rows of this.pieces(table, userId)) await take({ part, table, rows });
    });
  }

  leftOut(): readonly LeftOutTable[] {
    return this.kept.tables().flatMap((table) => (isCopied(table) ? [] : [table]));
  }

  private async *pieces(table: CopiedTable, userId: string): AsyncIterable<CopiedRow[]> {
    await this.sql.rows(`declare copied no scroll cursor for ${queryOf(table)}`, [userId]);
    for (let rows = await this.next(); rows.length > 0; rows = await this.next())
      yield rows.map((row) => copiedOf(table, row));
    await this.sql.rows('close copied');
  }

  private next(): Promise<Fetched[]> {
    return this.sql.rows<Fetched>(`fetch ${String(ROWS_IN_A_PIECE)} from copied`);
  }
}

interface Fetched {
  kept: CopiedRow;
  beside: CopiedRow;
}

/** JSON as text, not as `jsonb`: that would put the columns in another order. */
function queryOf({ table, of, orderBy, beside = {} }: CopiedTable): string {
  const added = Object.entries(beside).map(([name, expression]) => `'${name}', ${expression}`);
  return `
    select to_json(kept) as kept, json_build_object(${added.join(', ')}) as beside
      from ${table} kept where ${of} order by ${orderBy}`;
}

const copiedOf = ({ without = [] }: CopiedTable, { kept, beside }: Fetched): CopiedRow => ({
  ...beside,
  ...Object.fromEntries(Object.entries(kept).filter(([column]) => !without.includes(column))),
});

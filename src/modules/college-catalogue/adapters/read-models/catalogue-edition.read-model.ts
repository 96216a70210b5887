import { Injectable } from '@nestjs/common';
import { SqlReader } from '#shared-kernel/platform/persistence/sql-reader.js';

const EDITION = `
  select edition.released_on::text as "releasedOn", held.*
    from college_catalogue.edition
   cross join (
     select count(*)::int as colleges,
            (count(*) filter (where exists (
              select from college_catalogue.federal_rows f
               where f.unit_id = c.unit_id and f.source <> 'starter')))::int as imported
       from college_catalogue.college_search c
      where c.operating) held`;

interface CatalogueEdition {
  releasedOn: string | null;
  colleges: number;
  imported: number;
}

/** Which release of the federal data the catalogue holds, and how much of it. */
@Injectable()
export class CatalogueEditionReadModel {
  constructor(private readonly sql: SqlReader) {}

  async now(): Promise<CatalogueEdition> {
    return (await this.sql.row<CatalogueEdition>(EDITION)) ?? { releasedOn: null, colleges: 0, imported: 0 };
  }
}

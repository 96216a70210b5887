import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

const RELEASE = `
  select current.released_on::text as "releasedOn", counts.*
    from college_catalogue.catalogue_version current
   cross join (
     select count(*)::int as colleges,
            (count(*) filter (where exists (
              select from college_catalogue.federal_rows f
               where f.unit_id = c.unit_id and f.source <> 'starter')))::int as imported
       from college_catalogue.college_search c
      where c.operating) counts`;

interface CatalogueRelease {
  releasedOn: string | null;
  colleges: number;
  imported: number;
}

/** The catalogue's current release, its operating colleges, and how many of them were imported. */
@Injectable()
export class CatalogueReleaseReadModel {
  constructor(private readonly sql: Sql) {}

  async current(): Promise<CatalogueRelease> {
    return (await this.sql.row<CatalogueRelease>(RELEASE)) ?? { releasedOn: null, colleges: 0, imported: 0 };
  }
}

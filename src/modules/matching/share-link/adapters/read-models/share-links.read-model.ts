import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface ShareLinkRow {
  id: string;
  name: string;
  showsFamilyPrice: boolean;
  madeAt: string;
  expiresAt: string;
  openings: number;
  /** Null if never. */
  lastOpenedAt: string | null;
}

const LINKS = `
  select id, name, shows_family_price as "showsFamilyPrice", made_at as "madeAt", expires_at as "expiresAt", openings,
         last_opened_at as "lastOpenedAt"
    from matching.share_links
   where student_id = $1 and expires_at > $2
   order by made_at, id`;

/** A student's links that still work. */
@Injectable()
export class ShareLinksReadModel {
  constructor(private readonly sql: Sql) {}

  of(studentId: string, now: Date): Promise<ShareLinkRow[]> {
    return this.sql.rows<ShareLinkRow>(LINKS, [studentId, now]);
  }
}

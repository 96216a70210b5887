import { Injectable } from '@nestjs/common';
import { StoredFiles } from '#shared-kernel/application/stored-files.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface PersonRow {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: 'student' | 'parent' | 'counselor' | 'admin';
  isActive: boolean;
  createdAt: string;
  lastLogin: string | null;
  profileImageUrl: string | null;
}

interface WantedPeople {
  search: string;
  role?: PersonRow['role'] | undefined;
  isActive?: boolean | undefined;
}

const PEOPLE_PER_READ = 1000;

const PERSON = `
  id, email, first_name as "firstName", last_name as "lastName", role, is_active as "isActive",
  created_at as "createdAt", last_login as "lastLogin", profile_image_url as "profileImageUrl"`;

/** The index on this text makes the search fast. No text that is searched for has a line break, so email and name stay apart. */
const WANTED = `
  where ($1 = '' or lower(email || E'\\n' || first_name || ' ' || last_name) like lower($1))
    and ($2::text is null or role = $2)
    and ($3::boolean is null or is_active = $3)`;

const COUNT = `select count(*)::int as total from identity.users ${WANTED}`;

/** Finds the page in the index alone, so that the last page is about as fast as the first. */
const PAGE = `
  select ${PERSON} from identity.users
   where id = any (array(
           select id from identity.users ${WANTED} order by created_at desc, id desc limit $4 offset $5))
   order by created_at desc, id desc`;

/**
 * Skips the weeks of newer users as a whole, and the rest of them in the index, so that every page of everyone is as fast as the
 * first. The size is written into the text: with a parameter for it, PostgreSQL expects more rows than it gets and plans each page anew.
 */
const pageOfAll = (size: number) => `
  with reached as (
       select min(week) filter (where newer <= $1) as week, max(newer) filter (where newer <= $1) as newer,
              sum(users)::int as total
         from (select week, users, sum(users) over (order by week desc) - users as newer
                 from identity.users_per_week) counted)
  select ${PERSON}, (select total from reached) as total
    from identity.users
   where (created_at, id) <= (
         select created_at, id from identity.users
          where created_at < (select (week + 7)::timestamp at time zone 'UTC' from reached)
          order by created_at desc, id desc limit 1 offset $1 - (select newer from reached))
   order by created_at desc, id desc limit ${String(size)}`;

const AFTER = `
  select ${PERSON} from identity.users ${WANTED} and ($4::timestamptz is null or (created_at, id) < ($4, $5::uuid))
   order by created_at desc, id desc limit ${PEOPLE_PER_READ}`;

/** Everyone with an account, for the people who run Flyleaf. */
@Injectable()
export class PeopleReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly files: StoredFiles,
  ) {}

  async page(wanted: WantedPeople, page: number, pageSize: number) {
    const { rows, total } = await this.rowsOf(wanted, pageSize, (page - 1) * pageSize);
    return { people: await Promise.all(rows.map((row) => this.withPicture(row))), total };
  }

  async count(wanted: WantedPeople): Promise<number> {
    const counted = await this.sql.row<{ total: number }>(COUNT, valuesOf(wanted));
    return counted?.total ?? 0;
  }

  /** The newest first, without addresses of pictures that open. */
  async *all(wanted: WantedPeople): AsyncGenerator<readonly PersonRow[]> {
    let last: PersonRow | undefined;
    do {
      const after = [last?.createdAt ?? null, last?.id ?? null];
      const rows: readonly PersonRow[] = await this.sql.rows<PersonRow>(AFTER, [
        ...valuesOf(wanted),
        ...after,
      ]);
      yield rows;
      last = rows[PEOPLE_PER_READ - 1];
    } while (last !== undefined);
  }

  async one(userId: string): Promise<PersonRow | null> {
    const row = await this.sql.row<PersonRow>(`select ${PERSON} from identity.users where id = $1`, [userId]);
    return row && (await this.withPicture(row));
  }

  private async rowsOf(wanted: WantedPeople, limit: number, offset: number) {
    if (isEveryone(wanted)) {
      const rows = await this.sql.rows<PersonRow & { total: number }>(pageOfAll(limit), [offset]);
      // A page past the last one has no row to say the total.
      if (rows[0] !== undefined) return { rows, total: rows[0].total };
    }
    const [rows, total] = await Promise.all([
      this.sql.rows<PersonRow>(PAGE, [...valuesOf(wanted), limit, offset]),
      this.count(wanted),
    ]);
    return { rows, total };
  }

  private async withPicture(row: PersonRow): Promise<PersonRow> {
    const { profileImageUrl: address } = row;
    return address === null ? row : { ...row, profileImageUrl: await this.files.signedAddress(address) };
  }
}

const isEveryone = ({ search, role, isActive }: WantedPeople) =>
  search === '' && role === undefined && isActive === undefined;

const valuesOf = ({ search, role, isActive }: WantedPeople) => [
  search && `%${literal(search)}%`,
  role ?? null,
  isActive ?? null,
];

/** So that % and _ mean themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

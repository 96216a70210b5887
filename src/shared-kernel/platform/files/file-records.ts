import { Injectable } from '@nestjs/common';
import { type StoredFile } from '../../application/stored-files.js';
import { Sql } from '../persistence/sql.js';
import { addressOf, type FileId } from './file-keys.js';
import { MAX_FILE_BYTES } from './file-limits.js';

export type FileState = 'expected' | 'stored' | 'removing';

export interface FileRecord extends FileId {
  name: string | null;
  announcedSize: number | null;
  size: number | null;
  contentType: string | null;
  state: FileState;
  usedBy: string | null;
}

/** What one person has stored, with what is on its way. */
export interface Usage {
  files: number;
  bytes: number;
}

const COLUMNS = `
  id as "fileId", owner_id as "ownerId", name, announced_size::float8 as "announcedSize", size::float8 as size,
  content_type as "contentType", state, used_by as "usedBy"`;

const FIND = `select ${COLUMNS} from platform.stored_files where id = $1 and owner_id = $2`;

const EXPECT = `
  insert into platform.stored_files (id, owner_id, name, announced_size) values ($1, $2, $3, $4)`;

// An upload that nobody finished within the hour counts no longer.
const USAGE = `
  select count(*)::int as files,
         coalesce(sum(coalesce(size, announced_size, ${String(MAX_FILE_BYTES)})), 0)::float8 as bytes
    from platform.stored_files
   where owner_id = $1 and id <> $2
     and (state = 'stored' or (state = 'expected' and created_at > now() - interval '1 hour'))`;

// Two uploads of one person are counted one after the other.
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtextextended('stored files of ' || $1, 0))`;

const STORE = `
  update platform.stored_files
     set state = 'stored', name = $3, size = $4, content_type = $5, stored_at = now(), unused_since = now()
   where id = $1 and owner_id = $2 and state = 'expected'
  returning id`;

const CLAIM = `
  update platform.stored_files set used_by = $3, unused_since = null
   where id = $1 and owner_id = $2 and state = 'stored' and (used_by is null or used_by = $3)
  returning ${COLUMNS}`;

const RELEASE = `
  update platform.stored_files set used_by = null, unused_since = now()
   where id = $1 and owner_id = $2 and used_by is not null`;

const HAND_OVER = `update platform.stored_files set owner_id = $3 where id = $1 and owner_id = $2`;

const GIVE_UP_UNUSED = `
  update platform.stored_files set state = 'removing' where unused_since < now() - interval '24 hours'`;

const BEING_REMOVED = `select ${COLUMNS} from platform.stored_files where state = 'removing' order by id limit 100`;

const OF_OWNER = `select ${COLUMNS} from platform.stored_files where owner_id = $1 order by created_at, id`;

const FORGET = `delete from platform.stored_files where id = $1`;

const KNOWN = `select id from platform.stored_files where id = any($1::uuid[])`;

/** The rows about uploaded files. `expected` until the content is checked, `removing` until it is gone. */
@Injectable()
export class FileRecords {
  constructor(private readonly sql: Sql) {}

  find({ fileId, ownerId }: FileId): Promise<FileRecord | null> {
    return this.sql.row<FileRecord>(FIND, [fileId, ownerId]);
  }

  async expect(
    { fileId, ownerId }: FileId,
    name: string | undefined,
    size: number | undefined,
  ): Promise<void> {
    await this.sql.rows(EXPECT, [fileId, ownerId, name ?? null, size ?? null]);
  }

  /** Without this file. Until the unit of work ends, no other one counts the files of this person. */
  async usageWithout({ fileId, ownerId }: FileId): Promise<Usage> {
    await this.sql.rows(ONE_AT_A_TIME, [ownerId]);
    const usage = await this.sql.row<Usage>(USAGE, [ownerId, fileId]);
    return usage ?? { files: 0, bytes: 0 };
  }

  /** False when the file is not expected anymore. */
  async store({ fileId, ownerId }: FileId, file: Omit<StoredFile, 'address'>): Promise<boolean> {
    const row = await this.sql.row(STORE, [fileId, ownerId, file.name, file.size, file.contentType]);
    return row !== null;
  }

  /** Null when it is not this person's checked file, or belongs to something else. */
  claim({ fileId, ownerId }: FileId, usedBy: string): Promise<FileRecord | null> {
    return this.sql.row<FileRecord>(CLAIM, [fileId, ownerId, usedBy]);
  }

  async release({ fileId, ownerId }: FileId): Promise<void> {
    await this.sql.rows(RELEASE, [fileId, ownerId]);
  }

  async handOver({ fileId, ownerId }: FileId, newOwnerId: string): Promise<void> {
    await this.sql.rows(HAND_OVER, [fileId, ownerId, newOwnerId]);
  }

  /** Nobody can claim what was unused for a day from now on. */
  async giveUpUnused(): Promise<void> {
    await this.sql.rows(GIVE_UP_UNUSED);
  }

  beingRemoved(): Promise<FileRecord[]> {
    return this.sql.rows<FileRecord>(BEING_REMOVED);
  }

  ofOwner(ownerId: string): Promise<FileRecord[]> {
    return this.sql.rows<FileRecord>(OF_OWNER, [ownerId]);
  }

  async forget({ fileId }: FileId): Promise<void> {
    await this.sql.rows(FORGET, [fileId]);
  }

  async known(fileIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.sql.rows<{ id: string }>(KNOWN, [fileIds]);
    return new Set(rows.map(({ id }) => id));
  }
}

/** Null until the content was checked. */
export function storedFileOf(record: FileRecord | null): StoredFile | null {
  if (record?.state !== 'stored') return null;
  const { name, size, contentType } = record;
  if (name === null || size === null || contentType === null) return null;
  return { address: addressOf(record), name, size, contentType };
}

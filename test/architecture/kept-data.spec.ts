import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AdministrationKeptData } from '#modules/administration/administration-kept-data.js';
import { CatalogueKeptData } from '#modules/college-catalogue/adapters/catalogue-kept-data.js';
import { ChatKeptData } from '#modules/counseling-chat/adapters/chat-kept-data.js';
import { EssaysKeptData } from '#modules/essays/adapters/essays-kept-data.js';
import { IdentityKeptData } from '#modules/identity/identity-kept-data.js';
import { MatchingKeptData } from '#modules/matching/adapters/matching-kept-data.js';
import { ProfileKeptData } from '#modules/student-profile/adapters/profile-kept-data.js';
import { PlatformKeptData } from '#shared-kernel/platform/kept-data/platform-kept-data.js';
import { storedData } from '../../web/src/features/family-guides/stored-data.js';
import { ABOUT_NOBODY } from '../support/data/about-nobody.js';
import { inRepository, readText } from './repository-files.js';

const tables = [
  AdministrationKeptData,
  CatalogueKeptData,
  ChatKeptData,
  EssaysKeptData,
  IdentityKeptData,
  MatchingKeptData,
  PlatformKeptData,
  ProfileKeptData,
].flatMap((Kept) => [...new Kept().tables]);

const namedIn = (statement: RegExp) =>
  readdirSync(inRepository('db/migrations')).flatMap((file) =>
    [...readText(`db/migrations/${file}`).matchAll(statement)].flatMap(([, table]) => table ?? []),
  );
const dropped = namedIn(/'drop table ([a-z_]+\.[a-z_]+)'/g);
const created = namedIn(/create table (?:if not exists )?([a-z_]+\.[a-z_]+)/g).filter(
  (table) => !dropped.includes(table),
);

describe('what is kept about people (V4)', () => {
  it('has a line for every table, in its context', () => {
    const declared = tables.map(({ table }) => table);

    expect(created.length).toBeGreaterThan(40);
    expect(created.filter((table) => !ABOUT_NOBODY.test(table) && !declared.includes(table))).toEqual([]);
    expect(declared.filter((table, index) => declared.indexOf(table) !== index)).toEqual([]);
  });

  it.each(tables)(
    '$table is told of in the privacy guide, with how long it is kept',
    ({ table, howLong }) => {
      const entries = storedData.filter((entry) => entry.tables.includes(table));

      expect(entries.map((entry) => entry.howLong)).toEqual([expect.stringContaining(howLong)]);
    },
  );

  it('the guide names no table that is not there', () => {
    const declared = tables.map(({ table }) => table);

    expect(storedData.flatMap((entry) => entry.tables).filter((table) => !declared.includes(table))).toEqual(
      [],
    );
  });
});

import { parse } from 'csv-parse/sync';
import fs from 'node:fs';
import path from 'node:path';
import { SEARCH_WORDS } from '#modules/college-catalogue/contracts/index.js';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';
import { CollegeTable } from '../domain/entities/colleges/college-table.js';
import { type NamedCollege } from '../domain/entities/colleges/named-college.js';
import { type Lexicon, majorsByTitle } from '../domain/entities/lexicon.js';

const SEED = path.join(repositoryRoot(), 'db/seed');
const rows = (file: string) =>
  parse<Record<string, string>>(fs.readFileSync(path.join(SEED, file), 'utf8'), { columns: true });
const numberOf = (text: string | undefined): number | null =>
  text === undefined || text === '' || Number.isNaN(Number(text)) ? null : Number(text);

/** The starter colleges as the catalogue names them, read from its files. */
export function starterColleges(): NamedCollege[] {
  const nicknames = new Map(
    rows('college-catalogue/nicknames.csv').map((row) => [row.unit_id, row.nicknames?.split('|') ?? []]),
  );
  return rows('college-catalogue/starter-colleges.csv').map((row) => ({
    unitId: Number(row.unit_id),
    name: row.name ?? '',
    shortName: (row.name ?? '').replace(/[- ]Main Campus$/, ''),
    city: row.city ?? '',
    state: row.state ?? '',
    zip: row.zip?.slice(0, 5) ?? null,
    nicknames: nicknames.get(row.unit_id) ?? [],
    otherNames: (row.other_names ?? '').split('|').filter((name) => name !== '' && name !== 'n/a'),
    isFourYear: row.institution_level === '1',
    isMainlyBachelors: row.predominant_degree === '3',
    isMainCampus: row.main_campus === '1',
    admitRate: numberOf(row.admit_rate),
    undergraduates: numberOf(row.undergraduates),
  }));
}

export async function lexiconOf(colleges: readonly NamedCollege[]): Promise<Lexicon> {
  const majors = rows('student-profile/majors.csv').map((row) => ({
    title: row.name ?? '',
    cip: row.cip4 === '' ? null : (row.cip4 ?? null),
  }));
  return {
    colleges: await CollegeTable.of(colleges),
    words: SEARCH_WORDS,
    majors: majorsByTitle(majors),
  };
}

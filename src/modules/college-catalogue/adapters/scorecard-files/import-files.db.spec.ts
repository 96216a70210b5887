import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { importFiles } from './import-files.js';

const HEADING =
  'UNITID,INSTNM,CITY,STABBR,ZIP,CONTROL,ICLEVEL,PREDDEG,HIGHDEG,CURROPER,REGION,ADM_RATE,UGDS,NPT4_PUB,ALIAS';
const ROWS = [
  '900001,Fjord College,Bayamón,PR,00961,1,1,3,4,1,9,0.5,PrivacySuppressed,-120,"FC, Fjord"',
  '900002,Glen College,Columbus,OH,02138,2,1,3,4,1,3,NULL,1200,NULL,NULL',
];
const SICK = [
  '900003,,Nowhere,OH,1,1,1,3,4,1,3,NULL,1,NULL,NULL',
  '900004,Half a line',
  'x,Odd,Odd,OH,1,1,1,3,4,1,3,,,,',
];
const PROGRAMS = [
  'UNITID,CIPCODE,CIPDESC,CREDLEV,IPEDSCOUNT2,DISTANCE,EARN_MDN_5YR,EARN_COUNT_WNE_5YR',
  '900002,9999,Knot Theory.,3,7,2,50500,20',
  '900001,1107,Computer Science.,5,0,1,PrivacySuppressed,NULL',
  '900001,11x7,Odd.,3,1,1,NULL,NULL',
];

let folder: string;
let database: FreshDatabase;
let client: pg.Client;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-files-'));
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

const file = (name: string, bytes: string | Buffer) => {
  const at = path.join(folder, name);
  fs.writeFileSync(at, bytes);
  return at;
};
const textOf = (rows: readonly string[]) => `${[HEADING, ...rows].join('\n')}\n`;
const importing = async (paths: string[], releasedOn: string | null = null) => {
  const said: string[] = [];
  const code = await importFiles(database.url, { paths, releasedOn, dataYear: null }, (line) =>
    said.push(line),
  );
  return { code, said };
};

/** A zip archive of one file, stored as it is. */
function zipOf(name: string, text: string): Buffer {
  const data = Buffer.from(text);
  const title = Buffer.from(name);
  const header = (signature: number, lead: readonly number[], tail: readonly number[]) => {
    const numbers = Buffer.alloc(4 + lead.length * 2 + 12 + 4 + tail.reduce((sum, size) => sum + size, 0));
    numbers.writeUInt32LE(signature, 0);
    lead.forEach((value, i) => numbers.writeUInt16LE(value, 4 + i * 2));
    const at = 4 + lead.length * 2;
    numbers.writeUInt32LE(crc32(data), at);
    numbers.writeUInt32LE(data.length, at + 4);
    numbers.writeUInt32LE(data.length, at + 8);
    numbers.writeUInt16LE(title.length, at + 12);
    return numbers;
  };
  const local = header(0x04034b50, [20, 0, 0, 0, 0], []);
  const central = header(0x02014b50, [20, 20, 0, 0, 0, 0], [14, 0]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + title.length, 12);
  end.writeUInt32LE(local.length + title.length + data.length, 16);
  return Buffer.concat([local, title, data, central, title, end]);
}

describe('importing official files', () => {
  it('takes the day of the release from the name, and reports the lines it cannot read', async () => {
    const { code, said } = await importing([
      file('Most-Recent-Cohorts-Institution_03232026.csv', `\ufeff${textOf([...ROWS, ...SICK])}`),
      file('Most-Recent-Cohorts-Field-of-Study.csv.gz', gzipSync(`${PROGRAMS.join('\n')}\n`)),
    ]);

    expect(code).toBe(0);
    expect(said).toEqual([
      'Most-Recent-Cohorts-Field-of-Study.csv.gz, line 4: CIPCODE is "11x7", not four digits.',
      'Most-Recent-Cohorts-Institution_03232026.csv, line 4: INSTNM is missing.',
      'Most-Recent-Cohorts-Institution_03232026.csv, line 5: It has not as many cells as the heading.',
      'Most-Recent-Cohorts-Institution_03232026.csv, line 6: UNITID is "x", not a unit id.',
      expect.stringMatching(/^complete: 5 rows read, 2 imported, 0 updated, 0 unchanged, 4 not readable/),
    ]);
    const { rows } = await client.query(
      `select c.name, c.city, c.zip, c.other_names, c.data_year, c.released_on::text, k.net_price,
              s.undergraduates, s.suppressed, p.cip4, p.graduates, p.suppressed as hidden, t.title
         from college_catalogue.colleges c
         join college_catalogue.college_costs k using (unit_id, data_year)
         join college_catalogue.college_student_body s using (unit_id, data_year)
         join college_catalogue.college_programs p using (unit_id, data_year)
         join college_catalogue.program_titles t using (cip4)
        where unit_id in (900001, 900002) order by unit_id`,
    );
    expect(rows).toMatchObject([
      {
        ...{
          name: 'Fjord College',
          city: 'Bayamón',
          zip: '00961',
          other_names: ['FC', 'Fjord'],
          data_year: 2024,
        },
        ...{
          released_on: '2026-03-23',
          net_price: -120,
          undergraduates: null,
          suppressed: ['undergraduates'],
        },
        ...{ cip4: '11.07', graduates: null, hidden: ['earnings_5yr_median'] },
      },
      {
        ...{ name: 'Glen College', zip: '02138', other_names: [], undergraduates: 1200 },
        title: 'Knot Theory',
      },
    ]);
    expect((await client.query('select released_on::text from college_catalogue.edition')).rows).toEqual([
      { released_on: '2026-03-23' },
    ]);
  });

  it('reads an archive, and writes nothing for what it held before', async () => {
    const { said } = await importing([
      file('College_Scorecard_03232026.zip', zipOf('data/Most-Recent-Cohorts-Institution.csv', textOf(ROWS))),
    ]);

    expect(said.at(-1)).toMatch(/^complete: 2 rows read, 0 imported, 0 updated, 2 unchanged, 0 not readable/);
  });

  it('asks for the day of the release where no name tells it', async () => {
    const { code, said } = await importing([file('mine.csv', textOf(ROWS))]);

    expect(code).toBe(1);
    expect(said.at(-1)).toContain('--released');
  });

  it('says so when no file is one of institutions, or none can be read', async () => {
    expect((await importing([file('other.csv', 'A,B\n1,2\n')])).said.at(-1)).toContain('institution file');
    expect((await importing([path.join(folder, 'absent.csv')])).said.at(-1)).toContain('cannot be read');
  });
});

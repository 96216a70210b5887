import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
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
  client = await connectTo(database.url);
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
  const output: string[] = [];
  const code = await importFiles(database.url, { paths, releasedOn, dataYear: null }, (line) =>
    output.push(line),
  );
  return { code, output };
};

/** A zip archive of one uncompressed file. */
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

/** The archive, marked as encrypted. */
function locked(zip: Buffer): Buffer {
  const bytes = Buffer.from(zip);
  bytes.writeUInt16LE(1, 6);
  bytes.writeUInt16LE(1, bytes.indexOf('PK\u0001\u0002') + 8);
  return bytes;
}

/** Several archives of one file, joined into one archive. */
function joined(zips: readonly Buffer[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let length = 0;
  for (const zip of zips) {
    const at = zip.indexOf('PK\u0001\u0002');
    const central = Buffer.from(zip.subarray(at, -22));
    central.writeUInt32LE(length, 42);
    locals.push(zip.subarray(0, at));
    centrals.push(central);
    length += at;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.from(zips[0]?.subarray(-22) ?? '');
  end.writeUInt16LE(zips.length, 8);
  end.writeUInt16LE(zips.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(length, 16);
  return Buffer.concat([...locals, directory, end]);
}

describe('importing official files', () => {
  it('reads the release date from the file name, and reports the lines it cannot read', async () => {
    const { code, output } = await importing([
      file('Most-Recent-Cohorts-Institution_03232026.csv', `\ufeff${textOf([...ROWS, ...SICK])}`),
      file('Most-Recent-Cohorts-Field-of-Study.csv.gz', gzipSync(`${PROGRAMS.join('\n')}\n`)),
    ]);

    expect(code).toBe(0);
    expect(output).toEqual([
      'Most-Recent-Cohorts-Field-of-Study.csv.gz, line 4: CIPCODE is "11x7", not four digits.',
      'Most-Recent-Cohorts-Institution_03232026.csv, line 4: INSTNM is missing.',
      'Most-Recent-Cohorts-Institution_03232026.csv, line 5: The line has a different number of cells than the heading.',
      'Most-Recent-Cohorts-Institution_03232026.csv, line 6: UNITID is "x", not a unit id.',
      expect.stringMatching(/^complete: 5 rows read, 2 imported, 0 updated, 0 unchanged, 4 unreadable/),
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
    expect(
      (await client.query('select released_on::text from college_catalogue.catalogue_version')).rows,
    ).toEqual([{ released_on: '2026-03-23' }]);
  });

  it('reads UTF-8 and windows-1252 line by line', async () => {
    const mixed = Buffer.concat([
      Buffer.from(textOf(ROWS)),
      Buffer.from(
        '900007,Universit\xe9 d\x92\xc9t\xe9 \x96 \x93Nord\x94,Qu\xe9bec,ME,04401,1,1,3,4,1,1,0.5,100,NULL,NULL\n',
        'latin1',
      ),
      Buffer.from('900006,Colegio de Mayagüez – “Año”,Mayagüez,PR,00680,1,1,3,4,1,9,0.5,100,NULL,NULL'),
    ]);
    const { code } = await importing([file('Most-Recent-Cohorts-Institution_03232026.csv', mixed)]);
    const { rows: stored } = await client.query(
      'select name, city from college_catalogue.colleges where unit_id in (900001, 900006, 900007) order by unit_id',
    );

    expect(code).toBe(0);
    expect(stored).toEqual([
      { name: 'Fjord College', city: 'Bayamón' },
      { name: 'Colegio de Mayagüez – “Año”', city: 'Mayagüez' },
      { name: 'Université d’Été – “Nord”', city: 'Québec' },
    ]);
  });

  it('reads an archive, and writes nothing when nothing has changed', async () => {
    const { output } = await importing([
      file('College_Scorecard_03232026.zip', zipOf('data/Most-Recent-Cohorts-Institution.csv', textOf(ROWS))),
    ]);

    expect(output.at(-1)).toMatch(/^complete: 2 rows read, 0 imported, 0 updated, 2 unchanged, 0 unreadable/);
  });

  it('asks for the release date when no file name has one', async () => {
    const { code, output } = await importing([file('mine.csv', textOf(ROWS))]);

    expect(code).toBe(1);
    expect(output.at(-1)).toContain('--released');
  });

  it('reports programs with an invalid unit id, and continues', async () => {
    const { code, output } = await importing([
      file('Most-Recent-Cohorts-Institution_03232026.csv', textOf(ROWS)),
      file('fields.csv', `${PROGRAMS[0] ?? ''}\n3000000000,9999,Knot Theory.,3,7,2,50500,20\n`),
    ]);

    expect(code).toBe(0);
    expect(output[0]).toBe('fields.csv, line 2: UNITID is "3000000000", not a unit id.');
  });

  it('applies a later federal file to names, places, links and open colleges', async () => {
    const changes = file(
      'changes.csv',
      [
        'UNITID,COLUMN,MAY_2025_VALUE,LATER_VALUE',
        '900001,INSTNM,Fjord College,Fjord University',
        '900001,CITY,Bayamón,Ponce',
        '900001,HBCU,0,1',
        '900002,CURROPER,1,0',
        '900099,INSTNM,Nobody,No one',
      ].join('\n'),
    );

    await importing([file('later.csv', textOf(ROWS)), changes], '2026-03-23');

    const { rows } = await client.query(
      `select name, city, other_names, operating, hbcu from college_catalogue.colleges
        where unit_id in (900001, 900002) order by unit_id`,
    );
    expect(rows).toEqual([
      {
        name: 'Fjord University',
        city: 'Ponce',
        other_names: ['FC', 'Fjord', 'Fjord College'],
        operating: true,
        hbcu: null,
      },
      { name: 'Glen College', city: 'Columbus', other_names: [], operating: false, hbcu: null },
    ]);
  });

  it('fails when no file has institutions, or a file cannot be read', async () => {
    expect((await importing([file('other.csv', 'A,B\n1,2\n')])).output.at(-1)).toContain('institution file');
    expect((await importing([path.join(folder, 'absent.csv')])).output.at(-1)).toContain('cannot be read');
  });

  it.each([
    ['line.csv', `${textOf(ROWS)}900005,${'x'.repeat(5_000_000)}`, 'line.csv has a line of more than 4 MB.'],
    ['heading.csv', 'x'.repeat(5_000_000), 'heading.csv has a line of more than 4 MB.'],
    [
      'half.csv.gz',
      gzipSync(textOf([...ROWS, ...SICK])).subarray(0, 150),
      'half.csv.gz is cut off or damaged. Please fetch it again.',
    ],
    ['none.csv', textOf([]), 'none.csv has no lines below its heading.'],
    ['twice.csv', textOf(ROWS).replace(',ALIAS', ',INSTNM'), 'twice.csv has the column INSTNM twice.'],
    [
      'part.csv',
      textOf(ROWS).replace(',CITY,STABBR,', ',TOWN,COUNTY,'),
      'part.csv has no column CITY, STABBR. No college can be stored without it.',
    ],
    [
      'sick.csv',
      textOf(SICK),
      'None of the 3 rows could be read. For example, sick.csv, line 2: INSTNM is missing.',
    ],
    ['odd.zip', zipOf('../../odd.csv', textOf(ROWS)), 'cannot be read'],
    ['locked.zip', locked(zipOf('locked.csv', textOf(ROWS))), 'cannot be read'],
    ['zip.zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(99)]), 'cannot be read'],
  ])('explains what is wrong with %s, and lets the next import start', async (name, bytes, sentence) => {
    const { code, output } = await importing([file(name, bytes)], '2026-03-23');
    const next = await importing([file('next.csv', textOf(ROWS))], '2026-03-23');

    expect([code, output.at(-2)?.slice(0, 7)]).toEqual([1, 'failed:']);
    expect(output.at(-1)).toContain(sentence);
    expect(next.code).toBe(0);
  });

  it('refuses an archive with too many tables', async () => {
    const many = Array.from({ length: 301 }, (_, at) => zipOf(`${at}.csv`, textOf(ROWS)));
    const { code, output } = await importing([file('many.zip', joined(many))], '2026-03-23');

    expect([code, output.at(-1)]).toEqual([
      1,
      'many.zip has more than 300 tables; no release has that many.',
    ]);
  });

  it.each([
    [{ releasedOn: 'tomorrow', dataYear: null }, '--released must be a date such as 2025-05-19.'],
    [{ releasedOn: null, dataYear: Number.NaN }, '--data-year must be a year such as 2023.'],
  ])('refuses %j with a sentence', async (options, sentence) => {
    const output: string[] = [];
    const paths = [file('mine.csv', textOf(ROWS))];

    expect(await importFiles(database.url, { paths, ...options }, (line) => output.push(line))).toBe(1);
    expect(output).toEqual([sentence]);
  });
});

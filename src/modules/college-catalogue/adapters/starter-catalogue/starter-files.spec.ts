import { beforeAll, describe, expect, it } from 'vitest';
import { US_STATES } from '#shared-kernel/domain/us-states.js';
import { type Line, readStarterFiles, starterChecksum, type StarterFiles } from './starter-files.js';

const LARGE_STATES = 'CA TX FL NY PA IL OH GA NC MI NJ VA WA AZ MA'.split(' ');
const TERRITORIES = 'PR GU VI AS MP FM MH PW'.split(' ');
const WORKED_COLLEGES = ['166027', '110635', '193900', '204796', '104151', '222992'];
const MISSING = ['', 'suppressed', 'n/a'];

let files: StarterFiles;
let colleges: readonly Line[];
beforeAll(async () => {
  files = await readStarterFiles();
  colleges = files.colleges;
});

const where = (cells: Line) => (college: Line) =>
  Object.entries(cells).every(([column, cell]) => college[column] === cell);
const number = (college: Line, column: string) => Number(college[column]);

/** May be on a balanced list. */
const isListCandidate = (college: Line) =>
  where({ operating: '1', institution_level: '1', predominant_degree: '3', online_only: '0' })(college) &&
  college['ownership'] !== '3' &&
  college['region'] !== '0' &&
  number(college, 'undergraduates') >= 300 &&
  (college['open_admission'] === '1' || number(college, 'admit_rate') > 0);

describe('the starter catalogue', () => {
  it('has about five hundred colleges, each once and all open', () => {
    expect(colleges.length).toBeGreaterThan(450);
    expect(colleges.length).toBeLessThan(600);
    expect(new Set(colleges.map((college) => college['unit_id'])).size).toBe(colleges.length);
    expect(colleges.filter((college) => college['operating'] !== '1')).toEqual([]);
  });

  it.each(WORKED_COLLEGES)('holds college %s of the worked examples', (unitId) => {
    expect(colleges.filter(where({ unit_id: unitId }))).toHaveLength(1);
  });

  it('has colleges in every state, DC and every territory', () => {
    const states = new Set(colleges.map((college) => college['state']));

    expect(Object.keys(US_STATES).filter((state) => !states.has(state))).toEqual([]);
    expect([...states].filter((state) => !(String(state) in US_STATES))).toEqual([]);
  });

  it('has at least two colleges in every state and six in each large one', () => {
    const inState = (state: string) => colleges.filter(where({ state })).length;
    const states = Object.keys(US_STATES).filter((state) => !TERRITORIES.includes(state));

    expect(states).toHaveLength(51);
    expect(states.filter((state) => inState(state) < 2)).toEqual([]);
    expect(LARGE_STATES.filter((state) => inState(state) < 6)).toEqual([]);
  });

  // 180 colleges counted more than 20,000 applicants in the survey of fall 2023.
  it('has every college with more than 20,000 applicants', () => {
    expect(colleges.filter((college) => number(college, 'applicants') > 20_000)).toHaveLength(180);
  });

  it('has at least 350 candidates for a balanced list', () => {
    expect(colleges.filter(isListCandidate).length).toBeGreaterThanOrEqual(350);
  });

  it('has more than 100 open-admission and 75 two-year colleges', () => {
    expect(colleges.filter(where({ open_admission: '1' })).length).toBeGreaterThan(100);
    expect(colleges.filter(where({ predominant_degree: '2' })).length).toBeGreaterThan(75);
  });

  it('has colleges for every search filter', () => {
    const values = (column: string) => new Set(colleges.map((college) => college[column]));

    expect([...values('ownership')].sort()).toEqual(['1', '2', '3']);
    expect([...values('predominant_degree')].sort()).toEqual(expect.arrayContaining(['1', '2', '3', '4']));
    expect([...new Set(colleges.map((college) => college['locale']?.charAt(0)))].sort()).toEqual([
      '',
      '1',
      '2',
      '3',
      '4',
    ]);
  });
});

describe('the files of the starter catalogue', () => {
  it('describe every column and its source', () => {
    const named = files.columns.map((column) => column['column']);

    expect(Object.keys(colleges[0] ?? {})).toEqual(named);
    expect(
      [...files.columns, ...files.programColumns].filter((column) =>
        Object.values(column).some((cell) => cell === ''),
      ),
    ).toEqual([]);
  });

  it('have a number or a reason in every numeric cell', () => {
    const measures = ['share', 'score', 'count', 'dollars', 'years', 'ratio', 'code', 'flag', 'degrees'];
    const columns = files.columns.filter(({ unit = '' }) => measures.includes(unit));
    const invalid = colleges.flatMap((college) =>
      columns.flatMap(({ column = '' }) => {
        const cell = college[column] ?? '';
        return MISSING.includes(cell) || /^-?\d+(\.\d+)?$/.test(cell) ? [] : [`${column}: ${cell}`];
      }),
    );

    expect(invalid).toEqual([]);
  });

  it('have no admit rate of zero', () => {
    expect(colleges.filter((college) => college['admit_rate'] === '0')).toEqual([]);
  });

  it('have only http and https links', () => {
    const links = colleges.flatMap((college) => [
      college['website'] ?? '',
      college['price_calculator_url'] ?? '',
    ]);

    expect(
      links.filter((link) => !MISSING.includes(link) && !/^https?:\/\/[^\s/]+\.[^\s]+$/.test(link)),
    ).toEqual([]);
  });

  it('have only programs with a known college and title', () => {
    const ids = new Set(colleges.map((college) => college['unit_id']));
    const titles = new Set(files.programTitles.map((title) => title['cip4']));
    const families = new Set(files.families.map((family) => family['cip_family']));

    expect(files.collegePrograms.filter(({ unit_id }) => !ids.has(unit_id))).toEqual([]);
    expect(files.collegePrograms.filter(({ cip4 }) => !titles.has(cip4))).toEqual([]);
    expect(files.collegeFamilies.filter(({ cip_family }) => !families.has(cip_family))).toEqual([]);
    expect(families.size).toBe(38);
  });

  it('have the same checksum every time', async () => {
    expect(await starterChecksum()).toMatch(/^[0-9a-f]{64}$/);
    expect(await starterChecksum()).toBe(await starterChecksum());
  });
});

import { readFileSync } from 'node:fs';
import { type CollegeFacts } from '../college/college-facts.js';
import { aCollege } from './colleges.js';

const FILE = new URL('../../../../../../db/seed/college-catalogue/starter-colleges.csv', import.meta.url);
const CONTROLS = [null, 'public', 'private-nonprofit', 'private-for-profit'] as const;
const POLICIES = [null, 'required', 'recommended', 'not-considered', null, 'optional'] as const;

/** The starter catalogue, as far as chances depend on it. */
export function starterColleges(): readonly CollegeFacts[] {
  const [header = '', ...lines] = readFileSync(FILE, 'utf8').trim().split('\n');
  const places = new Map(cellsOf(header).map((column, place) => [column, place]));
  return lines.map((line) => {
    const cells = cellsOf(line);
    const text = (column: string) => cells[places.get(column) ?? -1] ?? '';
    const figure = (column: string) => {
      const value = Number.parseFloat(text(column));
      return Number.isNaN(value) ? null : value;
    };
    return aCollege({
      unitId: Number(text('unit_id')),
      name: text('name'),
      state: text('state'),
      federalRegion: figure('region'),
      control: CONTROLS[Number(text('ownership'))] ?? 'private-for-profit',
      carnegieClass: figure('carnegie_basic'),
      undergraduates: figure('undergraduates'),
      admitRate: figure('admit_rate'),
      openAdmission: text('open_admission') === '1',
      testPolicy: POLICIES[Number(text('test_policy'))] ?? null,
      satReading25: figure('sat_reading_25'),
      satReading75: figure('sat_reading_75'),
      satMath25: figure('sat_math_25'),
      satMath75: figure('sat_math_75'),
      act25: figure('act_composite_25'),
      act75: figure('act_composite_75'),
      completionRate: figure('completion_rate_4yr'),
      retentionRate: figure('retention_full_time_4yr'),
      pellShare: figure('pell_share'),
      tuitionInState: figure('tuition_in_state'),
      tuitionOutOfState: figure('tuition_out_of_state'),
    });
  });
}

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, bare = '']) => quoted ?? bare);

import { describe, expect, it } from 'vitest';
import { readProfileCsv } from './read-profile-csv.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const HEADING = 'unit_id,fact,value,source_url,checked_on';
const SOURCE = 'https://osu.edu/facts,2026-11-01';
const read = (...lines: string[]) => readProfileCsv([HEADING, ...lines].join('\r\n'), NOW);
const kept = { sourceUrl: 'https://osu.edu/facts', checkedOn: '2026-11-01' };

describe('a CSV file of college facts', () => {
  it('has one fact a line; an empty value removes one', () => {
    const { colleges, facts, problems } = read(
      `204796,averageGPA,3.9,${SOURCE}`,
      `204796,campusCultureTags,"Football; Big city",${SOURCE}`,
      `203535,hasStudyAbroad,Yes,${SOURCE}`,
      '203535,averageGrant,,,',
    );

    expect(problems).toEqual([]);
    expect(facts).toBe(4);
    expect(Object.fromEntries(colleges)).toEqual({
      204796: {
        averageGPA: { value: 3.9, ...kept },
        campusCultureTags: { value: ['Football', 'Big city'], ...kept },
      },
      203535: { hasStudyAbroad: { value: true, ...kept }, averageGrant: null },
    });
  });

  it.each([
    [`x,averageGPA,3.9,${SOURCE}`, 'unit_id'],
    [`204796,imageUrl,/objects/a,${SOURCE}`, 'fact'],
    [`204796,averageGPA,high,${SOURCE}`, 'value'],
    [`204796,hasCoopProgram,maybe,${SOURCE}`, 'value'],
    [`204796,divisionAthletics,Division 1,${SOURCE}`, 'value'],
    ['204796,averageGPA,3.9,osu.edu,2026-11-01', 'source_url'],
    ['204796,averageGPA,3.9,https://osu.edu,11/1/2026', 'checked_on'],
    ['204796,averageGPA,3.9,https://osu.edu,2026-12-24', 'checked_on'],
  ])('names the line and column of a problem: %s', (line, column) => {
    const { problems, facts } = read(`204796,averageGrant,9000,${SOURCE}`, line);

    expect(problems).toMatchObject([{ line: 3, column }]);
    expect(facts).toBe(1);
  });

  it('names a fact that is given twice', () => {
    const line = `204796,averageGPA,3.9,${SOURCE}`;

    expect(read(line, line).problems).toMatchObject([{ line: 3, column: 'fact' }]);
  });

  it('names a missing column', () => {
    expect(readProfileCsv('unit_id,fact,value,checked_on\n1,averageGPA,3,2026-01-01', NOW).problems).toEqual([
      { line: 1, column: 'source_url', message: 'This column is missing.' },
    ]);
  });

  it('is refused when it is too long or broken', () => {
    const many = Array.from({ length: 2_001 }, (_, id) => `${String(id + 1)},averageGPA,3,${SOURCE}`);

    expect(read(...many).problems).toMatchObject([{ message: 'Send at most 2000 facts at a time.' }]);
    expect(read('204796,description,"Unclosed').problems).toHaveLength(1);
  });
});

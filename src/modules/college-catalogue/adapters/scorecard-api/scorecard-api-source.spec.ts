import { describe, expect, it } from 'vitest';
import { type FederalPage, SourceFailed } from '../../application/import/federal-source.js';
import { ScorecardApiSource } from './scorecard-api-source.js';

const COLLEGE = {
  'school.name': 'Fjord College',
  'school.city': 'Columbus',
  'school.state': 'OH',
  'school.region_id': 3,
  'school.ownership': 1,
  'school.institutional_characteristics.level': 1,
  'school.degrees_awarded.predominant': 3,
  'school.degrees_awarded.highest': 4,
  'school.operating': 1,
};

/** Reads the records in pages of two. */
async function read(records: readonly unknown[], from = 0, total = records.length): Promise<FederalPage[]> {
  const client = {
    schools: ({ page = '0' }: Readonly<Record<string, string>>) =>
      Promise.resolve({
        metadata: { total, per_page: 2 },
        results: records.slice(Number(page) * 2, Number(page) * 2 + 2),
      }),
  };
  const pages: FederalPage[] = [];
  const source = new ScorecardApiSource(client, 'all', 2026);
  for await (const page of source.pages({ from, releasedOn: '2025-05-19', storedBefore: 0 }))
    pages.push(page);
  return pages;
}

const reasons = (pages: readonly FederalPage[]) =>
  pages.flatMap(({ problems }) => problems.map(({ place, reason }) => `${place}: ${reason}`));

describe('invalid records', () => {
  it('are reported, and the others are read', async () => {
    const pages = await read([null, { id: 1, ...COLLEGE }, 'x', ['id'], { id: 2, ...COLLEGE }]);

    expect(pages.flatMap(({ colleges }) => colleges.map(({ unitId }) => unitId))).toEqual([1, 2]);
    expect(reasons(pages)).toEqual([
      'page 0, row 1: Not an institution.',
      'page 1, row 1: Not an institution.',
      'page 1, row 2: Not an institution.',
    ]);
  });

  it('do not hide that others were never sent', async () => {
    const pages = await read([{ id: 1, ...COLLEGE }, 'x', { id: 1, ...COLLEGE }]);

    expect(reasons(pages)).toEqual([
      'page 0, row 2: Not an institution.',
      'the import: 1 of 3 institutions were not sent. Importing again may bring them.',
    ]);
  });

  it('with very long text are reported with a short place and reason', async () => {
    const pages = await read([
      { id: 1, ...COLLEGE, 'school.name': 'x'.repeat(5_000) },
      { id: '9'.repeat(5_000), ...COLLEGE },
    ]);

    expect(reasons(pages).slice(0, 2)).toEqual([
      'unit 1: INSTNM has 5000 characters, more than 4000.',
      `unit ${'9'.repeat(20)}: UNITID is "${'9'.repeat(40)}", not a unit id.`,
    ]);
  });

  it('with unprintable program titles get a printable title, or the code', async () => {
    const title = (text: string, code: string) => ({ code, title: text, credential: { level: 3 } });
    const programs = [title('Nautical\u0000Science.', '4904'), title('x'.repeat(5_000), '1101')];
    const [page] = await read([{ id: 1, ...COLLEGE, 'latest.programs.cip_4_digit': programs }]);

    expect([...(page?.titles ?? [])]).toEqual([
      ['49.04', 'Nautical Science'],
      ['11.01', '11.01'],
    ]);
  });

  it('fails when the service has no institutions', async () => {
    await expect(read([])).rejects.toThrow(
      new SourceFailed('The College Scorecard service has no institutions to send.'),
    );
  });
});

describe('the first page', () => {
  const three = [1, 2, 3].map((id) => ({ id, ...COLLEGE }));

  it('may be the one after the last, when an import stopped just before its end', async () => {
    expect((await read(three, 2)).map(({ page, rowsRead }) => [page, rowsRead])).toEqual([[2, 0]]);
  });

  it('is refused beyond that, with the number of pages', async () => {
    await expect(read(three, 3)).rejects.toThrow(
      new SourceFailed('There is no page 3: the service has 2 pages, counting from 0.'),
    );
  });
});

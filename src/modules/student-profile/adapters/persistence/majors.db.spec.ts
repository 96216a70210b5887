import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudentProfileReadModel } from '../read-models/student-profile.read-model.js';
import { studentProfileOnPostgres } from '../../testing/student-profile-on-postgres.js';
import { majorsSeed } from './majors.seed.js';

let postgres: Awaited<ReturnType<typeof studentProfileOnPostgres>>;
beforeAll(async () => {
  postgres = await studentProfileOnPostgres();
});
afterAll(() => postgres.close());

describe('the majors a student may choose from', () => {
  it('begin with "Undecided" and carry the federal codes', async () => {
    const majors = await postgres.module.get(StudentProfileReadModel).majors();

    expect(majors).toHaveLength(396);
    expect(majors[0]).toEqual({ name: 'Undecided', cip4: null, cipTitle: null, cipFamily: null });
    expect(majors).toContainEqual({
      name: 'Advertising',
      cip4: '09.09',
      cipTitle: 'Public Relations, Advertising, and Applied Communication',
      cipFamily: '09',
    });
  });

  it('are the same after a second loading', async () => {
    const majors = () => postgres.module.get(StudentProfileReadModel).majors();
    const before = await majors();
    const client = await connectTo(postgres.databaseUrl);
    await majorsSeed.load(client);
    await client.end();

    expect(await majors()).toEqual(before);
  });
});

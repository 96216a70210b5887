import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lastWeeks } from '#shared-kernel/domain/weeks.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { EditDays } from '../../application/edit-days.js';
import { AddProfileEntry } from '../../application/add-profile-entry.js';
import { SaveAnswers } from '../../application/save-answers.js';
import { ProfileActivity, ProfileChanged, StudentDirectory } from '../../contracts/index.js';
import { AcademicProfile } from '../../domain/academic/academic-profile.js';
import { Award } from '../../domain/entries/award.js';
import { AnswersRefused } from '../../domain/student-profile.errors.js';
import { studentProfileOnPostgres } from '../../testing/student-profile-on-postgres.js';

@Injectable()
@ReactsTo(ProfileChanged)
class ListenForProfileChanges implements Reaction<ProfileChanged> {
  readonly received: ProfileChanged[] = [];

  handle(event: ProfileChanged): Promise<void> {
    this.received.push(event);
    return Promise.resolve();
  }
}

let postgres: Awaited<ReturnType<typeof studentProfileOnPostgres>>;
beforeAll(async () => {
  postgres = await studentProfileOnPostgres([ListenForProfileChanges]);
});
afterAll(() => postgres.close());

const versionsHeardOf = (studentId: string) =>
  postgres.module
    .get(ListenForProfileChanges)
    .received.filter((event) => event.studentId === studentId)
    .map((event) => event.version)
    .sort((a, b) => a - b);

/** Every job ever stored for this student's listener, whether it has run or not. */
async function jobsStoredFor(studentId: string): Promise<number> {
  const client = await connectTo(postgres.databaseUrl);
  const { rows } = await client.query<{ jobs: number }>(
    `select count(*)::int as jobs from jobs.job where name like '%ListenForProfileChanges' and data ->> 'studentId' = $1`,
    [studentId],
  );
  await client.end();
  return rows[0]?.jobs ?? 0;
}

describe('a change of a profile', () => {
  it('reaches its listeners once per version', async () => {
    const studentId = newId();
    const commands = postgres.module.get(CommandBus);

    await Promise.all([
      commands.execute(new SaveAnswers(studentId, AcademicProfile, { satMath: 700 })),
      commands.execute(new SaveAnswers(studentId, AcademicProfile, { satReadingWriting: 650 })),
      commands.execute(new AddProfileEntry(studentId, Award, { name: 'Fair', level: 'State' })),
    ]);

    expect(await postgres.module.get(StudentDirectory).academicSnapshot(studentId)).toMatchObject({
      profileVersion: 3,
      satTotal: 1350,
      awards: [{ level: 'State' }],
    });
    await vi.waitFor(() => expect(versionsHeardOf(studentId)).toEqual([1, 2, 3]), { timeout: 10_000 });
    expect(await jobsStoredFor(studentId)).toBe(3);
  });

  it('counts its day once, however often the profile changes on it', async () => {
    const studentId = newId();
    const daysThisWeek = async () =>
      (await postgres.module.get(ProfileActivity).daysEdited(studentId, lastWeeks(new Date(), 2))).at(-1);
    expect(await daysThisWeek()).toBe(0);

    const recording = postgres.module.get(EditDays);
    await postgres.module
      .get(CommandBus)
      .execute(new SaveAnswers(studentId, AcademicProfile, { satMath: 700 }));
    await vi.waitFor(async () => expect(await daysThisWeek()).toBe(1), { timeout: 10_000 });

    await recording.record(studentId, new Date());
    await recording.record(newId(), new Date());
    expect(await daysThisWeek()).toBe(1);
  });

  it('that is refused leaves neither a version nor an event', async () => {
    const studentId = newId();
    const refused = new SaveAnswers(studentId, AcademicProfile, { unweightedGpa: '4.5' });

    await expect(postgres.module.get(CommandBus).execute(refused)).rejects.toThrow(AnswersRefused);

    expect(await postgres.module.get(StudentDirectory).profileVersion(studentId)).toBe(0);
    expect(await jobsStoredFor(studentId)).toBe(0);
  });
});

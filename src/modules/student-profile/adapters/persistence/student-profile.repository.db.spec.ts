import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { AcademicProfile } from '../../domain/academic/academic-profile.js';
import { Award } from '../../domain/entries/award.js';
import { ResearchProject } from '../../domain/entries/research-project.js';
import { ProfileChangedElsewhere, ProfileEntryNotFound } from '../../domain/student-profile.errors.js';
import { StudentProfileRepository } from '../../domain/student-profile.repository.js';
import { InMemoryStudentProfileRepository } from '../../testing/in-memory-student-profile.repository.js';
import { studentProfileOnPostgres } from '../../testing/student-profile-on-postgres.js';

const NOW = new Date('2026-11-20T09:00:00Z');

let postgres: Awaited<ReturnType<typeof studentProfileOnPostgres>>;
beforeAll(async () => {
  postgres = await studentProfileOnPostgres();
});
afterAll(() => postgres.close());

const inMemory = new InMemoryStudentProfileRepository();
const ADAPTERS: [string, () => { profiles: StudentProfileRepository; unitOfWork: UnitOfWork }][] = [
  ['in memory', () => ({ profiles: inMemory, unitOfWork: new ImmediateUnitOfWork() })],
  [
    'in PostgreSQL',
    () => ({
      profiles: postgres.module.get(StudentProfileRepository),
      unitOfWork: postgres.module.get(UnitOfWork),
    }),
  ],
];

describe.each(ADAPTERS)('profiles %s', (_where, adapters) => {
  it('store a record with all its answers', async () => {
    const { profiles, unitOfWork } = adapters();
    const studentId = newId();
    await unitOfWork.run(async () => {
      await profiles.lock(studentId);
      expect(await profiles.find(AcademicProfile, studentId)).toBeNull();
      const academic = new AcademicProfile(newId(), studentId, NOW);
      academic.revise({ classRank: 12, dualEnrollmentCredits: 'N/A', unweightedGpa: '3.70' }, NOW);
      profiles.add(academic);
    });

    const stored = await unitOfWork.run(() => profiles.find(AcademicProfile, studentId));

    expect(stored).toBeInstanceOf(AcademicProfile);
    expect(stored?.['answers']).toMatchObject({
      classRank: 12,
      dualEnrollmentCredits: 'N/A',
      unweightedGpa: '3.70',
      honorsCourses: null,
      satTotal: null,
    });
  });

  it('store later changes', async () => {
    const { profiles, unitOfWork } = adapters();
    const studentId = newId();
    const id = newId();
    await unitOfWork.run(async () => {
      await profiles.lock(studentId);
      const award = new Award(id, studentId, NOW);
      award.revise({ name: 'Fair', level: 'State' }, NOW);
      profiles.add(award);
    });
    await unitOfWork.run(async () =>
      (await profiles.ownedBy(Award, studentId, id)).revise({ level: 'National', year: null }, NOW),
    );

    const stored = await unitOfWork.run(() => profiles.ownedBy(Award, studentId, id));

    expect(stored['answers']).toMatchObject({ name: 'Fair', level: 'National', year: null });
  });

  it('hide an entry from everyone but its owner, and from them once removed', async () => {
    const { profiles, unitOfWork } = adapters();
    const studentId = newId();
    const id = newId();
    await unitOfWork.run(async () => {
      await profiles.lock(studentId);
      const award = new Award(id, studentId, NOW);
      award.revise({ name: 'Fair' }, NOW);
      profiles.add(award);
    });
    const owned = (by: string) => unitOfWork.run(() => profiles.ownedBy(Award, by, id));

    await expect(owned(newId())).rejects.toThrow(ProfileEntryNotFound);
    await unitOfWork.run(async () => profiles.remove(await profiles.ownedBy(Award, studentId, id)));
    await expect(owned(studentId)).rejects.toThrow(ProfileEntryNotFound);
  });

  it('count the entries of one kind of one student', async () => {
    const { profiles, unitOfWork } = adapters();
    const [studentId, other] = [newId(), newId()];
    for (const [owner, Kind] of [
      [studentId, Award],
      [studentId, Award],
      [studentId, ResearchProject],
      [other, Award],
    ] as const)
      await unitOfWork.run(async () => {
        await profiles.lock(owner);
        profiles.add(new Kind(newId(), owner, NOW));
      });

    expect(await unitOfWork.run(() => profiles.count(Award, studentId))).toBe(2);
    expect(await unitOfWork.run(() => profiles.count(Award, newId()))).toBe(0);
  });

  it('store one of two changes at once that start from the same copy', async () => {
    const { profiles, unitOfWork } = adapters();
    const studentId = newId();
    const id = newId();
    await unitOfWork.run(async () => {
      await profiles.lock(studentId);
      const award = new Award(id, studentId, NOW);
      award.revise({ name: 'Fair', level: 'State' }, NOW);
      profiles.add(award);
    });
    const read = await unitOfWork.run(
      async () => (await profiles.ownedBy(Award, studentId, id))['updatedAt'],
    );
    const rename = (name: string) =>
      unitOfWork.run(async () => {
        await profiles.lock(studentId);
        const award = await profiles.ownedBy(Award, studentId, id);
        award.requireUnchangedSince(read);
        award.revise({ name }, NOW);
      });

    const results = await Promise.allSettled([rename('Fair of Ohio'), rename('Fair of Iowa')]);

    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: expect.any(ProfileChangedElsewhere) as unknown }]);
    const first = results[0].status === 'fulfilled' ? 'Fair of Ohio' : 'Fair of Iowa';
    const stored = await unitOfWork.run(() => profiles.ownedBy(Award, studentId, id));
    expect(stored['answers'].name).toBe(first);
  });

  it('are created once and count their versions', async () => {
    const { profiles, unitOfWork } = adapters();
    const studentId = newId();
    const change = () =>
      unitOfWork.run(async () => {
        const profile = await profiles.lock(studentId);
        profile.recordChange();
        return profile['version'];
      });

    expect([await change(), await change(), await change()]).toEqual([1, 2, 3]);
  });
});

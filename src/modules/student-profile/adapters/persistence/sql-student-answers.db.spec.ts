import { CommandBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { SaveAnswers } from '../../application/save-answers.js';
import { StudentAnswers } from '../../contracts/index.js';
import { AcademicProfile } from '../../domain/academic/academic-profile.js';
import { UserProfile } from '../../domain/personal/user-profile.js';
import { AnswersRefused } from '../../domain/student-profile.errors.js';
import { studentProfileOnPostgres } from '../../testing/student-profile-on-postgres.js';

let postgres: Awaited<ReturnType<typeof studentProfileOnPostgres>>;
let answers: StudentAnswers;
let commands: CommandBus;
beforeAll(async () => {
  postgres = await studentProfileOnPostgres();
  answers = postgres.module.get(StudentAnswers);
  commands = postgres.module.get(CommandBus);
});
afterAll(() => postgres.close());

describe('a profile in talk', () => {
  it('is empty before the first save', async () => {
    const { firstName, answers: known, ...counts } = await answers.read(newId());

    expect(firstName).toBeNull();
    expect(known).toMatchObject({ state: null, unweightedGpa: null, location: [] });
    expect(counts).toEqual({ activities: 0, awards: 0, percentComplete: 0 });
  });

  it('says nothing of race, gender, income, address or family', async () => {
    const studentId = newId();
    await commands.execute(
      new SaveAnswers(studentId, UserProfile, {
        firstName: 'Maya',
        lastName: 'Lin',
        gender: 'Female',
        zipCode: '45402',
        raceEthnicity: ['White'],
        householdIncomeRange: '30-60k',
        firstGenerationCollege: 'Yes',
      }),
    );
    const read = JSON.stringify(await answers.read(studentId));

    expect(read).toContain('Maya');
    for (const sensitive of ['Lin', 'Female', '45402', 'White', '30-60k', 'Yes'])
      expect(read).not.toContain(sensitive);
  });

  it('is saved to the forms it belongs to, and nothing else changes', async () => {
    const studentId = newId();
    await commands.execute(new SaveAnswers(studentId, AcademicProfile, { honorsCourses: 3 }));
    await answers.save(studentId, { state: 'OH', unweightedGpa: '3.7', intendedMajor: 'Nursing' });

    expect((await answers.read(studentId)).answers).toMatchObject({
      state: 'OH',
      gpaScale: '4.0',
      unweightedGpa: '3.7',
      intendedMajor: 'Nursing',
      honorsCourses: 3,
    });
  });

  it('takes a new SAT total over the total of old sections', async () => {
    const studentId = newId();
    const sections = { satMath: 700, satReadingWriting: 680 };
    await commands.execute(new SaveAnswers(studentId, AcademicProfile, sections));
    await answers.save(studentId, { satTotal: 1450 });

    expect((await answers.read(studentId)).answers).toMatchObject({ satTotal: 1450, satMath: null });
  });

  it.each([
    ['a figure the form refuses', { satTotal: 1700 }, 'SAT total must be at most 1600'],
    [
      'a figure above the scale',
      { unweightedGpa: '4.6' },
      'Unweighted GPA must be between 0 and 4 on the 4.0 scale',
    ],
  ])('is refused for %s, and saves no part', async (_what, refused, words) => {
    const studentId = newId();
    const save = answers.save(studentId, { state: 'OH', ...refused });

    await expect(save).rejects.toThrow(AnswersRefused);
    await expect(save).rejects.toThrow(words);
    expect((await answers.read(studentId)).answers.state).toBeNull();
  });
});

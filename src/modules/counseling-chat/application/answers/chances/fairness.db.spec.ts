import { CommandBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EssayShelf } from '#modules/essays/contracts/index.js';
import { SaveAnswers } from '#modules/student-profile/application/save-answers.js';
import { StudentAnswers, StudentDirectory } from '#modules/student-profile/contracts/index.js';
import { AcademicProfile } from '#modules/student-profile/domain/academic/academic-profile.js';
import { type PersonalAnswers } from '#modules/student-profile/domain/personal/personal-answers.js';
import { UserProfile } from '#modules/student-profile/domain/personal/user-profile.js';
import { InterestsGoals } from '#modules/student-profile/domain/preferences/interests-goals.js';
import { studentProfileOnPostgres } from '#modules/student-profile/testing/student-profile-on-postgres.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { ComposedStudentsInTalk } from '../../../adapters/students/composed-students-in-talk.js';
import { InMemoryStudentList } from '../../../testing/lists-in-memory.js';
import { talkOf } from '../../../testing/chance-talk.js';

const [OHIO_STATE, CINCINNATI, HARVARD] = [204796, 201885, 166027];

class NoEssays extends EssayShelf {
  of = () => Promise.resolve([]);
}

let postgres: Awaited<ReturnType<typeof studentProfileOnPostgres>>;
beforeAll(async () => {
  postgres = await studentProfileOnPostgres();
});
afterAll(() => postgres.close());

/** What one student is told, all stored answers being the same but these. */
async function toldTo(personal: Partial<PersonalAnswers>): Promise<string[]> {
  const id = newId();
  const commands = postgres.module.get(CommandBus);
  await commands.execute(
    new SaveAnswers(id, UserProfile, { firstName: 'Sam', lastName: 'Lee', state: 'OH', ...personal }),
  );
  await commands.execute(
    new SaveAnswers(id, AcademicProfile, { currentGradeLevel: '11th', unweightedGpa: '3.7', satTotal: 1290 }),
  );
  await commands.execute(
    new SaveAnswers(id, InterestsGoals, { intendedMajor: 'Biology', maxTuition: 12_000 }),
  );

  const directory = postgres.module.get(StudentDirectory);
  const profile = postgres.module.get(StudentAnswers);
  const students = new ComposedStudentsInTalk(
    directory,
    profile,
    new InMemoryStudentList([]),
    new NoEssays(),
  );
  const { ask } = talkOf({ id, directory, profile, student: await students.of(id) });
  const satTotal = [
    { kind: 'sat', value: 1400, span: { from: 0, to: 4 }, mood: 'supposed', whose: 'mine' },
  ] as const;
  const answers = await Promise.all([
    ask('chance_at', { colleges: [OHIO_STATE] }),
    ask('chance_at', { colleges: [CINCINNATI, HARVARD] }),
    ask('why_chance', { colleges: [OHIO_STATE] }),
    ask('what_if', { colleges: [CINCINNATI], entities: { facts: satTotal } }),
    ask('improve_chances', { colleges: [OHIO_STATE] }),
    ask('verdict', { colleges: [HARVARD] }),
  ]);
  return answers.map(({ reply }) => JSON.stringify(reply));
}

describe('what Wren says about a chance', () => {
  it.each<[string, Partial<PersonalAnswers>, Partial<PersonalAnswers>]>([
    ['name', { firstName: 'Emily' }, { firstName: 'Lakisha' }],
    ['family name', { lastName: 'Walsh' }, { lastName: 'Nguyen' }],
    ['gender', { gender: 'Male' }, { gender: 'Female' }],
    ['gender, in own words', { gender: 'Non-binary' }, { gender: 'Prefer not to say' }],
    ['race', { raceEthnicity: ['White'] }, { raceEthnicity: ['Black or African American'] }],
    ['ethnicity', { raceEthnicity: ['Asian'] }, { raceEthnicity: ['Hispanic or Latino'] }],
    ['race, told or not', { raceEthnicity: ['Prefer not to answer'] }, { raceEthnicity: ['Asian', 'White'] }],
    ['ZIP code', { zipCode: '43201' }, { zipCode: '45402' }],
    [
      'address',
      { city: 'Dayton', streetAddress: '1 Elm Street' },
      { city: 'Bexley', streetAddress: '9 Park Row' },
    ],
    ['income', { householdIncomeRange: 'under 30k' }, { householdIncomeRange: 'over 150k' }],
    ['first generation', { firstGenerationCollege: 'Yes' }, { firstGenerationCollege: 'No' }],
    [
      'the parents’ education',
      { parentEducationLevel: 'Less than high school' },
      { parentEducationLevel: 'Doctoral or professional degree' },
    ],
  ])('is the same for two students who differ in %s', async (_what, one, other) => {
    expect(await toldTo(one)).toEqual(await toldTo(other));
  });

  it('is not the same for two students who differ in home state', async () => {
    expect(await toldTo({ state: 'OH' })).not.toEqual(await toldTo({ state: 'ME' }));
  });
});

import { CommandBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { AddProfileEntry } from '../../application/add-profile-entry.js';
import { SaveAnswers } from '../../application/save-answers.js';
import { StudentDirectory } from '../../contracts/index.js';
import { AcademicProfile } from '../../domain/academic/academic-profile.js';
import { type AcademicAnswers } from '../../domain/academic/academic-answers.js';
import { UserProfile } from '../../domain/personal/user-profile.js';
import { type PersonalAnswers } from '../../domain/personal/personal-answers.js';
import { type ActivityAnswers, ActivityImpact } from '../../domain/entries/activity-impact.js';
import { Award } from '../../domain/entries/award.js';
import { PortfolioItem } from '../../domain/entries/portfolio-item.js';
import { ResearchProject } from '../../domain/entries/research-project.js';
import { InterestsGoals } from '../../domain/preferences/interests-goals.js';
import { type PreferenceAnswers } from '../../domain/preferences/preference-answers.js';
import { studentProfileOnPostgres } from '../../testing/student-profile-on-postgres.js';

let postgres: Awaited<ReturnType<typeof studentProfileOnPostgres>>;
let directory: StudentDirectory;
let commands: CommandBus;
beforeAll(async () => {
  postgres = await studentProfileOnPostgres();
  directory = postgres.module.get(StudentDirectory);
  commands = postgres.module.get(CommandBus);
});
afterAll(() => postgres.close());

interface Told {
  personal?: Partial<PersonalAnswers>;
  academic?: Partial<AcademicAnswers>;
  wishes?: Partial<PreferenceAnswers>;
  activities?: Partial<ActivityAnswers>[];
}

/** What other contexts see of a student with these answers. */
async function snapshotOf({ personal, academic, wishes, activities = [] }: Told) {
  const studentId = newId();
  if (personal) await commands.execute(new SaveAnswers(studentId, UserProfile, personal));
  if (academic) await commands.execute(new SaveAnswers(studentId, AcademicProfile, academic));
  if (wishes) await commands.execute(new SaveAnswers(studentId, InterestsGoals, wishes));
  for (const activity of activities)
    await commands.execute(new AddProfileEntry(studentId, ActivityImpact, activity));
  return directory.academicSnapshot(studentId);
}

describe('what other contexts learn about a student', () => {
  it('is nothing before the first save', async () => {
    expect(await directory.academicSnapshot(newId())).toBeNull();
    expect(await directory.profileVersion(newId())).toBe(0);
  });

  it('is the version of each student, however many are read at once', async () => {
    const [one, other, nobody] = [newId(), newId(), newId()];
    await commands.execute(new SaveAnswers(one, UserProfile, { city: 'Toledo' }));
    await commands.execute(new SaveAnswers(other, UserProfile, { city: 'Toledo' }));
    await commands.execute(new SaveAnswers(other, UserProfile, { city: 'Akron' }));
    const versions = [one, other, nobody, other].map((studentId) => directory.profileVersion(studentId));

    expect(await Promise.all(versions)).toEqual([1, 2, 0, 2]);
  });

  it('is the unit of work’s own version inside it', async () => {
    const studentId = newId();
    const version = await postgres.module.get(UnitOfWork).run(async () => {
      await commands.execute(new SaveAnswers(studentId, UserProfile, { city: 'Toledo' }));
      return directory.profileVersion(studentId);
    });

    expect(version).toBe(1);
  });

  it('is all unknown after saving only other answers', async () => {
    expect(await snapshotOf({ personal: { city: 'Toledo' } })).toEqual({
      studentId: expect.any(String) as string,
      profileVersion: 1,
      homeState: null,
      homeZipArea: null,
      gpaScale: 4,
      unweightedGpa: null,
      weightedGpa: null,
      classRank: null,
      classSize: null,
      satTotal: null,
      actComposite: null,
      testPreference: null,
      apCoursesTaken: null,
      ibHlCount: null,
      ibSlCount: null,
      honorsCourses: null,
      dualEnrollmentCredits: null,
      intendedMajor: null,
      cipFamily: null,
      majorCip4: null,
      gradeLevel: null,
      activities: [],
      awards: [],
      researchProjects: 0,
      portfolioItems: 0,
      settings: [],
      regions: [],
      sizes: [],
      ownership: null,
      collegeTypes: [],
      priorities: [],
      singleSexColleges: [],
      collegeCommunities: [],
      maxCost: null,
      needsAid: null,
      maxMiles: null,
      incomeBand: null,
      declined: [],
    });
  });

  it('has all answers, as numbers', async () => {
    const snapshot = await snapshotOf({
      personal: { state: 'OH', householdIncomeRange: '60-100k' },
      academic: {
        gpaScale: '5.0',
        unweightedGpa: '3.70',
        weightedGpa: '4.55',
        classRank: 12,
        classSize: 400,
        satMath: 700,
        satReadingWriting: 650,
        actComposite: 30,
        testPreference: 'Both',
        apCoursesTaken: 6,
        dualEnrollmentCredits: 9,
      },
      wishes: {
        intendedMajor: 'Aerospace Engineering',
        location: ['Urban', 'Suburban'],
        geographicRegions: ['Midwest', 'Mid-Atlantic'],
        collegeSize: ['20000+'],
        ownership: 'Public',
        singleSexColleges: ['women'],
        collegeCommunities: ['HBCU', 'Catholic'],
      },
      activities: [
        { activityName: 'Debate', hoursPerWeek: 6, weeksPerYear: 40, yearsCommitted: 3, level: 'State' },
      ],
    });

    expect(snapshot).toMatchObject({
      profileVersion: 4,
      homeState: 'OH',
      gpaScale: 5,
      unweightedGpa: 3.7,
      weightedGpa: 4.55,
      classRank: 12,
      classSize: 400,
      satTotal: 1350,
      actComposite: 30,
      testPreference: 'Both',
      apCoursesTaken: 6,
      honorsCourses: null,
      ibHlCount: null,
      ibSlCount: null,
      dualEnrollmentCredits: 9,
      intendedMajor: 'Aerospace Engineering',
      cipFamily: '14',
      activities: [
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          hoursPerWeek: 6,
          weeksPerYear: 40,
          yearsCommitted: 3,
          leadership: false,
          level: 'State',
        },
      ],
      settings: ['Urban', 'Suburban'],
      singleSexColleges: ['women'],
      collegeCommunities: ['HBCU', 'Catholic'],
      regions: ['Midwest', 'Mid-Atlantic'],
      sizes: ['20000+'],
      ownership: 'Public',
      incomeBand: '60-100k',
      declined: [],
    });
  });

  it('tells the ZIP area of a home whose state is known', async () => {
    const areaOf = async (state: 'PA' | null, zipCode: string) =>
      (await snapshotOf({ personal: { state, zipCode } }))?.homeZipArea;

    expect(await areaOf('PA', '19104-2610')).toBe('191');
    expect(await areaOf('PA', '191')).toBeNull();
    expect(await areaOf(null, '19104')).toBeNull();
  });

  it('uses the school’s state when the home state is unknown', async () => {
    expect(await snapshotOf({ academic: { schoolState: 'TX' } })).toMatchObject({ homeState: 'TX' });
    expect(await snapshotOf({ personal: { state: 'NY' }, academic: { schoolState: 'TX' } })).toMatchObject({
      homeState: 'NY',
    });
  });

  it('reads "<70" as 65 and what does not apply as unknown', async () => {
    const snapshot = await snapshotOf({
      personal: { householdIncomeRange: 'prefer not to answer' },
      academic: {
        gpaScale: '100',
        unweightedGpa: '<70',
        weightedGpa: 'N/A',
        classRank: 'N/A',
        dualEnrollmentCredits: 'N/A',
      },
    });

    expect(snapshot).toMatchObject({
      gpaScale: 100,
      unweightedGpa: 65,
      weightedGpa: null,
      classRank: null,
      dualEnrollmentCredits: null,
      incomeBand: null,
    });
  });

  it.each<[string, Told, string[]]>([
    ['a GPA of neither kind', { academic: { unweightedGpa: 'N/A', weightedGpa: 'N/A' } }, ['grades']],
    ['only no weighted GPA', { academic: { weightedGpa: 'N/A' } }, []],
    ['an undecided major', { wishes: { intendedMajor: 'Undecided' } }, ['major']],
    ['no word on income', { personal: { householdIncomeRange: 'prefer not to answer' } }, ['income']],
    ['a home abroad', { personal: { country: 'Canada' } }, ['residency']],
    ['a school in a state', { personal: { country: 'Canada' }, academic: { schoolState: 'ME' } }, []],
  ])('knows which answers cannot be used: %s', async (_what, answers, declined) => {
    expect(await snapshotOf(answers)).toMatchObject({ declined });
  });

  it.each([
    ['Accounting', '52'],
    ['accounting', '52'],
    ['Undecided', null],
    ['Underwater basket weaving', null],
  ])('finds the CIP family of %s', async (intendedMajor, cipFamily) => {
    expect(await snapshotOf({ wishes: { intendedMajor } })).toMatchObject({ intendedMajor, cipFamily });
  });

  it.each([
    ['Captain', true],
    [null, false],
    ['None', false],
    ['n/a', false],
  ])('reads the leadership position %s', async (leadershipPosition, leadership) => {
    const snapshot = await snapshotOf({ activities: [{ activityName: 'Debate', leadershipPosition }] });

    expect(snapshot?.activities).toMatchObject([
      { hoursPerWeek: 1, weeksPerYear: 50, yearsCommitted: 1, leadership, level: null },
    ]);
  });

  it('counts the lists in the order of entry, at the version they belong to', async () => {
    const studentId = newId();
    await commands.execute(new AddProfileEntry(studentId, Award, { name: 'Fair', level: 'State' }));
    await commands.execute(new AddProfileEntry(studentId, Award, { name: 'Bee', level: 'Local' }));
    await commands.execute(new AddProfileEntry(studentId, ResearchProject, { title: 'Moss' }));
    await commands.execute(new AddProfileEntry(studentId, PortfolioItem, { type: 'Music', title: 'Sonata' }));

    expect(await directory.academicSnapshot(studentId)).toMatchObject({
      profileVersion: 4,
      awards: [{ level: 'State' }, { level: 'Local' }],
      researchProjects: 1,
      portfolioItems: 1,
    });
    expect(await directory.profileVersion(studentId)).toBe(4);
  });
});

describe('how complete the profile is', () => {
  it('is 0 before the first save and rises with each completed section', async () => {
    const studentId = newId();
    expect(await directory.completionPercent(studentId)).toBe(0);

    await commands.execute(new SaveAnswers(studentId, UserProfile, { firstName: 'Maya', lastName: 'Lin' }));
    await commands.execute(
      new SaveAnswers(studentId, AcademicProfile, { unweightedGpa: '3.7', actComposite: 30 }),
    );
    await commands.execute(
      new SaveAnswers(studentId, InterestsGoals, {
        intendedMajor: 'Undecided',
        careerGoals: ['Undecided'],
        geographicRegions: ['Midwest'],
      }),
    );
    await commands.execute(new AddProfileEntry(studentId, Award, { name: 'Fair', level: 'State' }));

    expect(await directory.completionPercent(studentId)).toBe(Math.round((5 / 12) * 100));
  });
});

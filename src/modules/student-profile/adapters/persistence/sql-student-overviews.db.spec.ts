import { CommandBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { AddProfileEntry } from '../../application/add-profile-entry.js';
import { SaveAnswers } from '../../application/save-answers.js';
import { StudentOverviews } from '../../contracts/index.js';
import { AcademicProfile } from '../../domain/academic/academic-profile.js';
import { ActivityImpact } from '../../domain/entries/activity-impact.js';
import { Award } from '../../domain/entries/award.js';
import { UserProfile } from '../../domain/personal/user-profile.js';
import { InterestsGoals } from '../../domain/preferences/interests-goals.js';
import { studentProfileOnPostgres } from '../../testing/student-profile-on-postgres.js';

let postgres: Awaited<ReturnType<typeof studentProfileOnPostgres>>;
let overviews: StudentOverviews;
let commands: CommandBus;
beforeAll(async () => {
  postgres = await studentProfileOnPostgres();
  overviews = postgres.module.get(StudentOverviews);
  commands = postgres.module.get(CommandBus);
});
afterAll(() => postgres.close());

describe('the overview of a student', () => {
  it('is null before the first save', async () => {
    expect(await overviews.of(newId())).toBeNull();
  });

  it('has no college preferences before they are entered', async () => {
    const studentId = newId();
    await commands.execute(new SaveAnswers(studentId, UserProfile, { city: 'Toledo' }));

    expect(await overviews.of(studentId)).toEqual({
      collegePreferences: null,
      studentProfile: {
        gpa: null,
        satScore: null,
        actScore: null,
        intendedMajor: null,
        graduationYear: null,
        stateOfResidence: null,
        extracurriculars: [],
        achievements: [],
        personalStatement: null,
        financialAidNeeded: null,
        familyIncome: null,
        preferredRegions: [],
        schoolSize: 'No Preference',
        completionPercentage: 0,
      },
    });
  });

  it('follows what the student entered once', async () => {
    const studentId = newId();
    const save = [
      new SaveAnswers(studentId, UserProfile, { householdIncomeRange: '60-100k' }),
      new SaveAnswers(studentId, AcademicProfile, {
        schoolState: 'PR',
        graduationYear: 2028,
        unweightedGpa: '3.70',
        satMath: 700,
        satReadingWriting: 650,
        actComposite: 30,
      }),
      new SaveAnswers(studentId, InterestsGoals, {
        intendedMajor: 'Business',
        careerGoals: ['Undecided'],
        geographicRegions: ['Midwest', 'Northeast'],
        collegeSize: ['10001-20000', '20000+'],
        location: ['Urban'],
        academicPreferences: ['Small classes'],
        studentLifePreferences: ['Campus housing', 'Greek life'],
        costOutcomePreferences: ['Low net price'],
        maxDistanceFromHome: 300,
        maxTuition: 30_000,
        financialAidNeeded: true,
      }),
      new AddProfileEntry(studentId, ActivityImpact, { activityName: 'Debate' }),
      new AddProfileEntry(studentId, ActivityImpact, { activityName: 'Bakery' }),
      new AddProfileEntry(studentId, Award, { name: 'Science fair', level: 'State' }),
    ];
    for (const command of save) await commands.execute(command);

    expect(await overviews.of(studentId)).toEqual({
      collegePreferences: {
        preferredRegions: ['Midwest', 'Northeast'],
        schoolSize: 'Large',
        schoolSetting: 'Urban',
        maxDistanceFromHome: 300,
        maxTuition: 30_000,
        financialAidNeeded: true,
        importantFactors: ['Small classes', 'Campus housing', 'Greek life', 'Low net price'],
        programsOfInterest: ['Business'],
        campusCulture: ['Campus housing', 'Greek life'],
        minAcceptanceRate: null,
        maxAcceptanceRate: null,
        dealBreakers: null,
      },
      studentProfile: {
        gpa: 3.7,
        satScore: 1350,
        actScore: 30,
        intendedMajor: 'Business',
        graduationYear: 2028,
        stateOfResidence: 'PR',
        extracurriculars: ['Debate', 'Bakery'],
        achievements: ['Science fair'],
        personalStatement: null,
        financialAidNeeded: true,
        familyIncome: '60-100k',
        preferredRegions: ['Midwest', 'Northeast'],
        schoolSize: 'Large',
        completionPercentage: Math.round((5 / 12) * 100),
      },
    });
  });
});

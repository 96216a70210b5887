import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { StudentRecord, StudentRecords } from '../../contracts/index.js';
import { isAnswered } from '../../domain/completion/answered-profile.js';
import { schoolSettingOf, schoolSizeOf } from '../../domain/preferences/college-preferences.js';
import { InterestsGoals } from '../answers/interests-goals.js';
import { type PortfolioItem } from '../answers/profile-entries.js';
import { ProfileEntriesReadModel } from '../read-models/profile-entries.read-model.js';
import { StudentProfileReadModel } from '../read-models/student-profile.read-model.js';

type Interests = z.infer<typeof InterestsGoals>;

const WISHES = [
  'collegeType',
  'location',
  'collegeSize',
  'ownership',
  'geographicRegions',
  'singleSexColleges',
  'collegeCommunities',
  'academicPreferences',
  'studentLifePreferences',
  'costOutcomePreferences',
  'maxDistanceFromHome',
  'maxTuition',
  'financialAidNeeded',
] as const satisfies readonly (keyof Interests)[];

@Injectable()
export class StoredStudentRecords extends StudentRecords {
  constructor(
    private readonly profile: StudentProfileReadModel,
    private readonly entries: ProfileEntriesReadModel,
  ) {
    super();
  }

  async of(studentId: string): Promise<StudentRecord> {
    const { profile, entries } = this;
    const academicProfile = await profile.academicProfile(studentId);
    const stored = await profile.interestsGoals(studentId);
    const interestsGoals = stored && InterestsGoals.parse(stored);
    return StudentRecord.parse({
      userProfile: await profile.userProfile(studentId),
      familyCollegeHistory: await profile.familyCollegeHistory(studentId),
      academicProfile,
      detailedCourses: [...(academicProfile?.coursesTaken ?? []), ...(academicProfile?.coursesPlanned ?? [])],
      ibCourses: await entries.ibCourses.of(studentId),
      interestsGoals,
      collegePreferences: interestsGoals && preferencesOf(interestsGoals),
      activityImpacts: await entries.activities.of(studentId),
      leadershipRoles: await entries.leadership.of(studentId),
      portfolioItems: (await entries.portfolio.of(studentId)).map(portfolioRecordOf),
      awards: await entries.awards.of(studentId),
      researchProjects: await entries.research.of(studentId),
    });
  }
}

const portfolioRecordOf = ({ portfolioFile, ...item }: z.input<typeof PortfolioItem>) => ({
  ...item,
  hasFile: portfolioFile !== null,
});

function preferencesOf(answers: Interests): StudentRecord['collegePreferences'] {
  if (!WISHES.some((wish) => isAnswered(answers[wish]))) return null;
  return {
    schoolSize: schoolSizeOf(answers.collegeSize),
    schoolSetting: schoolSettingOf(answers.location),
    maxDistanceFromHome: answers.maxDistanceFromHome,
    preferredRegions: answers.geographicRegions,
  };
}

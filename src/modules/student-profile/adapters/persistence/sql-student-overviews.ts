import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import {
  type CollegePreferences,
  type StudentOverview,
  StudentOverviews,
  type StudentSummary,
} from '../../contracts/index.js';
import { profileCompletion } from '../../domain/completion/profile-completion.js';
import { schoolSettingOf, schoolSizeOf } from '../../domain/preferences/college-preferences.js';
import { type PreferenceAnswers } from '../../domain/preferences/preference-answers.js';
import { SqlAnsweredProfile } from './sql-answered-profile.js';

type DerivedHere = 'preferredRegions' | 'schoolSize' | 'personalStatement' | 'completionPercentage';

interface Row
  extends
    Omit<StudentSummary, DerivedHere>,
    Pick<
      PreferenceAnswers,
      'geographicRegions' | 'collegeSize' | 'location' | 'maxDistanceFromHome' | 'maxTuition'
    > {
  readonly hasPreferences: boolean;
  readonly importantFactors: CollegePreferences['importantFactors'];
  readonly studentLifePreferences: CollegePreferences['campusCulture'];
}

const OVERVIEW = `
  select g.id is not null as "hasPreferences",
         coalesce(g.geographic_regions, '{}') as "geographicRegions", coalesce(g.college_size, '{}') as "collegeSize",
         coalesce(g.location, '{}') as location, g.max_distance_from_home as "maxDistanceFromHome",
         g.max_tuition as "maxTuition", g.financial_aid_needed as "financialAidNeeded",
         coalesce(g.academic_preferences || g.student_life_preferences || g.cost_outcome_preferences, '{}')
           as "importantFactors",
         coalesce(g.student_life_preferences, '{}') as "studentLifePreferences", g.intended_major as "intendedMajor",
         a.unweighted_gpa_value::float8 as gpa, a.sat_total as "satScore", a.act_composite as "actScore",
         a.graduation_year as "graduationYear", coalesce(u.state, a.school_state) as "stateOfResidence",
         u.household_income_range as "familyIncome",
         array(select i.activity_name from student_profile.activity_impacts i
                where i.student_id = p.student_id order by i.created_at, i.id) as extracurriculars,
         array(select w.name from student_profile.awards w
                where w.student_id = p.student_id order by w.created_at, w.id) as achievements
    from student_profile.profiles p
    left join student_profile.user_profiles u using (student_id)
    left join student_profile.academic_profiles a using (student_id)
    left join student_profile.interests_goals g using (student_id)
   where p.student_id = $1`;

@Injectable()
export class SqlStudentOverviews extends StudentOverviews {
  constructor(
    private readonly sql: Sql,
    private readonly answered: SqlAnsweredProfile,
  ) {
    super();
  }

  async of(studentId: string): Promise<StudentOverview | null> {
    const row = await this.sql.row<Row>(OVERVIEW, [studentId]);
    if (row === null) return null;
    const { percent } = profileCompletion(await this.answered.of(studentId));
    return {
      collegePreferences: row.hasPreferences ? collegePreferencesOf(row) : null,
      studentProfile: summaryOf(row, percent),
    };
  }
}

function collegePreferencesOf(row: Row): CollegePreferences {
  return {
    preferredRegions: row.geographicRegions,
    schoolSize: schoolSizeOf(row.collegeSize),
    schoolSetting: schoolSettingOf(row.location),
    maxDistanceFromHome: row.maxDistanceFromHome,
    maxTuition: row.maxTuition,
    financialAidNeeded: row.financialAidNeeded,
    importantFactors: row.importantFactors,
    programsOfInterest: row.intendedMajor === null ? [] : [row.intendedMajor],
    campusCulture: row.studentLifePreferences,
    minAcceptanceRate: null,
    maxAcceptanceRate: null,
    dealBreakers: null,
  };
}

function summaryOf(row: Row, completionPercentage: number): StudentSummary {
  return {
    gpa: row.gpa,
    satScore: row.satScore,
    actScore: row.actScore,
    intendedMajor: row.intendedMajor,
    graduationYear: row.graduationYear,
    stateOfResidence: row.stateOfResidence,
    extracurriculars: row.extracurriculars,
    achievements: row.achievements,
    personalStatement: null,
    financialAidNeeded: row.financialAidNeeded,
    familyIncome: row.familyIncome,
    preferredRegions: row.geographicRegions,
    schoolSize: schoolSizeOf(row.collegeSize),
    completionPercentage,
  };
}

import { z } from 'zod';
import {
  AcademicRecord,
  ActivityRecord,
  AwardRecord,
  CourseRecord,
  IbCourseRecord,
  LeadershipRecord,
  PortfolioRecord,
  PreferencesRecord,
  ResearchRecord,
} from '../../contracts/index.js';
import { CAREER_GOALS } from '../../domain/choices.js';
import { ActivitiesSheet } from '../answers/activities-sheet.js';

export const SharedProfileReply = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    school: AcademicRecord.nullable().describe('Null before the student’s first answer about school'),
    courses: z.array(CourseRecord),
    ibCourses: z.array(IbCourseRecord),
    intendedMajor: z.string().nullable(),
    careerGoals: z.array(z.enum(CAREER_GOALS)),
    collegePreferences: PreferencesRecord.nullable().describe('Null when no wish is stored'),
    activities: z.array(ActivityRecord),
    leadershipRoles: z.array(LeadershipRecord),
    awards: z.array(AwardRecord),
    researchProjects: z.array(ResearchRecord),
    portfolioItems: z.array(PortfolioRecord),
    showsFiles: z.boolean().describe('Whether the student lets me open the files of the portfolio'),
    activitiesSheet: ActivitiesSheet,
  })
  .meta({ id: 'SharedProfile' });

import { type Command } from '@nestjs/cqrs';
import { AskPrompt } from '#modules/essays/application/plan/ask-prompt.js';
import { CreateEssay } from '#modules/essays/application/writing/create-essay.js';
import { RegisterAccount } from '#modules/identity/registration/application/register-account.js';
import { SaveCollege } from '#modules/matching/application/saved-colleges/save-college.js';
import { AddProfileEntry } from '#modules/student-profile/application/add-profile-entry.js';
import { SaveAnswers } from '#modules/student-profile/application/save-answers.js';
import { AcademicProfile } from '#modules/student-profile/domain/academic/academic-profile.js';
import { UserProfile } from '#modules/student-profile/domain/personal/user-profile.js';
import { ActivityImpact } from '#modules/student-profile/domain/entries/activity-impact.js';
import { Award } from '#modules/student-profile/domain/entries/award.js';
import { PortfolioItem } from '#modules/student-profile/domain/entries/portfolio-item.js';
import { ResearchProject } from '#modules/student-profile/domain/entries/research-project.js';
import { InterestsGoals } from '#modules/student-profile/domain/preferences/interests-goals.js';
import { AddDemoApplication } from './add-demo-application.js';
import { DEMO_ACCOUNT } from './demo-account.js';
import { demoApplications } from './demo-applications.js';
import { ESSAYS } from './demo-essays.js';
import { askedPrompts } from './demo-prompts.js';
import * as student from './demo-student.js';

/** What one context gets, in one transaction. */
export interface DemoPart {
  name: string;
  commands: (studentId: string, now: Date) => Command<unknown>[];
}

export const registerDemoStudent = () =>
  new RegisterAccount(
    { ...DEMO_ACCOUNT, ...student.DEMO_NAME, role: 'student', plan: 'starter', emailVerified: true },
    { address: '127.0.0.1', network: '127.0.0.1', userAgent: '' },
  );

/** In this order: matching reads the profile. */
export const PARTS: readonly DemoPart[] = [
  {
    name: 'profile',
    commands: (studentId, now) => [
      new SaveAnswers(studentId, UserProfile, student.personalAnswers(now)),
      new SaveAnswers(studentId, AcademicProfile, student.academicAnswers(now)),
      new SaveAnswers(studentId, InterestsGoals, student.INTERESTS_AND_GOALS),
      ...student.ACTIVITIES.map((entry) => new AddProfileEntry(studentId, ActivityImpact, entry)),
      ...student.PORTFOLIO.map((entry) => new AddProfileEntry(studentId, PortfolioItem, entry)),
      ...student.awards(now).map((entry) => new AddProfileEntry(studentId, Award, entry)),
      ...student.RESEARCH.map((entry) => new AddProfileEntry(studentId, ResearchProject, entry)),
    ],
  },
  {
    name: 'saved colleges',
    commands: (studentId) => student.SAVED_COLLEGES.map((college) => new SaveCollege(studentId, college)),
  },
  {
    name: 'essays',
    commands: (studentId, now) => [
      ...ESSAYS.map((essay) => new CreateEssay(studentId, essay)),
      ...askedPrompts(student.graduationYearOf(now)).map((prompt) => new AskPrompt(studentId, prompt)),
    ],
  },
  {
    name: 'applications',
    commands: (studentId, now) =>
      demoApplications(student.graduationYearOf(now)).map(
        (application) => new AddDemoApplication(studentId, application),
      ),
  },
];

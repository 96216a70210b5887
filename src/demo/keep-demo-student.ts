import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { RegisterAccount } from '#modules/identity/registration/application/register-account.js';
import { EmailAlreadyRegistered } from '#modules/identity/account/domain/account.errors.js';
import { SaveCollege } from '#modules/matching/application/save-college.js';
import { AddPursuit } from '#modules/student-profile/application/add-pursuit.js';
import { SaveAnswers } from '#modules/student-profile/application/save-answers.js';
import { AcademicProfile } from '#modules/student-profile/domain/academic/academic-profile.js';
import { UserProfile } from '#modules/student-profile/domain/personal/user-profile.js';
import { ActivityImpact } from '#modules/student-profile/domain/pursuits/activity-impact.js';
import { Award } from '#modules/student-profile/domain/pursuits/award.js';
import { PortfolioItem } from '#modules/student-profile/domain/pursuits/portfolio-item.js';
import { ResearchProject } from '#modules/student-profile/domain/pursuits/research-project.js';
import { InterestsGoals } from '#modules/student-profile/domain/wishes/interests-goals.js';
import { DEMO_ACCOUNT } from './demo-account.js';
import { DemoSettings } from './demo.settings.js';
import * as demo from './demo-student.js';

/** Where `DEMO_DATA` is on, the demo student is there. Once there, what anyone made of the account is left alone. */
@Injectable()
export class KeepDemoStudent implements OnApplicationBootstrap {
  private readonly log = new Logger(KeepDemoStudent.name);

  constructor(
    private readonly demo: DemoSettings,
    private readonly platform: PlatformSettings,
    private readonly commands: CommandBus,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.demo.demoData) return;
    try {
      // All of it or nothing: a cut-off start would leave half a student, who would then be left alone.
      await this.unitOfWork.run(() => this.tellTheirStory());
    } catch (error) {
      if (!(error instanceof EmailAlreadyRegistered)) throw error;
    }
    const { email, password } = DEMO_ACCOUNT;
    this.log.log(`Demo student: sign in at ${this.platform.publicUrl}/login as ${email} with ${password}`);
  }

  private async tellTheirStory(): Promise<void> {
    const { commands } = this;
    const now = this.clock.now();
    const { userId } = await commands.execute(
      new RegisterAccount(
        { ...DEMO_ACCOUNT, ...demo.DEMO_NAME, role: 'student', plan: 'starter', emailVerified: true },
        { address: '127.0.0.1', network: '127.0.0.1', userAgent: '' },
      ),
    );
    await commands.execute(new SaveAnswers(userId, UserProfile, demo.personalAnswers(now)));
    await commands.execute(new SaveAnswers(userId, AcademicProfile, demo.academicAnswers(now)));
    await commands.execute(new SaveAnswers(userId, InterestsGoals, demo.WISHES));
    for (const entry of demo.ACTIVITIES)
      await commands.execute(new AddPursuit(userId, ActivityImpact, entry));
    for (const entry of demo.PORTFOLIO) await commands.execute(new AddPursuit(userId, PortfolioItem, entry));
    for (const entry of demo.awards(now)) await commands.execute(new AddPursuit(userId, Award, entry));
    for (const entry of demo.RESEARCH) await commands.execute(new AddPursuit(userId, ResearchProject, entry));
    for (const wish of demo.SAVED_COLLEGES) await commands.execute(new SaveCollege(userId, wish));
  }
}

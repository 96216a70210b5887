import { Injectable } from '@nestjs/common';
import { StudentTalk } from '#modules/counseling-chat/contracts/index.js';
import { EssayActivity } from '#modules/essays/contracts/index.js';
import { SignInActivity } from '#modules/identity/contracts/index.js';
import { CollegeActivity } from '#modules/matching/contracts/index.js';
import { ProfileActivity } from '#modules/student-profile/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { beginnings, lastWeeks } from '#shared-kernel/domain/weeks.js';

const WEEKS_SHOWN = 12;

/** What a student did in the last twelve weeks, from what each part of Flyleaf records anyway. */
@Injectable()
export class ActivityOfStudent {
  constructor(
    private readonly signIns: SignInActivity,
    private readonly profiles: ProfileActivity,
    private readonly colleges: CollegeActivity,
    private readonly essays: EssayActivity,
    private readonly talk: StudentTalk,
    private readonly clock: Clock,
  ) {}

  /** @throws StudentNotFound */
  async of(studentId: string) {
    const weeks = lastWeeks(this.clock.now(), WEEKS_SHOWN);
    const { signInsPerWeek, ...account } = await this.signIns.of(studentId, weeks);
    const [edited, { opened, saved }, versions, messages] = await Promise.all([
      this.profiles.daysEdited(studentId, weeks),
      this.colleges.of(studentId, weeks),
      this.essays.versionsSaved(studentId, weeks),
      this.talk.messagesSent(studentId, weeks),
    ]);
    return {
      account,
      weeks: beginnings(weeks).map((day) => day.toISOString().slice(0, 10)),
      activity: [
        { kind: 'sign-ins', perWeek: signInsPerWeek },
        { kind: 'profile-edit-days', perWeek: edited },
        { kind: 'colleges-opened', perWeek: opened },
        { kind: 'colleges-saved', perWeek: saved },
        { kind: 'essay-versions', perWeek: versions },
        { kind: 'chat-messages', perWeek: messages },
      ] as const,
    };
  }
}

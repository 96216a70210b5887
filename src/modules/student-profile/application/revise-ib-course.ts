import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { IbCourse, type IbCourseAnswers } from '../domain/academic/ib-course.js';
import { type Changes } from '../domain/changes.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** Changes the fields sent of an IB course. */
export class ReviseIbCourse extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly courseId: string,
    readonly changes: Changes<IbCourseAnswers>,
    readonly basedOn?: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(ReviseIbCourse)
export class ReviseIbCourseHandler implements ICommandHandler<ReviseIbCourse> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, courseId, changes, basedOn }: ReviseIbCourse): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      const profile = await this.profiles.lock(studentId);
      const course = await this.profiles.ownedBy(IbCourse, studentId, courseId);
      course.requireUnchangedSince(basedOn);
      course.revise(changes, now);
      const academic = await this.profiles.academicProfile(studentId);
      academic.countIbCourses(await this.profiles.listOf(IbCourse, studentId), now);
      profile.recordChange();
    });
  }
}

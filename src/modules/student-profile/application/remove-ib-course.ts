import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { IbCourse } from '../domain/academic/ib-course.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

export class RemoveIbCourse extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly courseId: string,
    readonly basedOn?: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(RemoveIbCourse)
export class RemoveIbCourseHandler implements ICommandHandler<RemoveIbCourse> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, courseId, basedOn }: RemoveIbCourse): Promise<void> {
    await this.unitOfWork.run(async () => {
      const profile = await this.profiles.lock(studentId);
      const removed = await this.profiles.ownedBy(IbCourse, studentId, courseId);
      removed.requireUnchangedSince(basedOn);
      const courses = await this.profiles.listOf(IbCourse, studentId);
      this.profiles.remove(removed);
      const academic = await this.profiles.academicProfile(studentId);
      academic.countIbCourses(
        courses.filter((course) => course !== removed),
        this.clock.now(),
      );
      profile.recordChange();
    });
  }
}

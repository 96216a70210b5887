import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { DetailedCourse } from '../domain/academic/detailed-course.js';
import { ProfileEntryNotFound } from '../domain/student-profile.errors.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** Removes a course from the list of those taken, or of those planned. */
export class RemoveDetailedCourse extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly courseId: string,
    readonly from: 'taken' | 'planned',
    readonly basedOn?: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(RemoveDetailedCourse)
export class RemoveDetailedCourseHandler implements ICommandHandler<RemoveDetailedCourse> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ studentId, courseId, from, basedOn }: RemoveDetailedCourse): Promise<void> {
    await this.unitOfWork.run(async () => {
      const profile = await this.profiles.lock(studentId);
      const courses = await this.profiles.listOf(DetailedCourse, studentId);
      const course = courses.find(({ id, isTaken }) => id === courseId && isTaken === (from === 'taken'));
      if (course === undefined) throw new ProfileEntryNotFound();
      course.requireUnchangedSince(basedOn);

      this.profiles.remove(course);
      const academic = await this.profiles.academicProfile(studentId);
      academic.countCourses(this.closeUp(courses.filter((other) => other !== course)));
      profile.recordChange();
    });
  }

  /** Also tells a copy read before the removal from the lists as they are now: a list is as new as its newest course. */
  private closeUp(left: readonly DetailedCourse[]) {
    const now = this.clock.now();
    left.forEach((course, position) => course.revise({ position }, now));
    return left;
  }
}

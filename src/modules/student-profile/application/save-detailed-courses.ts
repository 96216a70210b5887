import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type BasedOn } from '#shared-kernel/domain/based-on.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { type CourseAnswers, DetailedCourse } from '../domain/academic/detailed-course.js';
import { ProfileRecord } from '../domain/profile-record.js';
import { ProfileEntryNotFound } from '../domain/student-profile.errors.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** A course with the id of a stored one changes that one; any other is new. */
export type ListedCourse = Omit<CourseAnswers, 'position'> & { readonly id: string | null };

interface Replacement {
  readonly studentId: string;
  readonly courses: readonly ListedCourse[];
  readonly now: Date;
}

/** Replaces the lists of courses taken and planned. */
export class SaveDetailedCourses extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly academicProfileId: string,
    readonly courses: readonly ListedCourse[],
    readonly basedOn?: BasedOn,
  ) {
    super();
  }
}

@CommandHandler(SaveDetailedCourses)
export class SaveDetailedCoursesHandler implements ICommandHandler<SaveDetailedCourses> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  async execute({ studentId, academicProfileId, courses, basedOn }: SaveDetailedCourses): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const profile = await this.profiles.lock(studentId);
      const academic = await this.profiles.academicProfile(studentId);
      if (academic.id !== academicProfileId) throw new ProfileEntryNotFound();

      const before = await this.profiles.listOf(DetailedCourse, studentId);
      ProfileRecord.requireListUnchangedSince(basedOn, before);
      academic.countCourses(this.replace(before, { studentId, courses, now }));
      profile.recordChange();
    });
  }

  private replace(before: readonly DetailedCourse[], { studentId, courses, now }: Replacement) {
    const left = new Map(before.map((course) => [course.id, course]));
    const listed = courses.map(({ id, ...answers }, position) => {
      const stored = id === null ? undefined : left.get(id);
      if (stored) left.delete(stored.id);
      const course = stored ?? new DetailedCourse(newId(), studentId, now);
      course.revise({ ...answers, position }, now);
      this.profiles.add(course);
      return course;
    });
    for (const course of left.values()) this.profiles.remove(course);
    return listed;
  }
}

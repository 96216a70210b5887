import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#shared-kernel/application/clock.js';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Accounts } from '#modules/identity/contracts/index.js';
import { IbCourse, type IbCourseAnswers } from '../domain/academic/ib-course.js';
import { type Changes } from '../domain/changes.js';
import { StudentProfileRepository } from '../domain/student-profile.repository.js';

/** Adds an IB course; returns its id. */
export class AddIbCourse extends Command<string> {
  constructor(
    readonly studentId: string,
    readonly answers: Changes<IbCourseAnswers>,
  ) {
    super();
  }
}

@CommandHandler(AddIbCourse)
export class AddIbCourseHandler implements ICommandHandler<AddIbCourse> {
  constructor(
    private readonly profiles: StudentProfileRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  async execute({ studentId, answers }: AddIbCourse): Promise<string> {
    const now = this.clock.now();
    const course = new IbCourse(newId(), studentId, now);
    course.revise(answers, now);

    return this.unitOfWork.run(async () => {
      await this.accounts.lock(studentId);
      const profile = await this.profiles.lock(studentId);
      const academic = await this.profiles.academicProfile(studentId);
      const others = await this.profiles.listOf(IbCourse, studentId);
      academic.countIbCourses([...others, course], now);
      this.profiles.add(course);
      profile.recordChange();
      return course.id;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { StudentActivity, StudentApplications } from '#modules/matching/contracts/index.js';
import { StudentStanding } from '#modules/student-profile/contracts/index.js';
import { type TalkInNumbers } from '../../domain/scoring/counted-messages.js';
import { type LeadFacts } from '../../domain/scoring/lead-score.js';
import { StudentsInTalk } from '../student-in-talk.js';

const DAY_MS = 86_400_000;

/** Collects what a score rests on besides the talk. */
@Injectable()
export class LeadFactsOfStudent {
  constructor(
    private readonly students: StudentsInTalk,
    private readonly standing: StudentStanding,
    private readonly activity: StudentActivity,
    private readonly applications: StudentApplications,
  ) {}

  async of(studentId: string, talk: TalkInNumbers, now: Date): Promise<LeadFacts> {
    const [student, { finishedAcademicSteps }, collegesOpened, applications] = await Promise.all([
      this.students.of(studentId),
      this.standing.of(studentId, now),
      this.activity.collegesOpened(studentId),
      this.applications.of(studentId),
    ]);
    const days = applications.flatMap(({ submissionDeadline: deadline }) =>
      deadline === null ? [] : daysUntil(deadline, now),
    );
    return {
      gradeLevel: student.gradeLevel,
      daysToDate: days.filter((ahead) => ahead >= 0).toSorted((a, b) => a - b)[0] ?? null,
      finishedAcademicSteps,
      talk,
      collegesOpened,
      collegesSaved: student.savedColleges.length,
      hasApplication: applications.length > 0,
    };
  }
}

const daysUntil = (day: string, now: Date): number =>
  Math.ceil((new Date(`${day.slice(0, 10)}T23:59:59Z`).getTime() - now.getTime()) / DAY_MS) - 1;

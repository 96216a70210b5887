import { Injectable } from '@nestjs/common';
import { type ApplicationOfStudent, StudentApplications } from '#modules/matching/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { type Figure } from '../../../domain/figures/figure.js';
import { USUAL_ROUNDS, usualDateOf } from '../../../domain/knowledge/usual-dates.js';
import { type CollegeRef } from '../../../domain/replies/reply.js';
import { CollegeRefs } from '../../college-refs.js';
import { type ApplicationRow, type DeadlineRow } from '../tool-results.js';
import { type InputOf } from '../tools.js';
import { checklistOf } from './application-checklist.js';

/** Not sent yet, so its date still matters. */
const UNSENT: readonly string[] = ['Planning', 'In Progress'];

/** A student's applications and their dates. */
@Injectable()
export class ApplicationsInTalk {
  constructor(
    private readonly applications: StudentApplications,
    private readonly refs: CollegeRefs,
    private readonly clock: Clock,
  ) {}

  async all(studentId: string, { college }: InputOf<'applications'>): Promise<readonly ApplicationRow[]> {
    const found = await this.found(studentId, college);
    return found.map(({ application, college: ref }) => ({
      applicationId: application.id,
      college: ref,
      round: application.round,
      status: application.status,
      decision: application.decision,
      deadline:
        application.submissionDeadline === null ? null : dateOf(application, application.submissionDeadline),
      ...checklistOf(application),
    }));
  }

  /** Dates to come that the student entered. Without any, the usual dates, which say that they are; never for a month. */
  async deadlines(
    studentId: string,
    { college, month }: InputOf<'deadlines'>,
  ): Promise<readonly DeadlineRow[]> {
    const today = this.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
    const found = await this.found(studentId, college);
    const entered = found.flatMap(({ application, college: ref }) => {
      const { submissionDeadline: deadline, status, round } = application;
      if (deadline === null || deadline < today || !UNSENT.includes(status)) return [];
      if (month !== undefined && monthOf(deadline) !== month) return [];
      return [{ college: ref, round, date: dateOf(application, deadline), isUsual: false }];
    });
    if (entered.length > 0 || month !== undefined) return entered;
    const [asked = null] = college === undefined ? [] : await this.refs.of([college]);
    return USUAL_ROUNDS.map((round) => ({
      college: asked,
      round,
      date: usualDateOf(round, asked?.id),
      isUsual: true,
    }));
  }

  private async found(studentId: string, college: number | undefined): Promise<readonly Found[]> {
    const all = await this.applications.of(studentId);
    const wanted = all.filter(({ collegeId }) => college === undefined || collegeId === college);
    const refs = await this.refs.byId(wanted.flatMap(({ collegeId }) => collegeId ?? []));
    return wanted.map((application) => ({
      application,
      college: refs.get(application.collegeId ?? 0) ?? null,
    }));
  }
}

interface Found {
  readonly application: ApplicationOfStudent;
  readonly college: CollegeRef | null;
}

const monthOf = (isoDate: string): number => Number(isoDate.slice(5, 7));

const dateOf = ({ collegeId }: ApplicationOfStudent, date: string): Figure => ({
  value: date,
  unit: 'date',
  label: 'deadline',
  about: collegeId ?? 'me',
  source: 'applications',
  year: '',
  said: 'student',
});

import { Injectable } from '@nestjs/common';
import {
  ApplicationDates,
  type ApplicationOfStudent,
  StudentApplications,
} from '#modules/matching/contracts/index.js';
import { Clock } from '#shared-kernel/application/clock.js';
import { type CollegeRef } from '../../../domain/replies/reply.js';
import { CollegeRefs } from '../../college-refs.js';
import { type ApplicationRow, type DateKind, type DeadlineRow } from '../tool-results.js';
import { type InputOf } from '../tools.js';
import { checklistOf } from './application-checklist.js';
import { deadlineFigure, publishedRows, usualRows } from './date-figures.js';

/** Not sent yet, so its date still matters. */
const UNSENT: readonly string[] = ['Planning', 'In Progress'];

/** A student's applications and their dates. */
@Injectable()
export class ApplicationsInTalk {
  constructor(
    private readonly applications: StudentApplications,
    private readonly dates: ApplicationDates,
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
      deadline: deadlineFigure(application.deadline, application.collegeId),
      deadlineIs: kindOf(application),
      ...checklistOf(application),
    }));
  }

  /** Dates to come of the student’s applications. Without any: what the college published, else the usual days; never for a month. */
  async deadlines(
    studentId: string,
    { college, month }: InputOf<'deadlines'>,
  ): Promise<readonly DeadlineRow[]> {
    const own = await this.ownDates(studentId, college, month);
    if (own.length > 0 || month !== undefined) return own;
    const [asked = null] = college === undefined ? [] : await this.refs.of([college]);
    const dates = await this.dates.of(studentId, asked?.id ?? null);
    const published = asked === null ? [] : publishedRows(dates, asked);
    return published.length > 0 ? published : usualRows(dates, asked);
  }

  private async ownDates(
    studentId: string,
    college: number | undefined,
    month: number | undefined,
  ): Promise<DeadlineRow[]> {
    const today = this.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
    const found = await this.found(studentId, college);
    return found.flatMap(({ application, college: ref }) => {
      const { deadline, status, round, collegeId } = application;
      const [date, is] = [deadlineFigure(deadline, collegeId), kindOf(application)];
      if (date === null || is === null || deadline.date === null) return [];
      if (deadline.date < today || !UNSENT.includes(status)) return [];
      if (month !== undefined && monthOf(deadline.date) !== month) return [];
      return [{ college: ref, round, date, is, isOwn: true, isOfOtherCycle: false }];
    });
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

const kindOf = ({ deadline: { kind } }: ApplicationOfStudent): DateKind | null =>
  kind === 'unknown' ? null : kind;

import { Injectable } from '@nestjs/common';
import { type z, type ZodObject } from 'zod';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import {
  ActivityImpact,
  Award,
  LeadershipRole,
  PortfolioItem,
  ResearchProject,
} from '../answers/profile-entries.js';
import { calendarDay, columnsOf, OWNER } from './columns.js';
import { IbCourse } from '../answers/courses.js';

/** One of the lists, in the order of entry, and each of its entries. */
class EntryList<Reply extends ZodObject> {
  private readonly select: string;

  constructor(
    private readonly sql: Sql,
    reply: Reply,
    table: string,
    expressions: Record<string, string> = {},
  ) {
    const columns = columnsOf(reply, { ...OWNER, ...expressions });
    this.select = `select ${columns} from student_profile.${table} where student_id = $1`;
  }

  of(studentId: string): Promise<z.input<Reply>[]> {
    return this.sql.rows(`${this.select} order by created_at, id`, [studentId]);
  }

  entry(studentId: string, id: string): Promise<z.input<Reply> | null> {
    return this.sql.row(`${this.select} and id = $2`, [studentId, id]);
  }
}

@Injectable()
export class ProfileEntriesReadModel {
  readonly activities;
  readonly portfolio;
  readonly awards;
  readonly leadership;
  readonly research;
  readonly ibCourses;

  constructor(sql: Sql) {
    this.activities = new EntryList(sql, ActivityImpact, 'activity_impacts');
    this.portfolio = new EntryList(sql, PortfolioItem, 'portfolio_items');
    this.awards = new EntryList(sql, Award, 'awards');
    this.leadership = new EntryList(sql, LeadershipRole, 'leadership_roles', {
      startDate: calendarDay('start_date'),
      endDate: calendarDay('end_date'),
    });
    this.research = new EntryList(sql, ResearchProject, 'research_projects');
    this.ibCourses = new EntryList(sql, IbCourse, 'ib_courses');
  }
}

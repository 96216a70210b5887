import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type DetailedCourse } from '../answers/courses.js';
import { instant } from './columns.js';

/** The courses of an academic profile `a`, as JSON. */
export const coursesOf = (which: string): string => `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', c.id, 'subject', c.subject, 'courseName', c.course_name, 'courseType', c.course_type,
            'academicProfileId', a.id, 'isTaken', c.is_taken,
            'updatedAt', ${instant('c.updated_at')})
          order by c.is_taken desc, c.position), '[]')
     from student_profile.detailed_courses c where c.student_id = a.student_id and ${which})`;

const DETAILED = `
  select ${coursesOf('true')} as courses from student_profile.academic_profiles a
   where a.student_id = $1 and a.id = $2`;

@Injectable()
export class DetailedCoursesReadModel {
  constructor(private readonly sql: Sql) {}

  /** Null when the student has no academic profile with this id. */
  async of(studentId: string, academicProfileId: string): Promise<z.input<typeof DetailedCourse>[] | null> {
    type Row = { courses: z.input<typeof DetailedCourse>[] };
    return (await this.sql.row<Row>(DETAILED, [studentId, academicProfileId]))?.courses ?? null;
  }
}

import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';

interface SuggestedCollege {
  id: string;
  collegeId: number;
  note: string;
  suggestedAt: string;
}

export interface SuggestionOfAdult extends SuggestedCollege {
  state: 'open' | 'saved' | 'not-now';
}

export interface SuggestionToStudent extends SuggestedCollege {
  adultId: string;
}

// A hidden college did not interest the student; one that is shown again is on the list.
const OF_ADULT = `
  select s.id, s.college_id as "collegeId", s.note, s.suggested_at as "suggestedAt",
         case when s.answer is not null then s.answer
              when c.is_hidden is null then 'open'
              when c.is_hidden then 'not-now'
              else 'saved' end as state
    from matching.college_suggestions s
    left join matching.saved_colleges c on c.student_id = s.student_id and c.college_id = s.college_id
   where s.student_id = $1 and s.adult_id = $2
   order by s.suggested_at desc, s.id desc`;

const TO_STUDENT = `
  select s.id, s.adult_id as "adultId", s.college_id as "collegeId", s.note, s.suggested_at as "suggestedAt"
    from matching.college_suggestions s
   where s.student_id = $1 and s.answer is null
     and not exists (select from matching.saved_colleges c
                      where c.student_id = s.student_id and c.college_id = s.college_id)
   order by s.suggested_at desc, s.id desc`;

/** The newest first. */
@Injectable()
export class SuggestionsReadModel {
  constructor(private readonly sql: Sql) {}

  /** All that this adult suggested to this student, with what the student said. */
  ofAdult(adultId: string, studentId: string): Promise<SuggestionOfAdult[]> {
    return this.sql.rows(OF_ADULT, [studentId, adultId]);
  }

  /** Those the student has not answered. */
  toStudent(studentId: string): Promise<SuggestionToStudent[]> {
    return this.sql.rows(TO_STUDENT, [studentId]);
  }
}

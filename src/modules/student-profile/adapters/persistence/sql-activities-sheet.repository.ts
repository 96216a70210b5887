import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import {
  type ActivitiesSheet,
  EMPTY_SHEET,
  type StoredSheet,
} from '../../domain/activities-sheet/activities-sheet.js';
import { ActivitiesSheetRepository } from '../../domain/activities-sheet/activities-sheet.repository.js';

const FIND = `
  select sheet.updated_at as "updatedAt",
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'kind', case when activity_id is not null then 'activity'
                                when leadership_role_id is not null then 'leadership' else 'research' end,
                   'id', coalesce(activity_id, leadership_role_id, research_project_id), 'onSheet', on_sheet, 'formType', form_type,
                   'position', position, 'organization', organization, 'description', description,
                   'gradeLevels', grade_levels, 'timing', timing, 'similarInCollege', similar_in_college)
                   order by place), '[]')
            from student_profile.sheet_activities where student_id = sheet.student_id) as activities,
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'id', award_id, 'onSheet', on_sheet, 'title', title, 'gradeLevels', grade_levels,
                   'recognition', recognition)
                   order by place), '[]')
            from student_profile.sheet_honors where student_id = sheet.student_id) as honors
    from student_profile.activities_sheets sheet where sheet.student_id = $1`;

const SAVE_SHEET = `
  insert into student_profile.activities_sheets (student_id, created_at, updated_at)
  values ($1, $2, $2)
      on conflict (student_id) do update set updated_at = excluded.updated_at`;

const REPLACE_ACTIVITIES = `
  insert into student_profile.sheet_activities
         (student_id, place, activity_id, leadership_role_id, research_project_id, on_sheet, form_type, position, organization,
          description, grade_levels, timing, similar_in_college)
  select $1, place, activity.id, role.id, project.id, "onSheet", "formType", sent.position, organization,
         sent.description, "gradeLevels", timing, "similarInCollege"
    from rows from (jsonb_to_recordset($2::jsonb) as (
           kind text, id uuid, "onSheet" boolean, "formType" text, position text, organization text,
           description text, "gradeLevels" text[], timing text[], "similarInCollege" boolean
         )) with ordinality as sent (kind, id, "onSheet", "formType", position, organization,
                                     description, "gradeLevels", timing, "similarInCollege", place)
    left join student_profile.activity_impacts activity
      on sent.kind = 'activity' and activity.id = sent.id and activity.student_id = $1
    left join student_profile.leadership_roles role
      on sent.kind = 'leadership' and role.id = sent.id and role.student_id = $1
    left join student_profile.research_projects project
      on sent.kind = 'research' and project.id = sent.id and project.student_id = $1
   where num_nonnulls(activity.id, role.id, project.id) = 1`;

const REPLACE_HONORS = `
  insert into student_profile.sheet_honors (student_id, place, award_id, on_sheet, title, grade_levels, recognition)
  select $1, place, award.id, "onSheet", title, "gradeLevels", recognition
    from rows from (jsonb_to_recordset($2::jsonb) as (
           id uuid, "onSheet" boolean, title text, "gradeLevels" text[], recognition text[]
         )) with ordinality as sent (id, "onSheet", title, "gradeLevels", recognition, place)
    join student_profile.awards award on award.id = sent.id and award.student_id = $1`;

@Injectable()
export class SqlActivitiesSheetRepository extends ActivitiesSheetRepository {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(studentId: string): Promise<StoredSheet> {
    // Timestamps arrive as text.
    const found = await this.sql.row<ActivitiesSheet & { updatedAt: string }>(FIND, [studentId]);
    return found === null ? EMPTY_SHEET : { ...found, updatedAt: new Date(found.updatedAt) };
  }

  async save(studentId: string, { activities, honors }: ActivitiesSheet, now: Date): Promise<void> {
    await this.sql.rows(SAVE_SHEET, [studentId, now]);
    await this.sql.rows('delete from student_profile.sheet_activities where student_id = $1', [studentId]);
    await this.sql.rows('delete from student_profile.sheet_honors where student_id = $1', [studentId]);
    await this.sql.rows(REPLACE_ACTIVITIES, [studentId, JSON.stringify(activities)]);
    await this.sql.rows(REPLACE_HONORS, [studentId, JSON.stringify(honors)]);
  }
}

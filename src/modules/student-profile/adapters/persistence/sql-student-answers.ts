import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type z } from 'zod';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { SaveAnswers } from '../../application/save-answers.js';
import { type AnswersInTalk, StudentAnswers, type TalkedAnswers } from '../../contracts/index.js';
import { AcademicProfile } from '../../domain/academic/academic-profile.js';
import { profileCompletion } from '../../domain/completion/profile-completion.js';
import { UserProfile } from '../../domain/personal/user-profile.js';
import { InterestsGoals } from '../../domain/preferences/interests-goals.js';
import { type RecordKind } from '../../domain/profile-record.js';
import { AnswersRefused } from '../../domain/student-profile.errors.js';
import { AcademicProfileAnswers } from '../answers/academic-profile.js';
import { InterestsGoalsAnswers } from '../answers/interests-goals.js';
import { UserProfileAnswers } from '../answers/user-profile.js';
import { SqlAnsweredProfile } from './sql-answered-profile.js';

/** "N/A" is no answer here. */
const ANSWERS = `
  select coalesce(u.state, a.school_state) as state, u.first_name as "firstName",
         a.current_grade_level as "currentGradeLevel", a.graduation_year as "graduationYear",
         a.gpa_scale as "gpaScale", nullif(a.unweighted_gpa, 'N/A') as "unweightedGpa",
         nullif(a.weighted_gpa, 'N/A') as "weightedGpa", a.sat_total as "satTotal", a.sat_math as "satMath",
         a.sat_reading_writing as "satReadingWriting", a.act_composite as "actComposite",
         a.test_preference as "testPreference", a.ap_courses_taken as "apCoursesTaken",
         a.honors_courses as "honorsCourses",
         nullif(a.dual_enrollment_credits, 'N/A')::int as "dualEnrollmentCredits",
         g.intended_major as "intendedMajor", coalesce(g.location, '{}') as location,
         coalesce(g.college_size, '{}') as "collegeSize", g.ownership,
         coalesce(g.geographic_regions, '{}') as "geographicRegions", g.max_tuition as "maxTuition",
         g.max_distance_from_home as "maxDistanceFromHome"
    from (select $1::uuid as student_id) p
    left join student_profile.user_profiles u using (student_id)
    left join student_profile.academic_profiles a using (student_id)
    left join student_profile.interests_goals g using (student_id)`;

type Row = TalkedAnswers & { readonly firstName: string | null };

const HOME_STATE = UserProfileAnswers.pick({ state: true });

@Injectable()
export class SqlStudentAnswers extends StudentAnswers {
  constructor(
    private readonly sql: Sql,
    private readonly answered: SqlAnsweredProfile,
    private readonly commands: CommandBus,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async read(studentId: string): Promise<AnswersInTalk> {
    const [row, answered] = await Promise.all([
      this.sql.row<Row>(ANSWERS, [studentId]),
      this.answered.of(studentId),
    ]);
    const { firstName = null, ...answers } = row ?? {};
    const { activities, awards } = answered;
    return { firstName, answers, activities, awards, percentComplete: profileCompletion(answered).percent };
  }

  async save(studentId: string, answers: TalkedAnswers): Promise<void> {
    const [personal, academic, preferences] = [
      checked(HOME_STATE, answers),
      checked(AcademicProfileAnswers, withoutOldSections(answers)),
      checked(InterestsGoalsAnswers, answers),
    ];
    await this.unitOfWork.run(async () => {
      await this.saveIn(studentId, UserProfile, personal);
      await this.saveIn(studentId, AcademicProfile, academic);
      await this.saveIn(studentId, InterestsGoals, preferences);
    });
  }

  private async saveIn<Answers extends object>(
    studentId: string,
    kind: RecordKind<Answers>,
    changes: SaveAnswers<Answers>['changes'],
  ): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await this.commands.execute(new SaveAnswers(studentId, kind, changes));
  }
}

/** A total that comes alone replaces the sections, which would otherwise decide it. */
function withoutOldSections(answers: TalkedAnswers): TalkedAnswers {
  const { satTotal, satMath, satReadingWriting } = answers;
  if (satTotal == null || satMath != null || satReadingWriting != null) return answers;
  return { ...answers, satMath: null, satReadingWriting: null };
}

/** The fields of this form among the answers. @throws AnswersRefused in the words of the form */
function checked<Form extends z.ZodType>(form: Form, answers: TalkedAnswers): z.infer<Form> {
  const result = form.safeParse(answers);
  if (result.success) return result.data;
  throw new AnswersRefused(
    result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { ProfileCounts, type ProfileTotals } from '../../contracts/index.js';
import { profileCompletion } from '../../domain/completion/profile-completion.js';
import { PROFILE_SECTIONS } from '../../domain/completion/profile-sections.js';
import { SqlAnsweredProfile } from './sql-answered-profile.js';

// Four of the twelve sections are lists with at least one entry. Few profiles have all four.
const ALL_LISTS_BEGUN = `
  select p.student_id as id from student_profile.profiles p
   where exists (select 1 from student_profile.research_projects l where l.student_id = p.student_id)
     and exists (select 1 from student_profile.portfolio_items l where l.student_id = p.student_id)
     and exists (select 1 from student_profile.awards l where l.student_id = p.student_id)
     and exists (select 1 from student_profile.activity_impacts l where l.student_id = p.student_id)
   order by p.student_id`;

const ACADEMIC = 'select count(*)::int as total from student_profile.academic_profiles';

const AT_A_TIME = 500;

@Injectable()
export class SqlProfileCounts extends ProfileCounts {
  constructor(
    private readonly sql: Sql,
    private readonly answered: SqlAnsweredProfile,
  ) {
    super();
  }

  async now(): Promise<ProfileTotals> {
    const academic = await this.sql.row<{ total: number }>(ACADEMIC);
    return { completed: await this.completed(), academicProfiles: academic?.total ?? 0 };
  }

  private async completed(): Promise<number> {
    const ids = (await this.sql.rows<{ id: string }>(ALL_LISTS_BEGUN)).map(({ id }) => id);
    let completed = 0;
    for (let from = 0; from < ids.length; from += AT_A_TIME) {
      const profiles = await this.answered.ofAll(ids.slice(from, from + AT_A_TIME));
      completed += profiles.filter(
        (profile) => profileCompletion(profile).completedSections === PROFILE_SECTIONS.length,
      ).length;
    }
    return completed;
  }
}

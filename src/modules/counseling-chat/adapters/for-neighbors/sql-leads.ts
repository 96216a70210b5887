import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { type Lead, Leads, type LeadsQuery } from '../../contracts/leads.js';
import { LeadSettings } from '../../contracts/lead-settings.js';

type LeadRow = Omit<Lead, 'scoredAt'> & { scoredAt: string };

// The newest score of each student who agreed, of an adult or, where $1 says so, of anyone.
const LEADS = `
  select distinct on (scores.user_id)
         scores.user_id as "studentId", conversation_stage as stage, score_tier as tier, total_score as total,
         timeline_score as timeline, academic_score as academic, engagement_score as engagement,
         intent_score as intent, computed_at as "scoredAt",
         coalesce((select jsonb_agg(distinct asked->>'code')
                     from jsonb_array_elements(service_opportunities) as asked), '[]') as services
    from counseling_chat.enhanced_lead_scores scores
    join counseling_chat.conversations on conversations.id = scores.conversation_id
    join counseling_chat.contact_choices choices on choices.user_id = scores.user_id and is_allowed
   where (is_adult or $1::boolean) and ($2::uuid is null or scores.user_id = $2)
   order by scores.user_id, computed_at desc`;

const ORDER = {
  score: 'total desc, "scoredAt" desc, "studentId"',
  newest: '"scoredAt" desc, "studentId"',
} as const;

@Injectable()
export class SqlLeads extends Leads {
  constructor(
    private readonly sql: Sql,
    private readonly settings: LeadSettings,
  ) {
    super();
  }

  async page({ sort, page, pageSize }: LeadsQuery) {
    if (!this.settings.isScoringOn) return { leads: [], total: 0 };
    const wanted = [await this.settings.scoresMinors(), null];
    const [rows, counted] = await Promise.all([
      this.sql.rows<LeadRow>(`select * from (${LEADS}) as leads order by ${ORDER[sort]} limit $3 offset $4`, [
        ...wanted,
        pageSize,
        (page - 1) * pageSize,
      ]),
      this.sql.row<{ total: number }>(`select count(*)::int as total from (${LEADS}) as leads`, wanted),
    ]);
    return { leads: rows.map(leadOf), total: counted?.total ?? 0 };
  }

  async of(studentId: string): Promise<Lead | null> {
    if (!this.settings.isScoringOn) return null;
    const row = await this.sql.row<LeadRow>(LEADS, [await this.settings.scoresMinors(), studentId]);
    return row && leadOf(row);
  }
}

const leadOf = (row: LeadRow): Lead => ({ ...row, scoredAt: new Date(row.scoredAt) });

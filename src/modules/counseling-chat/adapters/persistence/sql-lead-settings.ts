import { Injectable } from '@nestjs/common';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { LeadSettings } from '../../contracts/lead-settings.js';
import { CounselingChatSettings } from '../../counseling-chat.settings.js';

const STORED = 'select scores_minors as "scoresMinors" from counseling_chat.lead_settings';

const STORE = `
  insert into counseling_chat.lead_settings (scores_minors) values ($1)
      on conflict (is_the_only_row) do update set scores_minors = excluded.scores_minors`;

const FORGET_SCORES = 'delete from counseling_chat.enhanced_lead_scores where not is_adult';

const FORGET_SHOWN = `
  update counseling_chat.conversations set lead_score = 0, lead_tier = 'low'
   where lead_score > 0
     and not exists (select from counseling_chat.enhanced_lead_scores where conversation_id = conversations.id)`;

@Injectable()
export class SqlLeadSettings extends LeadSettings {
  constructor(
    private readonly sql: Sql,
    private readonly settings: CounselingChatSettings,
  ) {
    super();
  }

  get isScoringOn(): boolean {
    return this.settings.leadScoring === 'on';
  }

  async scoresMinors(): Promise<boolean> {
    const stored = await this.sql.row<{ scoresMinors: boolean }>(STORED);
    return stored?.scoresMinors ?? false;
  }

  async change(scoresMinors: boolean): Promise<void> {
    await this.sql.rows(STORE, [scoresMinors]);
    if (scoresMinors) return;
    await this.sql.rows(FORGET_SCORES);
    await this.sql.rows(FORGET_SHOWN);
  }
}

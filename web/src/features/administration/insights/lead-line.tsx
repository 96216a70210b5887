import { type StudentInsights } from '@/api';
import { STAGE_NAMES, TIER_NAMES } from '../leads/lead-words';

/** Only for a student who agreed to be contacted. */
export const LeadLine = ({ lead }: { lead: NonNullable<StudentInsights['lead']> }) => (
  <p className="tabular-nums">
    On the lead list: {TIER_NAMES[lead.tier].toLowerCase()}, {lead.total} of 100. Stage:{' '}
    {STAGE_NAMES[lead.stage]}.
  </p>
);

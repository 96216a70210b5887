export { TalkCounts } from './talk-counts.js';
export { LeadSettings } from './lead-settings.js';
export { type Lead, Leads, type LeadsQuery } from './leads.js';
export { StudentTalk } from './student-talk.js';

import { LeadsFileController } from './adapters/http/leads-file.controller.js';
import { LeadsController } from './adapters/http/leads.controller.js';
import { NamedLeads } from './application/named-leads.js';

export const leadsControllers = [LeadsController, LeadsFileController];
export const leadsProviders = [NamedLeads];

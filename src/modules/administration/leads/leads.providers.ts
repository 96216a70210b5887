import { LeadsController } from './adapters/http/leads.controller.js';
import { NamedLeads } from './application/named-leads.js';

export const leadsControllers = [LeadsController];
export const leadsProviders = [NamedLeads];

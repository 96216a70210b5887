import { Injectable } from '@nestjs/common';
import { Leads, type LeadsQuery } from '#modules/counseling-chat/contracts/index.js';
import { AccountNames } from '#modules/identity/contracts/index.js';

/** The lead list with the names to contact. */
@Injectable()
export class NamedLeads {
  constructor(
    private readonly leads: Leads,
    private readonly names: AccountNames,
  ) {}

  async page(query: LeadsQuery) {
    const { leads, total } = await this.leads.page(query);
    const names = await this.names.of(leads.map(({ studentId }) => studentId));
    const named = leads.flatMap((lead) => {
      const account = names.get(lead.studentId);
      return account === undefined ? [] : [{ ...lead, ...account }];
    });
    return { leads: named, total };
  }
}

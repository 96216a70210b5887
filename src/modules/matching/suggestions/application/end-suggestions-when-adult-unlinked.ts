import { Injectable } from '@nestjs/common';
import { AdultUnlinked } from '#modules/identity/contracts/index.js';
import { type Delivery, type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { StoredSuggestions } from './stored-suggestions.js';

/** An adult who is let in again begins anew. */
@Injectable()
@ReactsTo(AdultUnlinked)
export class EndSuggestionsWhenAdultUnlinked implements Reaction<AdultUnlinked> {
  constructor(private readonly suggestions: StoredSuggestions) {}

  async handle({ studentId, adultId }: AdultUnlinked, { occurredAt }: Delivery): Promise<void> {
    await this.suggestions.removeBetween(studentId, adultId, occurredAt);
  }
}

import { Injectable } from '@nestjs/common';
import { type Delivery, type Reaction, ReactsTo } from '#shared-kernel/application/reaction.js';
import { CollegeSaved } from '../../domain/saved-college.events.js';
import { StoredSuggestions } from './stored-suggestions.js';

/** So that a college which later leaves the list is not suggested again. */
@Injectable()
@ReactsTo(CollegeSaved)
export class MarkSuggestionsWhenCollegeSaved implements Reaction<CollegeSaved> {
  constructor(private readonly suggestions: StoredSuggestions) {}

  async handle({ studentId, collegeId }: CollegeSaved, { occurredAt }: Delivery): Promise<void> {
    await this.suggestions.markSaved(studentId, collegeId, occurredAt);
  }
}

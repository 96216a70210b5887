import { FamilySuggestionsController } from './adapters/http/family-suggestions.controller.js';
import { SuggestionsController } from './adapters/http/suggestions.controller.js';
import { SqlStoredSuggestions } from './adapters/persistence/sql-stored-suggestions.js';
import { SuggestionsReadModel } from './adapters/read-models/suggestions.read-model.js';
import { EndSuggestionsWhenAdultUnlinked } from './application/end-suggestions-when-adult-unlinked.js';
import { StoredSuggestions } from './application/stored-suggestions.js';
import { SuggestCollegeHandler } from './application/suggest-college.js';

export const suggestionsControllers = [FamilySuggestionsController, SuggestionsController];

export const suggestionsProviders = [
  EndSuggestionsWhenAdultUnlinked,
  SuggestCollegeHandler,
  SuggestionsReadModel,
  { provide: StoredSuggestions, useClass: SqlStoredSuggestions },
];

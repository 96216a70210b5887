import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Idempotent } from '#shared-kernel/platform/http/idempotency/idempotency.decorator.js';
import { Replies, RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SAVED_SEARCH_BUDGETS } from '../../application/saved-search-budgets.js';
import { RenameSearch } from '../../application/rename-search.js';
import { SaveSearch } from '../../application/save-search.js';
import { SavedSearches as SearchStore } from '../../application/saved-searches.js';
import { SavedSearchNotFound } from '../../domain/saved-search.errors.js';
import { SavedSearchesReadModel } from '../read-models/saved-searches.read-model.js';
import { RenameSearchRequest, SavedSearch, SavedSearches, SaveSearchRequest } from './saved-searches.dto.js';

@ApiTags('college-catalogue')
@Controller('saved-searches')
export class SavedSearchesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly searches: SavedSearchesReadModel,
    private readonly store: SearchStore,
  ) {}

  @Get()
  @SignedIn()
  @Throttled(SAVED_SEARCH_BUDGETS['saved-search-reads'], 'account')
  @Replies(SavedSearches, { summary: 'List your saved searches by name' })
  listSavedSearches(@CurrentCaller() { userId }: Caller) {
    return this.searches.of(userId);
  }

  @Post()
  @SignedIn()
  @Throttled(SAVED_SEARCH_BUDGETS['saved-search-writes'], 'account')
  @Idempotent()
  @Replies(SavedSearch, {
    summary: 'Save a search',
    status: 201,
    refusals: {
      400: 'The name or the search is not valid',
      409: 'The name is taken, or 20 searches are saved already',
    },
  })
  async saveSearch(
    @CurrentCaller() { userId }: Caller,
    @Body({ schema: SaveSearchRequest }) { name, query }: SaveSearchRequest,
  ) {
    const id = await this.commands.execute(new SaveSearch(userId, name, query));
    return this.searches.one(userId, id);
  }

  @Patch(':id/name')
  @SignedIn()
  @Throttled(SAVED_SEARCH_BUDGETS['saved-search-writes'], 'account')
  @Replies(SavedSearch, {
    summary: 'Rename a saved search',
    refusals: {
      400: 'The name is not valid',
      404: 'Not one of your saved searches',
      409: 'The name is taken',
    },
  })
  async renameSavedSearch(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: RenameSearchRequest }) { name }: RenameSearchRequest,
  ) {
    await this.commands.execute(new RenameSearch(userId, id, name));
    return this.searches.one(userId, id);
  }

  @Delete(':id')
  @SignedIn()
  @Throttled(SAVED_SEARCH_BUDGETS['saved-search-writes'], 'account')
  @RepliesNothing({ summary: 'Remove a saved search', refusals: { 404: 'Not one of your saved searches' } })
  async removeSavedSearch(
    @CurrentCaller() { userId }: Caller,
    @Param('id', { schema: z.uuid() }) id: string,
  ) {
    if (!(await this.store.remove(userId, id))) throw new SavedSearchNotFound();
  }
}

import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiNotModifiedResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { CollegeSearchQuery } from '#modules/college-catalogue/contracts/index.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { CurrentCaller } from '#shared-kernel/platform/http/access/current-caller.decorator.js';
import { RepliesValidated } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { MATCHING_BUDGETS } from '../../application/matching-budgets.js';
import { SearchForCaller } from '../../application/matches/search-for-caller.js';
import { CollegeSearchResponse } from './college-search.dto.js';
import { pageOf } from './college-search.reply.js';

const words = {
  summary: 'Search the catalogue',
  refusals: { 400: 'A filter or the page is not valid' },
};
const NOT_MODIFIED = { description: 'As in the reply whose ETag was sent in If-None-Match' };

/** One search under two addresses; the second is the older one. */
@ApiTags('college-catalogue')
@Controller()
export class CollegeSearchController {
  constructor(private readonly searches: SearchForCaller) {}

  @Get('colleges')
  @SignedIn()
  @Throttled(MATCHING_BUDGETS['college-reads'], 'account')
  @RepliesValidated(CollegeSearchResponse, words)
  @ApiNotModifiedResponse(NOT_MODIFIED)
  searchColleges(
    @Query({ schema: CollegeSearchQuery }) query: CollegeSearchQuery,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.search(query, caller, request, reply);
  }

  @Get('admin/scorecard-colleges')
  @SignedIn()
  @Throttled(MATCHING_BUDGETS['college-reads'], 'account')
  @RepliesValidated(CollegeSearchResponse, words)
  @ApiNotModifiedResponse(NOT_MODIFIED)
  listScorecardColleges(
    @Query({ schema: CollegeSearchQuery }) query: CollegeSearchQuery,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.search(query, caller, request, reply);
  }

  /** Replies 304 without searching when the caller already has the page. */
  private async search(
    query: CollegeSearchQuery,
    caller: Caller,
    { url, headers }: FastifyRequest,
    reply: FastifyReply,
  ) {
    const search = await this.searches.now(caller);
    const tag = tagOf(search.version, url);
    void reply.header('cache-control', 'private, no-cache').header('etag', tag);
    if (headers['if-none-match'] === tag) {
      void reply.status(304);
      return undefined;
    }
    return pageOf(await search.find(query), query);
  }
}

/** Weak: compression changes the bytes of the same reply. */
const tagOf = (version: string, address: string): string =>
  `W/"${hash('sha1', version + address, 'base64url')}"`;

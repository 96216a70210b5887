import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiNotModifiedResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { SignedIn } from '#shared-kernel/adapters/http/access.decorator.js';
import { RepliesWritten } from '#shared-kernel/adapters/http/replies.decorator.js';
import { TheCaller } from '#shared-kernel/adapters/http/the-caller.decorator.js';
import { type Caller } from '#shared-kernel/application/caller.js';
import { SearchColleges } from '../../application/search/search-colleges.js';
import { CollegeSearchResponse } from './college-search.dto.js';
import { CollegeSearchQuery } from './college-search.query.js';
import { written } from './college-search.reply.js';
import { requestOf } from './college-search.request.js';

const words = {
  summary: 'Search the catalogue',
  refusals: { 400: 'A filter or the page is not valid' },
};

const UNCHANGED = 'As in the reply whose ETag was sent in If-None-Match';

/** One search under two addresses: the second is the one the product has always called. */
@ApiTags('college-catalogue')
@Controller()
export class CollegeSearchController {
  constructor(private readonly colleges: SearchColleges) {}

  @Get('colleges')
  @SignedIn()
  @RepliesWritten(CollegeSearchResponse, words)
  @ApiNotModifiedResponse({ description: UNCHANGED })
  searchColleges(
    @Query({ schema: CollegeSearchQuery }) query: CollegeSearchQuery,
    @TheCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.search(query, caller, request, reply);
  }

  @Get('admin/scorecard-colleges')
  @SignedIn()
  @RepliesWritten(CollegeSearchResponse, words)
  @ApiNotModifiedResponse({ description: UNCHANGED })
  listScorecardColleges(
    @Query({ schema: CollegeSearchQuery }) query: CollegeSearchQuery,
    @TheCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.search(query, caller, request, reply);
  }

  private async search(
    query: CollegeSearchQuery,
    caller: Caller,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    const moment = await this.colleges.now(caller);
    const tag = tagOf(moment.version, query);
    void reply.header('cache-control', 'private, no-cache').header('etag', tag);
    if (request.headers['if-none-match'] === tag) {
      void reply.status(304);
      return undefined;
    }
    const body = written(await moment.find(requestOf(query)), query);
    void reply.header('content-type', 'application/json; charset=utf-8');
    return body;
  }
}

/** Weak: compression makes other bytes of the same reply. */
const tagOf = (version: string, query: CollegeSearchQuery): string =>
  `W/"${createHash('sha1').update(version).update(JSON.stringify(query)).digest('base64url')}"`;

import { Controller, Get, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiNotModifiedResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { SignedIn } from '#shared-kernel/platform/http/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { CollegeSearchResponse } from './college-search.dto.js';
import { CollegeSearchQuery } from './college-search.query.js';
import { pageOf } from './college-search.reply.js';
import { requestOf } from './college-search.request.js';
import { askedBy, tagged, UnchangedSearch } from './unchanged-search.interceptor.js';

const words = {
  summary: 'Search the catalogue',
  refusals: { 400: 'A filter or the page is not valid' },
};

const UNCHANGED = 'As in the reply whose ETag was sent in If-None-Match';

/** One search under two addresses: the second is the one the product has always called. */
@ApiTags('college-catalogue')
@Controller()
@UseInterceptors(UnchangedSearch)
export class CollegeSearchController {
  @Get('colleges')
  @SignedIn()
  @Replies(CollegeSearchResponse, words)
  @ApiNotModifiedResponse({ description: UNCHANGED })
  searchColleges(
    @Query({ schema: CollegeSearchQuery }) query: CollegeSearchQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return search(query, request, reply);
  }

  @Get('admin/scorecard-colleges')
  @SignedIn()
  @Replies(CollegeSearchResponse, words)
  @ApiNotModifiedResponse({ description: UNCHANGED })
  listScorecardColleges(
    @Query({ schema: CollegeSearchQuery }) query: CollegeSearchQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return search(query, request, reply);
  }
}

async function search(query: CollegeSearchQuery, request: FastifyRequest, reply: FastifyReply) {
  const { moment, tag } = askedBy(request);
  const found = await moment.find(requestOf(query));
  void tagged(reply, tag);
  return pageOf(found, query);
}

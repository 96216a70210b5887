import { Controller, Get, Header, Headers } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { Public } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { Throttled } from '#shared-kernel/platform/limits/throttled.decorator.js';
import { MATCHING_BUDGETS } from '../../../application/matching-budgets.js';
import { ListsByLink } from '../../application/lists-by-link.js';
import { ListByLinkReply } from './list-by-link.dto.js';

/** No log has a request’s headers, and no address has the token. */
const TOKEN = 'x-share-token';

/** For whoever has a link: the token in it is all the access there is. */
@ApiTags('matching')
@Controller('shared-list')
export class ListByLinkController {
  constructor(private readonly lists: ListsByLink) {}

  @Get()
  @Public()
  @Throttled(MATCHING_BUDGETS['share-link-reads'])
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @ApiHeader({
    name: TOKEN,
    required: true,
    description: 'What follows the # of the link',
    schema: { type: 'string', maxLength: 43 },
  })
  @Replies(ListByLinkReply, {
    summary: 'The list, dates and prices a student shows to whoever has the link',
    refusals: { 404: 'Not a link that works' },
  })
  getListByLink(@Headers(TOKEN) token = '') {
    return this.lists.open(token);
  }
}

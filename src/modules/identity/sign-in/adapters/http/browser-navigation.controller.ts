import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Public } from '#shared-kernel/platform/http/access/access.decorator.js';
import { RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';

const OWN_NAVIGATIONS = new Set(['same-origin', 'none', undefined]);

/** Addresses for links and redirects, not for API calls. */
@ApiTags('identity')
@Controller()
export class BrowserNavigationController {
  @Get('login')
  @Public()
  @RepliesNothing({ summary: 'Go to the sign-in page', status: 302 })
  goToLogin(@Res() reply: FastifyReply) {
    return reply.redirect('/login', 302);
  }

  @Get('logout')
  @Public()
  @RepliesNothing({
    summary: 'Clear this browser’s cookies and storage and go to the sign-in page',
    status: 302,
  })
  goToLogout(@Headers('sec-fetch-site') from: string | undefined, @Res() reply: FastifyReply) {
    if (OWN_NAVIGATIONS.has(from)) void reply.header('clear-site-data', '"cache", "cookies", "storage"');
    return reply.redirect('/login', 302);
  }
}

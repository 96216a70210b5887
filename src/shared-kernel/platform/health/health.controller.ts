import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { z } from 'zod';
import { Public } from '../http/access/access.decorator.js';
import { Replies } from '../http/replies/replies.decorator.js';
import { Readiness } from './readiness.js';

const Liveness = z.object({ status: z.literal('live') }).meta({ id: 'Liveness' });
const ReadinessReport = z
  .object({
    ready: z.boolean(),
    database: z.boolean(),
    migration: z.string().nullable(),
    readModels: z
      .record(z.string(), z.boolean())
      .describe('The data kept in memory, and whether it is loaded'),
  })
  .meta({ id: 'ReadinessReport' });

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Public()
  @Replies(Liveness, { summary: 'The process answers' })
  live() {
    return { status: 'live' };
  }

  @Get('ready')
  @Public()
  @Replies(ReadinessReport, { summary: 'The replica can serve requests', refusals: { 503: 'Not now' } })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const report = await this.readiness.check();
    if (!report.ready) void reply.status(503).header('retry-after', '2');
    return report;
  }
}

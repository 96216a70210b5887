import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '#shared-kernel/platform/http/access/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies/replies.decorator.js';
import { DEMO_ACCOUNT } from './demo-account.js';
import { DemoSettings } from './demo.settings.js';

const DemoAccount = z.object({ email: z.string(), password: z.string() }).meta({ id: 'DemoAccount' });

@ApiTags('demo')
@Controller('demo-account')
export class DemoAccountController {
  constructor(private readonly settings: DemoSettings) {}

  @Get()
  @Public()
  @Replies(DemoAccount.nullable(), {
    summary: 'How to sign in as the demo student; null without demo data',
  })
  getDemoAccount() {
    return this.settings.demoData ? DEMO_ACCOUNT : null;
  }
}

import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CONFIGURATION } from '#shared-kernel/platform/configuration/configuration.token.js';
import { type Configuration } from '#shared-kernel/platform/configuration/environment.js';
import { Public } from '#shared-kernel/platform/http/access.decorator.js';
import { Replies } from '#shared-kernel/platform/http/replies.decorator.js';
import { DEMO_ACCOUNT } from './demo-account.js';

const DemoAccount = z.object({ email: z.string(), password: z.string() }).meta({ id: 'DemoAccount' });

@ApiTags('demo')
@Controller('demo-account')
export class DemoAccountController {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  @Get()
  @Public()
  @Replies(DemoAccount.nullable(), {
    summary: 'How to sign in as the demo student; null where there is none',
  })
  getDemoAccount() {
    return this.configuration.demoData ? DEMO_ACCOUNT : null;
  }
}

// The product with one more route, which only checks who is calling and replies with 204: what any signed-in request costs. The
// route exists in this process only. Build it with npm run build:bench.
import { Controller, type DynamicModule, Get } from '@nestjs/common';
import { AppModule } from '../../src/app.module.js';
import { createApp } from '../../src/create-app.js';
import { readSettings } from '../../src/settings.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';

class EmptyController {
  nothing(): void {
    // The route measures everything around it.
  }
}
const method = Object.getOwnPropertyDescriptor(EmptyController.prototype, 'nothing') ?? {};
for (const decorate of [Get('empty'), SignedIn(), RepliesNothing({ summary: 'Nothing' })])
  decorate(EmptyController.prototype, 'nothing', method);
Controller('bench')(EmptyController);

const over = AppModule.over.bind(AppModule);
AppModule.over = (...known): DynamicModule => ({ ...over(...known), controllers: [EmptyController] });

const settings = readSettings(process.env);
const { databaseUrl, port } = settings.get(PlatformSettings);
const app = await createApp(settings, databaseUrl ?? '');
await app.listen(port, '127.0.0.1');
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));

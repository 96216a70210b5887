// The product with two more routes, which only check who is calling and reply with 204: what any signed-in request costs, and what
// any request of an admin costs. They exist in this process only. Build it with npm run build:bench.
import { Controller, type DynamicModule, Get } from '@nestjs/common';
import { AppModule } from '../../src/app.module.js';
import { createApp } from '../../src/create-app.js';
import { readSettings } from '../../src/settings.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { SignedIn } from '#shared-kernel/platform/http/access/access.decorator.js';
import { RepliesNothing } from '#shared-kernel/platform/http/replies/replies.decorator.js';

class EmptyController {
  forAnyone(): void {
    // The route measures everything around it.
  }
  forAdmins(): void {
    // An admin is looked up with each request.
  }
}
const routes = [
  ['forAnyone', [Get('empty'), SignedIn()]],
  ['forAdmins', [Get('empty-for-admins'), SignedIn('admin')]],
] as const;
for (const [name, decorators] of routes) {
  const method = Object.getOwnPropertyDescriptor(EmptyController.prototype, name) ?? {};
  for (const decorate of [...decorators, RepliesNothing({ summary: 'Nothing' })])
    decorate(EmptyController.prototype, name, method);
}
Controller('bench')(EmptyController);

const over = AppModule.over.bind(AppModule);
AppModule.over = (...known): DynamicModule => ({ ...over(...known), controllers: [EmptyController] });

const settings = readSettings(process.env);
const { databaseUrl, port } = settings.get(PlatformSettings);
const app = await createApp(settings, databaseUrl ?? '');
await app.listen(port, '127.0.0.1');
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));

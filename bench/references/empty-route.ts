// The product with one more route, which only asks who is calling and replies with nothing: what a signed-in request costs before
// it does anything. The route exists in this process alone.
import { Controller, type DynamicModule, Get } from '@nestjs/common';
import { readEnvironment } from '#shared-kernel/adapters/configuration/environment.js';
import { SignedIn } from '#shared-kernel/adapters/http/access.decorator.js';
import { RepliesNothing } from '#shared-kernel/adapters/http/replies.decorator.js';
import type * as Product from '../../src/app.module.js';
import type * as Application from '../../src/create-app.js';

const BUILT = new URL('../../dist/src/', import.meta.url);

class EmptyController {
  nothing(): void {
    // Nothing is what it is for.
  }
}
const method = Object.getOwnPropertyDescriptor(EmptyController.prototype, 'nothing') ?? {};
for (const decorate of [Get('empty'), SignedIn(), RepliesNothing({ summary: 'Nothing' })])
  decorate(EmptyController.prototype, 'nothing', method);
Controller('bench')(EmptyController);

const { AppModule } = (await import(new URL('app.module.js', BUILT).href)) as typeof Product;
const { createApp } = (await import(new URL('create-app.js', BUILT).href)) as typeof Application;

const over = AppModule.over.bind(AppModule);
AppModule.over = (...known): DynamicModule => ({ ...over(...known), controllers: [EmptyController] });

const configuration = readEnvironment(process.env);
const app = await createApp(configuration, configuration.databaseUrl ?? '');
await app.listen(configuration.port, '127.0.0.1');
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));

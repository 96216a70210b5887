import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { openApiDocument } from './openapi-document.js';

/** The API document, and a page to read it. The document is written once, and every reply shares its bytes. */
export function serveApiDocumentation(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), { raw: false });

  let document: Buffer | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .get('/api/openapi.json', (_request, reply) => {
      document ??= Buffer.from(JSON.stringify(openApiDocument(app)));
      return reply.type('application/json; charset=utf-8').send(document);
    });
}

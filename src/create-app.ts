import cookies from '@fastify/cookie';
import { RequestMethod } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import path from 'node:path';
import { AppModule } from './app.module.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { type Settings } from '#shared-kernel/platform/configuration/settings.js';
import { FileSettings } from '#shared-kernel/platform/files/file-settings.js';
import { compressReplies } from '#shared-kernel/platform/http/replies/compression.js';
import { CONNECTION_LIMITS, limitConnections } from '#shared-kernel/platform/http/connections/connections.js';
import { allowFileUploads } from '#shared-kernel/platform/http/requests/file-uploads.js';
import { readJsonBodies } from '#shared-kernel/platform/http/requests/json-bodies.js';
import { limitDatabaseWaits } from '#shared-kernel/platform/http/connections/limit-database-waits.js';
import { allowStreamedBodies } from '#shared-kernel/platform/http/requests/streamed-body.js';
import { logRequests, requestIdOf } from '#shared-kernel/platform/http/connections/request-log.js';
import { addSecurityHeaders } from '#shared-kernel/platform/http/replies/security-headers.js';
import {
  answerUnreadableRequests,
  refuseUnreadableRequests,
} from '#shared-kernel/platform/http/requests/unreadable-requests.js';
import { closeUnusedConnections } from '#shared-kernel/platform/http/connections/unused-connections.js';
import { sendRepliesAsBytes } from '#shared-kernel/platform/http/replies/replies-as-bytes.js';
import { serveSinglePageApp } from '#shared-kernel/platform/http/replies/single-page-app.js';
import { jsonLog, NestJsonLog } from '#shared-kernel/platform/logging/json-log.js';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';
import { serveApiDocumentation } from '#shared-kernel/platform/openapi/api-documentation.js';

const BODY_LIMIT_BYTES = 256 * 1024;
const MAX_PARAMETER_LENGTH = 200;
const BUILT_WEB = path.join(repositoryRoot(), 'dist', 'web');

/** The application over one database, ready to `init` or `listen`. The caller runs the migrations. */
export async function createApp(
  settings: Settings,
  databaseUrl: string,
  log = jsonLog(settings.get(PlatformSettings).logLevel),
): Promise<NestFastifyApplication> {
  const { trustedProxies } = settings.get(PlatformSettings);
  const { s3 } = settings.get(FileSettings);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    // Anyone can send X-Forwarded-For; only these proxies are believed.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    ...CONNECTION_LIMITS,
    ...refuseUnreadableRequests(log),
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    forceCloseConnections: 'idle',
    // A request that arrives while the server stops is served like any other.
    return503OnClosing: false,
    genReqId: requestIdOf,
    logger: false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.over(settings, databaseUrl),
    adapter,
    {
      logger: new NestJsonLog(log),
      abortOnError: false,
      // Fastify's own parser takes JSON only; Nest's would also take what a foreign page's form can send.
      bodyParser: false,
    },
  );
  app.setGlobalPrefix('api', {
    exclude: [
      { path: 'health/*path', method: RequestMethod.GET },
      { path: '.well-known/*path', method: RequestMethod.GET },
      { path: 'objects/:ownerId/:fileId', method: RequestMethod.GET },
      { path: 'objects/:ownerId/:fileId', method: RequestMethod.PUT },
    ],
  });

  const fastify = app.getHttpAdapter().getInstance();
  limitConnections(fastify);
  logRequests(fastify, log);
  limitDatabaseWaits(fastify);
  closeUnusedConnections(fastify);
  await fastify.register(cookies);
  addSecurityHeaders(fastify, s3 === undefined ? [] : [s3.publicEndpoint.origin]);
  answerUnreadableRequests(fastify);
  sendRepliesAsBytes(fastify);
  await compressReplies(fastify);
  readJsonBodies(fastify);
  allowStreamedBodies(fastify);
  await allowFileUploads(fastify);
  serveApiDocumentation(app);
  await serveSinglePageApp(fastify, BUILT_WEB);
  return app;
}

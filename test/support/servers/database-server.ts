import { PostgreSqlContainer } from '@testcontainers/postgresql';
import path from 'node:path';
import { connectTo } from '#shared-kernel/testing/connect-to.js';
import { getContainerRuntimeClient } from 'testcontainers';
import { type TestProject } from 'vitest/node';
import { prepareDatabase } from '../../../src/prepare-database.js';
import { startEmbeddedPostgres } from '#shared-kernel/platform/embedded-postgres/embedded-postgres.js';
import { fastFolder } from '#shared-kernel/testing/fast-folder.js';
import { TEMPLATE_DATABASE } from '#shared-kernel/testing/template-database.js';

const DEFAULT_IMAGE = 'postgres:18';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
  }
}

interface Server {
  url: string;
  stop: () => Promise<unknown>;
  words: string;
}

/** Each project of a run loads this file anew, so the address of the server is kept here for those that follow. */
const STARTED = 'FLYLEAF_TEST_SERVER';

/**
 * One PostgreSQL for a run of tests, with a migrated and seeded template that every spec file copies. `TEST_DATABASE` chooses
 * `container`, `embedded` or a connection string; unset, a container where an engine answers, else the embedded one. The first
 * project starts it, and is the last to be torn down.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = process.env[STARTED];
  if (started !== undefined) {
    project.provide('databaseServerUrl', started);
    return () => Promise.resolve();
  }

  const server = await chooseServer(process.env['TEST_DATABASE']);
  console.log(`Tests run on ${server.words}`);
  await makeTemplate(server.url);
  process.env[STARTED] = server.url;
  project.provide('databaseServerUrl', server.url);
  return async () => {
    await server.stop();
  };
}

async function chooseServer(choice: string | undefined): Promise<Server> {
  if (choice === 'embedded') return embedded();
  if (choice === 'container') return container();
  if (choice !== undefined && choice !== '')
    return { url: choice, stop: () => Promise.resolve(), words: 'the PostgreSQL of TEST_DATABASE' };
  try {
    await getContainerRuntimeClient();
    return await container();
  } catch {
    return embedded();
  }
}

async function container(): Promise<Server> {
  const image = process.env['TEST_POSTGRES_IMAGE'] ?? DEFAULT_IMAGE;
  const running = await new PostgreSqlContainer(image)
    .withCommand(['postgres', '-c', 'max_connections=300'])
    .withStartupTimeout(120_000)
    .start();
  return { url: running.getConnectionUri(), stop: () => running.stop(), words: `a container of ${image}` };
}

async function embedded(): Promise<Server> {
  const dataDir = path.join(fastFolder(), `flyleaf-tests-${String(process.pid)}-${String(Date.now())}`);
  const { url, stop } = await startEmbeddedPostgres({
    dataDir,
    database: 'postgres',
    ephemeral: true,
    mayCreateDatabases: true,
  });
  return { url, stop, words: 'the embedded PostgreSQL' };
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = await connectTo(serverUrl);
  await client.query(`drop database if exists ${TEMPLATE_DATABASE}`);
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();

  const template = new URL(serverUrl);
  template.pathname = `/${TEMPLATE_DATABASE}`;
  await prepareDatabase(template.href);
}

import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

export const inRepository = (file: string): string => path.join(repositoryRoot(), file);

export const readText = (file: string): string => fs.readFileSync(inRepository(file), 'utf8');

/** A tag or a digest that names one release. */
export const ONE_RELEASE = /^[\w./-]+(:(?!latest$)[\w.-]*\d[\w.-]*|@sha256:[\da-f]{64})$/;

/** Stand-ins that production accepts. */
export const SECRETS: Readonly<Record<string, string>> = {
  JWT_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
  POSTGRES_PASSWORD: 'postgres-4f1c',
  MINIO_ROOT_PASSWORD: 'minio-77aa',
};

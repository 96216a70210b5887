import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

/** The parts of a JSON schema that the API document uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: readonly (string | number | null)[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  parameters?: readonly { in: 'path' | 'query' | 'header'; name: string; schema: Schema }[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
  responses: Readonly<Record<string, unknown>>;
  tags?: readonly string[];
  'x-roles': readonly string[];
}

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

export interface Route {
  method: string;
  route: string;
  roles: readonly string[];
  /** The context that serves it. */
  tags: readonly string[];
  /** The statuses of its replies. */
  replies: readonly string[];
  parameters: NonNullable<Operation['parameters']>;
  /** Of a JSON body. */
  body: Schema | undefined;
}

const DOCUMENT = JSON.parse(
  fs.readFileSync(path.join(repositoryRoot(), 'openapi/openapi.json'), 'utf8'),
) as Document;

export const ROUTES: readonly Route[] = Object.entries(DOCUMENT.paths).flatMap(([route, operations]) =>
  Object.entries(operations).map(
    ([method, { parameters = [], requestBody, responses, tags = [], 'x-roles': roles }]) => ({
      method: method.toUpperCase(),
      route,
      roles,
      tags,
      replies: Object.keys(responses),
      parameters,
      body: requestBody?.content['application/json']?.schema,
    }),
  ),
);

/** The schema itself, or the component it points to. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  const component = DOCUMENT.components.schemas[name];
  if (component === undefined) throw new Error(`The API document has no schema ${name}.`);
  return component;
}

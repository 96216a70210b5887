import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { EXAMPLES } from '#shared-kernel/platform/openapi/examples.js';
import { repositoryRoot } from '#shared-kernel/platform/repository-root.js';

const document = JSON.parse(
  fs.readFileSync(path.join(repositoryRoot(), 'openapi/openapi.json'), 'utf8'),
) as object;
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema(document, 'api');

it.each(Object.keys(EXAMPLES))('the example of %s in the API document fits its schema', (name) => {
  const isValid = ajv.validate({ $ref: `api#/components/schemas/${name}` }, EXAMPLES[name]);

  expect(ajv.errorsText()).toBe('No errors');
  expect(isValid).toBe(true);
});

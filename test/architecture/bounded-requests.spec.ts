import { describe, expect, it } from 'vitest';
import { resolved, ROUTES, type Schema } from '../support/api-document.js';

/** Every list and text below this schema that may be of any size. */
function unboundedIn(reference: Schema, where: string): string[] {
  const schema = resolved(reference);
  const { type, maxItems, maxLength, format, anyOf = [], items, properties = {} } = schema;
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  return [
    ...(type === 'array' && maxItems === undefined ? [`${where} is a list of any length`] : []),
    ...(type === 'string' && maxLength === undefined && format === undefined && !isFixed
      ? [`${where} is a text of any length`]
      : []),
    ...anyOf.flatMap((choice) => unboundedIn(choice, where)),
    ...(items === undefined ? [] : unboundedIn(items, `${where}[]`)),
    ...Object.entries(properties).flatMap(([name, inner]) => unboundedIn(inner, `${where}.${name}`)),
  ];
}

describe('the API document', () => {
  it.each(ROUTES.map((route) => [route.method, route.route, route] as const))(
    'bounds every list and every text sent to %s %s',
    (_method, _route, { parameters, body }) => {
      const unbounded = [
        ...parameters.flatMap(({ name, schema }) => unboundedIn(schema, name)),
        ...(body === undefined ? [] : unboundedIn(body, 'body')),
      ];

      expect(unbounded).toEqual([]);
    },
  );
});

import { resolved, ROUTES, type Schema } from '../api-document.js';

/** A body of the profile's calls: its fields as the API document describes them. */
export interface ProfileBody {
  method: string;
  route: string;
  fields: Readonly<Record<string, Schema>>;
}

/** Every call that writes answers of the profile, in the order of the API document. */
export const PROFILE_BODIES: readonly ProfileBody[] = ROUTES.filter(
  ({ method, tags, body }) => method === 'POST' && tags.includes('student-profile') && body !== undefined,
).map(({ method, route, body }) => ({ method, route, fields: resolved(body ?? {}).properties ?? {} }));

/** What a field may hold besides null. */
export const choicesOf = (reference: Schema): readonly Schema[] => {
  const schema = resolved(reference);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(choicesOf);
  return [schema].filter(({ type }) => type !== 'null');
};

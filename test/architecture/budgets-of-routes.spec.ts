import { describe, expect, it } from 'vitest';
import { ROUTES } from '../support/api-document.js';

const CONTEXTS = ['student-profile', 'matching', 'college-catalogue', 'counseling-chat'];
/** Served from memory, or for admins only. */
const WITHOUT = ['/api/available-majors', '/api/catalogue-release'];

const routes = ROUTES.filter(
  ({ route, tags }) =>
    tags.some((tag) => CONTEXTS.includes(tag)) &&
    !WITHOUT.includes(route) &&
    !/^\/api\/admin\/import/.test(route),
);

describe('what one account may read and write in a while', () => {
  it.each(routes.map(({ method, route, replies }) => [method, route, replies] as const))(
    'is limited for %s %s',
    (_method, _route, replies) => {
      expect(replies).toContain('429');
    },
  );
});

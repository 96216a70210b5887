import { expect, it } from 'vitest';
import { readStanding } from './read-standing.js';

it.each([
  ['Submitted', '', 'Submitted', null],
  ['not started', '', 'Planning', null],
  ['In progress', 'pending', 'In Progress', null],
  ['Under Review', '', 'Under Review', null],
  ['Decided', 'Waitlisted', 'Decided', 'Waitlisted'],
  ['Submitted', 'Admitted!', 'Decided', 'Accepted'],
  ['Denied', '', 'Decided', 'Rejected'],
  ['', 'wait list', 'Decided', 'Waitlisted'],
  ['', 'Committed', 'Decided', 'Enrolled'],
])('reads the status “%s” with the decision “%s”', (status, decision, read, decisionResult) => {
  expect(readStanding(status, decision)).toEqual({
    standing: { status: read, decisionResult },
    unread: [],
  });
});

it.each([
  ['fingers crossed', '', ['status']],
  ['Decided', '', ['status']],
  ['', 'hm', ['decision']],
  ['yes', 'no', ['status', 'decision']],
  ['', 'TBD', []],
  ['', '', []],
])('reads nothing from “%s” and “%s”, and says which is unread', (status, decision, unread) => {
  expect(readStanding(status, decision)).toEqual({ standing: null, unread });
});

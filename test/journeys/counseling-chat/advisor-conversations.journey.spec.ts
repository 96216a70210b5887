import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORKED_CONVERSATIONS } from '#modules/counseling-chat/testing/worked-conversations.js';
import { WORKED_STUDENTS } from '#modules/counseling-chat/testing/worked-students.js';
import { playConversation } from '../../support/advisor-player.js';
import { type RunningApp, startApp } from '../../support/servers/running-app.js';
import { registerWorked } from '../../support/data/worked-students.js';

let flyleaf: RunningApp;
beforeAll(async () => {
  flyleaf = await startApp();
});
afterAll(() => flyleaf.close());

describe('a talk with Wren', () => {
  it.each(WORKED_CONVERSATIONS.map((one) => [one.turns[0]?.says ?? '', one] as const))(
    'that begins with "%s" goes as it should',
    async (_begins, conversation) => {
      const student = await registerWorked(flyleaf, WORKED_STUDENTS[conversation.student]);
      expect(await playConversation(flyleaf, student, conversation)).toEqual([]);
    },
  );
});

import { beforeEach, describe, expect, it } from 'vitest';
import { NotedAccounts } from '#modules/identity/testing/noted-accounts.js';
import { FixedClock } from '#shared-kernel/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '#shared-kernel/testing/immediate-unit-of-work.js';
import { QuestionAnswered } from '../../domain/conversation/conversation.events.js';
import {
  AnAdult,
  InMemoryLeadScores,
  OpenedColleges,
  SwitchedScoring,
} from '../../testing/in-memory-leads.js';
import { aStudentInTalk } from '../../testing/students-in-talk.js';
import { LeadFactsOfStudent } from './lead-facts.js';
import { QuietDays } from './quiet-days.js';
import { ScoreLeadWhenQuestionAnswered } from './score-lead-when-question-answered.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ANSWERED = new QuestionAnswered('maya', 'talk-1', 'message-1');
const A_QUESTION = { characters: 30, endsInQuestion: true, intent: 'net_price', day: '2026-11-23' } as const;

let clock: FixedClock;
let scoring: SwitchedScoring;
let scores: InMemoryLeadScores;
let reaction: ScoreLeadWhenQuestionAnswered;
beforeEach(() => {
  clock = new FixedClock(new Date('2026-11-23T15:00:00Z'));
  [scoring, scores] = [new SwitchedScoring(), new InMemoryLeadScores()];
  scoring.isOn = true;
  const facts = new LeadFactsOfStudent(
    { of: () => Promise.resolve(aStudentInTalk({ gradeLevel: 'Graduate' })) },
    new AnAdult(),
    new OpenedColleges(4),
    { of: () => Promise.resolve([]) },
  );
  const [accounts, unitOfWork] = [new NotedAccounts(), new ImmediateUnitOfWork()];
  const quiet = new QuietDays(scores, clock);
  reaction = new ScoreLeadWhenQuestionAnswered(scoring, scores, facts, quiet, accounts, clock, unitOfWork);
});

const totals = () => scores.stored.map(({ score }) => score.total);

describe('the score of a talk', () => {
  it('is stored with what it rests on', async () => {
    scores.messages = [A_QUESTION, A_QUESTION];
    await reaction.handle(ANSWERED);

    expect(scores.stored).toMatchObject([
      { score: { timeline: 18, academic: 19, engagement: 2, intent: 2, tier: 'medium' }, questions: 2 },
    ]);
  });

  it('is not written for anyone whom scoring leaves out', async () => {
    scoring.isOn = false;
    await reaction.handle(ANSWERED);

    expect(scores.stored).toEqual([]);
  });

  it('is computed at most once in five minutes', async () => {
    for (const pause of [0, 5 * MINUTE - 1, 1]) {
      clock.advance(pause);
      await reaction.handle(ANSWERED);
    }

    expect(scores.stored).toHaveLength(2);
  });

  it('does not rise for three days after a support card or bad news, and may fall', async () => {
    await reaction.handle(ANSWERED);
    const [before = 0] = totals();
    scores.lastHardTime = clock.now();
    scores.messages = [A_QUESTION, A_QUESTION];
    clock.advance(72 * HOUR);
    await reaction.handle(ANSWERED);
    expect(totals()).toEqual([before]);

    clock.advance(1);
    await reaction.handle(ANSWERED);
    expect(totals()).toEqual([before, before + 3]);

    scores.lastHardTime = clock.now();
    scores.messages = [];
    clock.advance(HOUR);
    await reaction.handle(ANSWERED);
    expect(totals()).toEqual([before, before + 3, before]);
  });
});

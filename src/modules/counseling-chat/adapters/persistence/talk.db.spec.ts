import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Test, type TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared-kernel/application/new-id.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { Jobs } from '#shared-kernel/platform/jobs/jobs.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { Sql } from '#shared-kernel/platform/persistence/sql.js';
import { freshDatabase, type FreshDatabase } from '#shared-kernel/testing/fresh-database.js';
import { type LoggedTurn } from '../../application/conversations/conversation-log.js';
import { Conversation } from '../../domain/conversation/conversation.js';
import { ReplyWriter } from '../../domain/replies/reply-writer.js';
import { type Intent } from '../../domain/intents/intent.js';
import { supportReply } from '../../domain/safety/support-card.js';
import { removeOldDataOf } from '#shared-kernel/testing/remove-old-data-of.js';
import { ChatKeptData } from '../chat-kept-data.js';
import { LeadSettings } from '../../contracts/index.js';
import { CounselingChatSettings } from '../../counseling-chat.settings.js';
import { SqlLeads } from '../for-neighbors/sql-leads.js';
import { ConversationSchema } from './conversation.schema.js';
import { MikroOrmConversationRepository } from './mikro-orm-conversation.repository.js';
import { SqlConversationLog } from './sql-conversation-log.js';
import { SqlContactChoices } from './sql-contact-choices.js';
import { SqlLeadScores } from './sql-lead-scores.js';
import { SqlLeadSettings } from './sql-lead-settings.js';

let database: FreshDatabase;
let module: TestingModule;
beforeAll(async () => {
  database = await freshDatabase();
  module = await Test.createTestingModule({
    imports: [
      PersistenceModule.over(database.url, { work: false }),
      MikroOrmModule.forFeature([ConversationSchema]),
    ],
    providers: [
      MikroOrmConversationRepository,
      SqlConversationLog,
      SqlLeadScores,
      SqlContactChoices,
      SqlLeads,
      { provide: CounselingChatSettings, useValue: { leadScoring: 'on' } },
      { provide: LeadSettings, useClass: SqlLeadSettings },
      { provide: Jobs, useValue: {} },
    ],
  }).compile();
});
afterAll(async () => {
  await module.close();
  await database.drop();
});

const sql = () => module.get(Sql, { strict: false });
const now = new Date();
const monthsAgo = (months: number) => {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
};

async function aTalk(studentId: string, at: Date): Promise<string> {
  const conversation = new Conversation(newId(), studentId, newId(), at);
  const unitOfWork = module.get(UnitOfWork, { strict: false });
  await unitOfWork.run(() => module.get(MikroOrmConversationRepository).addUnlessActive(conversation));
  return conversation.id;
}

const SAID = new ReplyWriter().say('A good question.').done();

async function say(conversationId: string, message: string, but: Partial<LoggedTurn> & { intent?: Intent }) {
  const { intent = 'chance_at', ...turn } = but;
  const about = {
    intent,
    engine: 'built-in',
    tools: [],
    extracted: [],
    opportunities: [],
    model: null,
  } as const;
  await module.get(SqlConversationLog).add({
    conversationId,
    questionId: newId(),
    answerId: newId(),
    message,
    reply: SAID,
    at: now,
    about: { ...about, guard: { removed: 0, fellBack: false } },
    ...turn,
  });
}
const SUPPORT = { reply: supportReply('self'), about: null };

describe('what was said', () => {
  it('is remembered without the turns that ended in a support card', async () => {
    const talk = await aTalk(newId(), now);
    await say(talk, 'One', {});
    await say(talk, 'Two', SUPPORT);
    await say(talk, 'Three', {});
    await say(talk, 'Four', {});

    const newest = (most: number) => module.get(SqlConversationLog).newestTurns(talk, most);
    expect((await newest(8)).map(({ message }) => message)).toEqual(['One', 'Three', 'Four']);
    expect(await newest(1)).toEqual([{ message: 'Four', reply: SAID.message, citations: SAID.citations }]);
  });

  it('counts for a score without danger, worry and bad news', async () => {
    const maya = newId();
    const talk = await aTalk(maya, now);
    await say(talk, 'Can I get in?', {});
    await say(talk, 'I want to die', SUPPORT);
    await say(talk, 'I am so stressed', { intent: 'stress' });
    await say(talk, 'Duke said no', { intent: 'bad_news' });
    await say(talk, 'I am fine', { intent: 'aftercare' });

    const day = now.toISOString().slice(0, 10);
    expect(await module.get(SqlLeadScores).messagesSince(maya, monthsAgo(1))).toEqual([
      { characters: 13, endsInQuestion: true, intent: 'chance_at', day },
    ]);
  });

  it.each([
    ['a support card', { ...SUPPORT }, true],
    ['bad news', { intent: 'bad_news' }, true],
    ['an ordinary question', { intent: 'compare' }, false],
  ] as const)('is a hard time after %s: %#', async (_what, turn, isHard) => {
    const maya = newId();
    await say(await aTalk(maya, now), 'Something', turn);

    expect(await module.get(SqlLeadScores).hadHardTimeSince(maya, monthsAgo(1))).toBe(isHard);
  });

  it('is removed after a year', async () => {
    const [old, recent] = [await aTalk(newId(), monthsAgo(13)), await aTalk(newId(), monthsAgo(11))];
    for (const talk of [old, recent]) await say(talk, 'Long ago', { at: monthsAgo(13) });
    await say(recent, 'Lately', { at: monthsAgo(11) });
    await removeOldDataOf(new ChatKeptData(), sql());

    const left = await sql().rows(
      `select conversations.id, array_agg(content order by messages.id) as said
         from counseling_chat.conversations
         left join counseling_chat.conversation_messages messages on conversation_id = conversations.id
        where conversations.id in ($1, $2) group by conversations.id`,
      [old, recent],
    );
    expect(left).toEqual([{ id: recent, said: ['Lately', SAID.message] }]);
  });
});

it('the score of a talk is stored with it, and the last one counts', async () => {
  const maya = newId();
  const talk = await aTalk(maya, now);
  const scores = module.get(SqlLeadScores);
  const score = { timeline: 18, academic: 19, engagement: 21, intent: 12, total: 70, tier: 'high' } as const;
  await scores.store(
    maya,
    talk,
    { score: { ...score, total: 60 }, isAdult: true, averageLength: 30, questions: 3 },
    now,
  );
  await scores.store(maya, talk, { score, isAdult: true, averageLength: 31, questions: 4 }, now);

  expect(await scores.lastOf(talk)).toEqual({ total: 70, computedAt: now });
  const rows = await sql().rows(
    `select lead_score, lead_tier, score_tier, questions_asked, stress_indicators, parent_involvement
       from counseling_chat.conversations join counseling_chat.enhanced_lead_scores on conversation_id = id
      where id = $1`,
    [talk],
  );
  expect(rows).toEqual([
    {
      lead_score: 70,
      lead_tier: 'high',
      score_tier: 'high',
      questions_asked: 4,
      stress_indicators: [],
      parent_involvement: false,
    },
  ]);
});

it('the lead list has adults who agreed, and minors who agreed only while the switch is on', async () => {
  const [adult, minor, silent] = [newId(), newId(), newId()];
  const scores = module.get(SqlLeadScores);
  const score = { timeline: 5, academic: 6, engagement: 7, intent: 2, total: 20, tier: 'low' } as const;
  for (const [studentId, isAdult] of [
    [adult, true],
    [minor, false],
    [silent, true],
  ] as const) {
    const talk = await aTalk(studentId, now);
    await scores.store(studentId, talk, { score, isAdult, averageLength: 30, questions: 1 }, now);
  }
  for (const studentId of [adult, minor]) await module.get(SqlContactChoices).keep(studentId, true, now);

  const listed = async () => {
    const { leads, total } = await module.get(SqlLeads).page({ sort: 'score', page: 1, pageSize: 10 });
    expect(leads).toHaveLength(total);
    for (const { services } of leads) expect(services).toEqual(['essay-review']);
    return leads.map(({ studentId }) => studentId);
  };
  await sql().rows(`
    update counseling_chat.conversations
       set service_opportunities = '[{"code": "essay-review"}, {"code": "essay-review"}]'`);
  expect(await listed()).toEqual([adult]);

  await module.get(LeadSettings).change(true);
  expect(await listed()).toEqual([adult, minor]);

  await module.get(LeadSettings).change(false);
  await module.get(LeadSettings).change(true);
  expect(await listed()).toEqual([adult]);

  await module.get(SqlContactChoices).keep(adult, false, now);
  expect(await listed()).toEqual([]);
});

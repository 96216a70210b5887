import { z } from 'zod';
import { Instant } from '#shared-kernel/platform/http/requests/instant.js';
import { LONGEST_MESSAGE } from '../../domain/conversation/message-text.js';
import { REPLY_KINDS, SUPPORT_CARDS } from '../../domain/replies/reply.js';

const TOO_LONG = 'Please keep your message under 2,000 characters.';
const EMPTY = 'Please write a message first.';
/** White space around a message does not count, so a little more than the longest may arrive. */
const LONGEST_WITH_SPACE = 2 * LONGEST_MESSAGE;

export const SendMessageRequest = z
  .object({
    message: z
      .string({ error: EMPTY })
      .max(LONGEST_WITH_SPACE, TOO_LONG)
      .refine((text) => text.trim() !== '', EMPTY)
      .refine((text) => text.trim().length <= LONGEST_MESSAGE, TOO_LONG),
  })
  .meta({ id: 'SendMessageRequest' });
export type SendMessageRequest = z.infer<typeof SendMessageRequest>;

export const MessagesQuery = z.object({
  before: z.uuid().optional().describe('Only messages older than this one'),
});
export type MessagesQuery = z.infer<typeof MessagesQuery>;

const SAY_WHY = 'Please say what is wrong with it.';
export const ReportMessageRequest = z
  .object({ reason: z.enum(['wrong', 'unkind', 'other'], { error: SAY_WHY }) })
  .meta({ id: 'ReportMessageRequest' });
export type ReportMessageRequest = z.infer<typeof ReportMessageRequest>;

const share = z.number().min(0).max(1);
const collegeId = z.int().describe('The federal unit id');

const ChanceRows = z.object({
  type: z.literal('chances'),
  rows: z.array(
    z.object({
      collegeId,
      name: z.string(),
      low: share,
      high: share,
      estimate: share,
      category: z.enum(['reach', 'target', 'safety']),
      note: z.string().nullable().describe('Why a likely college is not counted as a safety'),
    }),
  ),
});
const PriceRows = z.object({
  type: z.literal('prices'),
  rows: z.array(
    z.object({
      collegeId,
      name: z.string(),
      amount: z.number().nullable().describe('Dollars a year after aid'),
      fullPrice: z.number().nullable(),
      words: z.string().describe('Such as "for your income"'),
    }),
  ),
});
const Comparison = z.object({
  type: z.literal('compare'),
  columns: z.array(z.object({ collegeId, name: z.string() })),
  rows: z.array(
    z.object({ label: z.string(), values: z.array(z.string()).describe('Printed, one for each column') }),
  ),
});
const CollegeRows = z.object({
  type: z.literal('colleges'),
  rows: z.array(
    z.object({
      collegeId,
      name: z.string(),
      place: z.string(),
      facts: z.array(z.string()).describe('Printed'),
    }),
  ),
});
const Steps = z.object({
  type: z.literal('steps'),
  rows: z.array(z.object({ words: z.string(), href: z.string().nullable() })),
});
const SupportCard = z.object({ type: z.literal('support-card'), variant: z.enum(SUPPORT_CARDS) });

const Block = z
  .discriminatedUnion('type', [ChanceRows, PriceRows, Comparison, CollegeRows, Steps, SupportCard])
  .meta({ id: 'ChatBlock' });

const Citation = z
  .object({
    n: z.int().describe('The message refers to it as [1]'),
    label: z.string(),
    source: z.string(),
    year: z.string(),
    url: z.string().nullable().describe('A page of Flyleaf, or of the one who published the figure'),
    collegeId: z.int().nullable(),
  })
  .meta({ id: 'ChatCitation' });

const Action = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('confirm'), label: z.string().describe('Sends "Yes, save it."') }),
    z.object({ type: z.literal('save-college'), collegeId, name: z.string() }),
    z.object({ type: z.literal('open'), href: z.string().describe('A page of Flyleaf'), label: z.string() }),
  ])
  .meta({ id: 'ChatAction' });

export const ChatMessage = z
  .object({
    id: z.uuid(),
    message: z.string().describe('Complete: whatever a block shows is said there too'),
    isBot: z.boolean(),
    createdAt: Instant,
    kind: z.enum(REPLY_KINDS).optional().describe('Of Wren’s messages, like all that follows'),
    blocks: z.array(Block).optional().describe('May be drawn in place of the same lines of the message'),
    citations: z.array(Citation).optional(),
    chips: z.array(z.string()).optional().describe('Suggestions, as the student would say them'),
    actions: z.array(Action).optional(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Conversation = z
  .object({
    id: z.uuid(),
    startedAt: Instant,
    messageCount: z.int().describe('Of both sides'),
    engine: z.enum(['built-in', 'openai']).describe('What made the newest answer'),
  })
  .meta({ id: 'ChatConversation' });

export const AnsweredTurn = z
  .object({
    message: ChatMessage.describe('What the student said'),
    reply: ChatMessage.describe('What Wren answered'),
    conversation: Conversation,
  })
  .meta({ id: 'AnsweredTurn' });
export type AnsweredTurn = z.infer<typeof AnsweredTurn>;

export const ChatMessages = z.array(ChatMessage).describe('Oldest first');

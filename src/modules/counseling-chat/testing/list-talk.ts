import { type Entities, NOTHING_NAMED } from '../domain/entities/entities.js';
import { NEW_DIALOGUE } from '../domain/conversation/dialogue-state.js';
import { type Intent } from '../domain/intents/intent.js';
import { type Answer, type Asked } from '../application/answers/answerer.js';
import { LIST_ANSWERS } from '../application/answers/lists/index.js';
import { type DataOf, type InputOf, type ToolName, type ToolResult } from '../application/tools/tools.js';
import { type ToolCall, type TurnTools } from '../application/tools/turn-tools.js';
import { aStudentInTalk } from './students-in-talk.js';

/** Tools that answer at once; one that is not given finds nothing. */
export class FixedTools implements TurnTools {
  readonly calls: ToolCall[] = [];

  constructor(private readonly tools: { readonly [Name in ToolName]?: Answering<Name> }) {}

  counting(): TurnTools {
    return this;
  }

  async use<Name extends ToolName>(name: Name, input: InputOf<Name>): Promise<ToolResult<DataOf<Name>>> {
    const result = await (this.tools[name]?.(STUDENT, input) ?? NOTHING);
    this.calls.push({ name, input, result });
    return result;
  }
}

type Answering<Name extends ToolName> = (
  studentId: string,
  input: InputOf<Name>,
) => Promise<ToolResult<DataOf<Name>>>;

export const STUDENT = 'maya';
const NOTHING = { ok: false, code: 'nothing-known', words: 'Nothing is known of that.' } as const;

/** One question, with what was understood of it. */
export const asked = (but: Partial<Omit<Asked, 'entities'>> & { entities?: Partial<Entities> }): Asked => ({
  message: '',
  intent: 'safety_schools',
  colleges: [],
  assumed: [],
  student: aStudentInTalk({ enoughToEstimate: true, homeState: 'OH' }),
  state: { ...NEW_DIALOGUE, turn: 1 },
  variant: 0,
  now: new Date('2026-11-23T09:00:00Z'),
  ...but,
  entities: { ...NOTHING_NAMED, ...but.entities },
});

type ListIntent = Extract<Intent, keyof typeof LIST_ANSWERS>;

export const answer = (intent: ListIntent, question: Asked, tools: TurnTools): Promise<Answer> =>
  LIST_ANSWERS[intent]({ ...question, intent: question.intent === 'refine' ? 'refine' : intent }, tools);

import { Injectable } from '@nestjs/common';
import { type DialogueState, type WaitingWish } from '../../domain/conversation/dialogue-state.js';
import { mentionOf } from '../../domain/conversation/waiting-wish.js';
import { topicCalled } from '../../domain/knowledge/advice/topics.js';
import { keepingToLimits } from '../../domain/conversation/limits.js';
import { toldAfter } from '../../domain/conversation/told-answers.js';
import { nextState } from '../../domain/conversation/next-state.js';
import { type Intent } from '../../domain/intents/intent.js';
import { withAWayOn, withChipsFirst, withOpener } from '../../domain/replies/added-words.js';
import { isTooLong } from '../../domain/replies/in-brief.js';
import { joinReplies } from '../../domain/replies/join-replies.js';
import { type CollegeRef, type Reply } from '../../domain/replies/reply.js';
import { type Wish } from '../../domain/understanding/wish.js';
import { type Answered, type Turn } from '../advisor.js';
import { asTold } from '../as-told.js';
import { answererOf } from '../answers/all-answers.js';
import { type Answer, type Asked } from '../answers/answerer.js';
import { answerOnTopic } from '../answers/words/topic-answers.js';
import { askWhichCollege } from '../answers/which-college.js';
import { CollegeRefs } from '../college-refs.js';
import { extremeOf } from './extreme-of.js';
import { leftOverChips, otherReading } from './other-readings.js';
import { saidWhatWasAssumed } from './said-assumptions.js';

const MOST_ANSWERED = 3;
const SPANISH_OPENER = 'Te entiendo. Por ahora respondo en inglés; lo hago corto y claro.';

/** What is answered already of this message, such as a proposal that was just accepted. */
export interface Before {
  readonly intent: Intent;
  readonly answer: Answer;
}

/** Answers the wishes of one message, as one reply, and keeps what the conversation remembers. */
@Injectable()
export class AnswerWishes {
  constructor(private readonly refs: CollegeRefs) {}

  /** `turn.state` is that of the turn which has begun. */
  async answer(turn: Turn, wishes: readonly Wish[], before: Before | null = null): Promise<Answered> {
    const answers = before === null ? [] : [before.answer];
    let state: DialogueState = { ...turn.state, ...before?.answer.state };
    const told = toldAfter(state.told, wishes);
    const known = { ...turn, student: asTold(turn.student, told), tools: turn.tools.counting(told) };
    state = { ...state, told };
    const chosen = chosenOf(wishes);
    const left: Wish[] = wishes.filter((wish) => !chosen.includes(wish) && wish.intent !== 'tell_fact');
    let isFirstAFiller = false;
    let felt: Answer | null = null;
    for (const told of chosen) {
      const wish = keepingToLimits(told, state.limits);
      const answer = await this.answerOne({ ...known, state }, wish);
      if (chosen.length > 1 && wish.intent === 'stress' && felt === null && isFelt(wish)) {
        felt = answer;
        continue;
      }
      if (answers.length > 0 && isFiller(wish, answer)) continue;
      if (isFirstAFiller) answers.pop();
      isFirstAFiller = answers.length === 0 && isFiller(wish, answer);
      if (!fitsBeside(answers, answer)) {
        left.unshift(wish);
        continue;
      }
      answers.push(answer);
      state = nextState(state, wish, answer.reply, answer.state ?? {});
    }
    if (answers.length === 0 && felt !== null) answers.push(felt);
    const joined = joinReplies(answers.map(({ reply }) => reply));
    const acknowledged = felt === null || answers.includes(felt) ? joined : afterWords(felt, joined);
    const reply = withChipsFirst(acknowledged, leftOverChips(left));
    return {
      reply: isAskedInSpanish(wishes) ? inSpanishOnce(turn, withAWayOn(reply)) : withAWayOn(reply),
      state,
      intent: before?.intent ?? wishes[0]?.intent ?? null,
      extracted: answers.flatMap(({ extracted }) => extracted ?? []),
      engine: 'built-in',
      model: null,
      guard: { removed: 0, fellBack: false },
    };
  }

  private async answerOne(turn: Turn, wish: Wish): Promise<Answer> {
    if (wish.open !== null) return this.ask(turn, wish);
    const asked = await this.askedOf(turn, wish);
    const answer =
      wish.topic === undefined
        ? await answererOf(wish.intent)(asked, turn.tools)
        : answerOnTopic(topicCalled(wish.topic));
    const reply = saidWhatWasAssumed(answer.reply, asked.assumed);
    const state = { otherOne: otherOneOf(wish), ...answer.state };
    return { ...answer, state, reply: withChipsFirst(reply, otherReading(wish)) };
  }

  private async ask(turn: Turn, wish: Wish): Promise<Answer> {
    const { open } = wish;
    if (open === null) throw new Error('No name is open');
    const found = await turn.tools.use('find_college', { text: open.text });
    const known = await this.refs.of(open.candidates);
    const options = known.length > 0 ? known : found.ok ? found.data.found.map(({ college }) => college) : [];
    return {
      reply: askWhichCollege(open, options),
      state: {
        pending: {
          kind: 'choice',
          options: options.map(({ id }) => id),
          wish: { intent: wish.intent, entities: wish.entities },
          sinceTurn: turn.state.turn,
          sinceTime: turn.now.toISOString(),
        },
      },
    };
  }

  private async askedOf(turn: Turn, wish: Wish): Promise<Asked> {
    const ids =
      wish.extreme === null ? wish.colleges : await extremeOf(wish.extreme, wish.colleges, turn.tools);
    const named = await this.refs.byId([
      ...ids,
      ...wish.assumed.flatMap(({ taken, instead }) => [taken, instead]),
    ]);
    return {
      message: wish.text,
      intent: wish.intent,
      entities: wish.entities,
      colleges: refsOf(ids, named),
      assumed: wish.assumed.flatMap(({ taken, instead }) => {
        const [one, other] = [named.get(taken), named.get(instead)];
        return one === undefined || other === undefined ? [] : [{ taken: one, instead: other }];
      }),
      perhaps: wish.perhaps,
      near: wish.near,
      student: turn.student,
      state: turn.state,
      variant: turn.state.turn,
      now: turn.now,
    };
  }
}

/** "This is her mother, please excuse my questions" is no worry. */
const isFelt = ({ text }: Wish): boolean =>
  /\b(?:stress\w*|scared|afraid|worr\w+|freak\w*|anxi\w+|overwhelm\w*|sad|cry\w*|nervous|tired|behind|panic\w*|hate|upset|lost|hard|dumb|stupid|terrified|pressure|feel\w*)\b/iu.test(
    text,
  );

/** A worry beside a question is heard first, in a sentence. */
const afterWords = ({ reply: { message } }: Answer, reply: Reply): Reply =>
  withOpener(reply, /^[^.?!\n]*[.?!]/u.exec(message)?.[0] ?? message);

/** The same wish about the college that was not assumed. */
function otherOneOf({ intent, entities, assumed }: Wish): WaitingWish | null {
  const [first] = assumed;
  if (first === undefined) return null;
  const colleges = entities.colleges.map((mention) =>
    mention.candidates[0] === first.taken ? mentionOf(first.instead) : mention,
  );
  return { intent, entities: { ...entities, colleges } };
}

/** What is told of oneself comes last, as one proposal, and is never left out. */
function chosenOf(wishes: readonly Wish[]): readonly Wish[] {
  const asked = wishes.filter(({ intent }) => intent !== 'tell_fact').slice(0, MOST_ANSWERED);
  const [told, ...others] = wishes.filter(({ intent }) => intent === 'tell_fact');
  if (told === undefined) return asked;
  const facts = [told, ...others].flatMap(({ entities }) => entities.facts);
  return [...asked, others.length === 0 ? told : { ...told, entities: { ...told.entities, facts } }];
}

/** Nobody needs to read beside an answer that another part was not understood, or that a college is missing. */
const isFiller = ({ intent, open, colleges }: Wish, { isFiller: saysLittle, reply }: Answer): boolean =>
  saysLittle === true ||
  reply.kind === 'unsure' ||
  intent === 'stress' ||
  (reply.kind === 'question' && open === null && colleges.length === 0 && intent !== 'tell_fact') ||
  (intent === 'out_of_scope' && !reply.message.includes('homework'));

/** A first answer always stands, and so does what waits for a yes or a choice. */
const fitsBeside = (answers: readonly Answer[], { reply }: Answer): boolean =>
  answers.length === 0 ||
  reply.kind === 'proposal' ||
  reply.kind === 'question' ||
  !isTooLong(joinReplies([...answers.map((answer) => answer.reply), reply]).message);

const refsOf = (ids: readonly number[], named: ReadonlyMap<number, CollegeRef>): CollegeRef[] =>
  ids.flatMap((id) => named.get(id) ?? []);

/** And is answered in English, unlike a topic that has its answer in Spanish. */
const isAskedInSpanish = (wishes: readonly Wish[]): boolean =>
  wishes.some(({ entities }) => entities.spanish) &&
  !wishes.some(({ topic }) => topic !== undefined && topicCalled(topic).language === 'es');

/** Said once a conversation: the state was English before this turn. */
const inSpanishOnce = ({ state, history }: Turn, reply: Reply): Reply =>
  state.language === 'es' && !history.some((past) => past.reply.startsWith(SPANISH_OPENER))
    ? withOpener(reply, SPANISH_OPENER)
    : reply;

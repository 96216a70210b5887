import { Injectable } from '@nestjs/common';
import { correctedColleges } from '../../domain/conversation/corrected-colleges.js';
import { correctionOf } from '../../domain/conversation/correction.js';
import { type Pending, type Proposal } from '../../domain/conversation/dialogue-state.js';
import { ReplyWriter } from '../../domain/replies/reply-writer.js';
import { type ReadMessage } from '../../domain/understanding/read-message.js';
import { understand } from '../../domain/understanding/understand.js';
import { wishAbout } from '../../domain/understanding/wish-about.js';
import { type Wish } from '../../domain/understanding/wish.js';
import { yesOrNo } from '../../domain/understanding/yes-or-no.js';
import { type Answered, type Turn } from '../advisor.js';
import { type Answer } from '../answers/answerer.js';
import { asksWhetherGood } from '../answers/chances/profile/grades-in-context.js';
import { proposeCorrected } from '../proposals/corrected-proposal.js';
import { ListProposals } from '../proposals/list-proposals.js';
import { ProfileProposals } from '../proposals/profile-proposals.js';
import { StudentsInTalk } from '../student-in-talk.js';
import { AnswerWishes } from '../wishes/answer-wishes.js';

/** "No, it’s weighted", "not UCLA": a no that goes on to say what is right. */
const CORRECTS =
  /\bweighted\b|\bscale\b|\bmeant\b|\b(?:it[’']?s|it is) (?:a |an )?\d|\binstead\b|\bput\b|\badd\b/iu;

type PendingProposal = Extract<Pending, Proposal>;

/** Carries out, drops or corrects what Wren proposed; nothing is written without a yes to that very proposal. */
@Injectable()
export class AnswerProposal {
  constructor(
    private readonly profile: ProfileProposals,
    private readonly list: ListProposals,
    private readonly students: StudentsInTalk,
    private readonly wishes: AnswerWishes,
  ) {}

  /** Null where the message is about something else; the proposal stays for a while. */
  async answer(turn: Turn, proposal: PendingProposal, read: ReadMessage): Promise<Answered | null> {
    const corrected = await this.corrected(turn, proposal, read);
    if (corrected !== null) return corrected;
    const answer = yesOrNo(turn.message);
    if (answer === null) return null;
    const asksMore = answer.rest === '' ? [] : toldWishes(answer.rest, turn, read);
    return answer.said === 'yes'
      ? this.accept(turn, proposal, asksMore)
      : this.wishes.answer(turn, asksMore, { intent: 'decline', answer: this.decline(turn, proposal) });
  }

  private async corrected(
    turn: Turn,
    proposal: PendingProposal,
    read: ReadMessage,
  ): Promise<Answered | null> {
    const said = yesOrNo(turn.message)?.said;
    if (said === 'yes' || (said === 'no' && !CORRECTS.test(turn.message))) return null;
    if (proposal.kind === 'save') return this.otherColleges(turn, proposal.colleges, read);
    if (proposal.kind !== 'profile') return null;
    const [first, second] = understand(turn.message, read, turn.state);
    if (second !== undefined || first === undefined) return null;
    if (first.isTold && first.intent !== 'tell_fact' && first.intent !== 'complaint') return null;
    const { facts } = first.entities;
    if (facts.some(({ mood, whose }) => mood === 'supposed' || whose !== 'mine')) return null;
    const changes = correctionOf(proposal.changes, turn.message, first.entities);
    if (changes === null) return null;
    const answer = await proposeCorrected(turn, changes);
    return this.wishes.answer(turn, [], { intent: 'tell_fact', answer });
  }

  /** "Wait, not UCLA, put Washington instead": proposed anew with the change. */
  private async otherColleges(
    turn: Turn,
    proposed: readonly number[],
    read: ReadMessage,
  ): Promise<Answered | null> {
    const entities = read(turn.message);
    const colleges = correctedColleges(proposed, turn.message, entities);
    if (colleges === null || colleges.length === 0) return null;
    const wish = wishAbout('save_college', { ...entities, colleges: [] }, turn.message, turn.state);
    return this.wishes.answer(turn, [{ ...wish, colleges }]);
  }

  private async accept(turn: Turn, proposal: PendingProposal, asksMore: readonly Wish[]): Promise<Answered> {
    if (proposal.kind !== 'profile') {
      const answer = await this.list.carryOut(turn.studentId, proposal);
      return this.wishes.answer(turn, asksMore, { intent: 'confirm', answer });
    }
    const { wish } = turn.state;
    const waits = wish !== null || asksMore.length > 0;
    const carried = await this.profile.accept(turn, proposal.changes, waits);
    if (!carried.saved) return this.wishes.answer(turn, [], { intent: 'confirm', answer: carried });
    const student = await this.students.of(turn.studentId);
    const waiting = wish === null ? [] : [wishAbout(wish.intent, wish.entities, turn.message, turn.state)];
    const state = { ...carried.state, wish: null };
    const answer = { ...carried, state };
    return this.wishes.answer({ ...turn, student }, [...asksMore, ...waiting], { intent: 'confirm', answer });
  }

  private decline(turn: Turn, proposal: PendingProposal): Answer {
    if (proposal.kind === 'profile') return this.profile.decline(proposal.changes, turn.state);
    const reply = new ReplyWriter()
      .say('Okay, I left your list as it is.')
      .offer('What is on my list?', 'What should I do next?')
      .done();
    return { reply, state: { pending: null } };
  }
}

const toldWishes = (rest: string, turn: Turn, read: ReadMessage): readonly Wish[] =>
  understand(rest, read, turn.state).filter(({ isTold, intent, colleges, text }) =>
    colleges.length > 0
      ? true
      : isTold && (intent !== 'tell_fact' || asksWhetherGood(text)) && intent !== 'complaint',
  );

import { Injectable } from '@nestjs/common';
import { StudentList } from '#modules/matching/contracts/index.js';
import { Refusal } from '#shared-kernel/domain/refusal.js';
import { type Proposal } from '../../domain/conversation/dialogue-state.js';
import { listed } from '../../domain/figures/print.js';
import { phrase, type Phrase } from '../../domain/figures/figure.js';
import { ReplyWriter } from '../../domain/replies/reply-writer.js';
import { type CollegeRef, type Reply } from '../../domain/replies/reply.js';
import { type Answer } from '../answers/answerer.js';
import { CollegeRefs } from '../college-refs.js';

type ListProposal = Extract<Proposal, { kind: 'save' | 'remove' }>;

const MY_LIST = { type: 'open', href: '/my-list', label: 'Open My List' } as const;

/** Saves or removes what the student said yes to. */
@Injectable()
export class ListProposals {
  constructor(
    private readonly list: StudentList,
    private readonly refs: CollegeRefs,
  ) {}

  async carryOut(studentId: string, proposal: ListProposal): Promise<Answer> {
    const colleges = await this.refs.of(proposal.colleges);
    const reply =
      proposal.kind === 'save'
        ? await this.save(studentId, colleges, proposal.category)
        : await this.remove(studentId, colleges);
    return { reply, state: { pending: null } };
  }

  private async save(
    studentId: string,
    colleges: readonly CollegeRef[],
    category: Extract<ListProposal, { kind: 'save' }>['category'],
  ): Promise<Reply> {
    try {
      for (const { id } of colleges) await this.list.save(studentId, id, category);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      return new ReplyWriter()
        .say('I couldn’t save that: your list is full. Take one college off, and there is room again.')
        .action(MY_LIST)
        .offer('What is on my list?')
        .done();
    }
    return new ReplyWriter()
      .say(
        phrase`Saved: ${namesOf(colleges)} ${isOrAre(colleges)} on your list. Want to see how balanced it is now?`,
      )
      .action(MY_LIST)
      .offer('Is my list balanced?', 'What is on my list?')
      .done();
  }

  private async remove(studentId: string, colleges: readonly CollegeRef[]): Promise<Reply> {
    for (const { id } of colleges) await this.list.remove(studentId, id);
    return new ReplyWriter()
      .say(
        phrase`Done: ${namesOf(colleges)} ${isOrAre(colleges)} off your list. You can save it again any time.`,
      )
      .action(MY_LIST)
      .offer('What is on my list?', 'Is my list balanced?')
      .done();
  }
}

const namesOf = (colleges: readonly CollegeRef[]): Phrase =>
  listed(colleges.map(({ name }) => ({ text: name, figures: [] })));
const isOrAre = (colleges: readonly CollegeRef[]): string => (colleges.length === 1 ? 'is' : 'are');

import { Injectable } from '@nestjs/common';
import { StudentAnswers } from '#modules/student-profile/contracts/index.js';
import { Refusal } from '#shared-kernel/domain/refusal.js';
import { type ExtractedFact, type ProfileChanges } from '../../domain/conversation/changes.js';
import { changeWords, fieldsOf } from '../../domain/conversation/change-words.js';
import { withoutTold } from '../../domain/conversation/told-answers.js';
import { type DialogueState } from '../../domain/conversation/dialogue-state.js';
import { phrase } from '../../domain/figures/figure.js';
import { ruleWords } from '../../domain/figures/own-figures.js';
import { listed } from '../../domain/figures/print.js';
import { ReplyWriter } from '../../domain/replies/reply-writer.js';
import { type Turn } from '../advisor.js';
import { type Answer } from '../answers/answerer.js';
import { proposalKeys } from './proposal-keys.js';

export interface Carried extends Answer {
  /** False when the profile refused it; the reply says why. */
  readonly saved: boolean;
}

/** What follows a yes or a no to a proposal of the profile. */
@Injectable()
export class ProfileProposals {
  constructor(private readonly answers: StudentAnswers) {}

  /** `wishWaits`: the answer to a waiting question follows this reply, so it asks nothing itself. */
  async accept(
    { studentId, state }: Pick<Turn, 'studentId' | 'state'>,
    changes: ProfileChanges,
    wishWaits: boolean,
  ): Promise<Carried> {
    try {
      await this.answers.save(studentId, changes);
    } catch (error) {
      if (error instanceof Refusal) return refused(changes, error);
      throw error;
    }
    const reply = new ReplyWriter().say(phrase`Saved: ${listed(changeWords(changes))}.`);
    if (!wishWaits)
      reply.say('Want to see your chances with it?').offer('What are my chances?', 'What should I do next?');
    return {
      saved: true,
      reply: reply.done(),
      state: { pending: null, told: withoutTold(state.told, changes) },
      extracted: factsOf(changes, 'saved'),
    };
  }

  decline(changes: ProfileChanges, state: DialogueState): Answer {
    const reply = new ReplyWriter()
      .say('Okay, not saved. We can go on with what your profile says.')
      .offer('What are my chances?', 'What do you know about me?');
    return {
      reply: reply.done(),
      state: {
        pending: null,
        told: withoutTold(state.told, changes),
        declined: [...state.declined, ...proposalKeys(changes)],
      },
      extracted: factsOf(changes, 'declined'),
    };
  }
}

function refused(changes: ProfileChanges, refusal: Refusal): Carried {
  const why = refusal.problems.map(({ message }) => message).join('. ') || refusal.message;
  const reply = new ReplyWriter('question')
    .say('I couldn’t save that.', ruleWords(`${why.replace(/\.$/u, '')}.`), 'What should it be?')
    .done();
  return { saved: false, reply, state: { pending: null }, extracted: factsOf(changes, 'declined') };
}

const factsOf = (changes: ProfileChanges, status: ExtractedFact['status']): ExtractedFact[] =>
  fieldsOf(changes).map((field) => ({ field, value: changes[field], said: '', status }));

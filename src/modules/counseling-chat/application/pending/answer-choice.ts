import { Injectable } from '@nestjs/common';
import { type CollegeChoice, type Pending } from '../../domain/conversation/dialogue-state.js';
import { mentionOf } from '../../domain/conversation/waiting-wish.js';
import { chosenCollege } from '../../domain/understanding/chosen-college.js';
import { type ReadMessage } from '../../domain/understanding/read-message.js';
import { wishAbout } from '../../domain/understanding/wish-about.js';
import { type Answered, type Turn } from '../advisor.js';
import { CollegeRefs } from '../college-refs.js';
import { AnswerWishes } from '../wishes/answer-wishes.js';

/** Answers what was asked, once the student has said which college was meant. */
@Injectable()
export class AnswerChoice {
  constructor(
    private readonly refs: CollegeRefs,
    private readonly wishes: AnswerWishes,
  ) {}

  /** Null where the message chooses none of them. */
  async answer(
    turn: Turn,
    { options, wish }: Extract<Pending, CollegeChoice>,
    read: ReadMessage,
  ): Promise<Answered | null> {
    const refs = await this.refs.of(options);
    const chosen = chosenCollege(turn.message, read(turn.message), refs);
    if (chosen === null) return null;
    const colleges = wish.entities.colleges.map((mention) =>
      options.some((id) => mention.candidates.includes(id)) ? mentionOf(chosen) : mention,
    );
    const known = { ...wish.entities, colleges: colleges.length === 0 ? [mentionOf(chosen)] : colleges };
    const state = { ...turn.state, pending: null };
    return this.wishes.answer({ ...turn, state }, [wishAbout(wish.intent, known, turn.message, state)]);
  }
}

import { Inject, Injectable, Optional } from '@nestjs/common';
import { type Caller } from '#shared-kernel/application/caller.js';
import {
  type College,
  CollegeAnnotator,
  type CollegeCard,
  type CollegeExplanation,
} from '../contracts/index.js';

/** Colleges as the caller sees them: with what each is for a student, and plain for everyone else. */
@Injectable()
export class AnnotatedColleges {
  constructor(@Optional() @Inject(CollegeAnnotator) private readonly annotator?: CollegeAnnotator) {}

  async annotate(caller: Caller, cards: readonly CollegeCard[]): Promise<College[]> {
    const matches =
      cards.length === 0
        ? undefined
        : await this.annotatorFor(caller)?.matches(
            caller.userId,
            cards.map(({ id }) => id),
          );
    return cards.map((card) => ({ ...card, match: matches?.get(card.id) ?? null }));
  }

  async recommended(caller: Caller): Promise<readonly number[]> {
    return (await this.annotatorFor(caller)?.recommended(caller.userId)) ?? [];
  }

  async explain(caller: Caller, unitId: number): Promise<CollegeExplanation | null> {
    return (await this.annotatorFor(caller)?.explain(caller.userId, unitId)) ?? null;
  }

  private annotatorFor({ role }: Caller): CollegeAnnotator | undefined {
    return role === 'student' ? this.annotator : undefined;
  }
}

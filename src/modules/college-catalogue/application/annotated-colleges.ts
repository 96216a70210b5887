import { Inject, Injectable, Optional } from '@nestjs/common';
import { type Caller } from '#shared-kernel/application/caller.js';
import { CollegeAnnotator, type CollegeExplanation } from '../contracts/index.js';

/** What a college is for a student, and nothing for everyone else. */
@Injectable()
export class AnnotatedColleges {
  constructor(@Optional() @Inject(CollegeAnnotator) private readonly annotator?: CollegeAnnotator) {}

  async explain({ role, userId }: Caller, unitId: number): Promise<CollegeExplanation | null> {
    if (role !== 'student') return null;
    return (await this.annotator?.explain(userId, unitId)) ?? null;
  }
}

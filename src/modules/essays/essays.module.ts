import { type DynamicModule, Module, type Type } from '@nestjs/common';

/** A student's essays: drafts and their versions, reviews, comments, and the record of who wrote them. */
@Module({})
export class EssaysModule {
  /** `neighbors` export the directories of students and of colleges. */
  static beside(...neighbors: Type[]): DynamicModule {
    return { module: EssaysModule, imports: neighbors, controllers: [], providers: [] };
  }
}

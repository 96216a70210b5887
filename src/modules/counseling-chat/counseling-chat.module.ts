import { type DynamicModule, Module, type Type } from '@nestjs/common';

/** Wren, the advisor: conversations, what they understand, the tools they use, and what is kept of them. */
@Module({})
export class CounselingChatModule {
  /** `neighbors` export what is known of students, colleges, chances, lists and essays. */
  static beside(...neighbors: (Type | DynamicModule)[]): DynamicModule {
    return { module: CounselingChatModule, imports: neighbors };
  }
}

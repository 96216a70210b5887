import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { CollegeRefs } from './application/college-refs.js';
import { CollegeTools } from './application/tools/college-tools.js';
import { FigureYears } from './application/tools/figure-years.js';
import { ListedColleges } from './application/tools/listed-colleges.js';

/** Wren, the advisor: conversations, what they understand, the tools they use, and what is kept of them. */
@Module({
  providers: [CollegeRefs, CollegeTools, FigureYears, ListedColleges],
})
export class CounselingChatModule {
  /** `neighbors` export what is known of students, colleges, chances, lists and essays. */
  static beside(...neighbors: (Type | DynamicModule)[]): DynamicModule {
    return { module: CounselingChatModule, imports: neighbors };
  }
}

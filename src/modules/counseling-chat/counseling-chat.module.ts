import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ComposedStudentsInTalk } from './adapters/students/composed-students-in-talk.js';
import { CollegeRefs } from './application/college-refs.js';
import { ChanceTools } from './application/tools/chance-tools.js';
import { CollegeTools } from './application/tools/college-tools.js';
import { ProfileProposals } from './application/proposals/profile-proposals.js';
import { StudentsInTalk } from './application/student-in-talk.js';
import { FigureYears } from './application/tools/figure-years.js';
import { ListedColleges } from './application/tools/listed-colleges.js';

/** Wren, the advisor: conversations, what they understand, the tools they use, and what is kept of them. */
@Module({
  providers: [
    ChanceTools,
    CollegeRefs,
    CollegeTools,
    FigureYears,
    ListedColleges,
    ProfileProposals,
    { provide: StudentsInTalk, useClass: ComposedStudentsInTalk },
  ],
})
export class CounselingChatModule {
  /** `neighbors` export what is known of students, colleges, chances, lists and essays. */
  static beside(...neighbors: (Type | DynamicModule)[]): DynamicModule {
    return { module: CounselingChatModule, imports: neighbors };
  }
}

import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { RememberedLexicon } from './adapters/catalogue/remembered-lexicon.js';
import { ContactChoiceController } from './adapters/http/contact-choice.controller.js';
import { ChatController } from './adapters/http/chat.controller.js';
import { SendMessageController } from './adapters/http/send-message.controller.js';
import { SqlLeads } from './adapters/for-neighbors/sql-leads.js';
import { SqlStudentTalk } from './adapters/for-neighbors/sql-student-talk.js';
import { ConversationSchema } from './adapters/persistence/conversation.schema.js';
import { SqlTalkCounts } from './adapters/for-neighbors/sql-talk-counts.js';
import { ThreadedSentenceEncoder } from './adapters/sentences/threaded-sentence-encoder.js';
import { ComposedStudentsInTalk } from './adapters/students/composed-students-in-talk.js';
import { toolbox } from './adapters/tools/toolbox.provider.js';
import { advisor } from './adapters/language-model/advisor.provider.js';
import { BuiltInAdvisor } from './application/built-in-advisor.js';
import { CollegeRefs } from './application/college-refs.js';
import { FrontDesk } from './application/turn/front-desk.js';
import { MeaningInDoubt } from './application/turn/meaning-in-doubt.js';
import { KnownColleges } from './application/known-colleges.js';
import { AnswerChoice } from './application/pending/answer-choice.js';
import { AnswerProposal } from './application/pending/answer-proposal.js';
import { ListProposals } from './application/proposals/list-proposals.js';
import { ProfileProposals } from './application/proposals/profile-proposals.js';
import { Reading } from './application/reading.js';
import { SentenceEncoder } from './application/sentence-encoder.js';
import { StudentsInTalk } from './application/student-in-talk.js';
import { ChanceTools } from './application/tools/chance-tools.js';
import { CollegeTools } from './application/tools/college-tools.js';
import { FigureYears } from './application/tools/figure-years.js';
import { FindCollege } from './application/tools/find-college.js';
import { ListTools } from './application/tools/list-tools.js';
import { ListedColleges } from './application/tools/listed-colleges.js';
import { ApplicationsInTalk } from './application/tools/lists/applications-in-talk.js';
import { Recommendations } from './application/tools/lists/recommendations.js';
import { SafetySchools } from './application/tools/lists/safety-schools.js';
import { SavedColleges } from './application/tools/lists/saved-colleges.js';
import { WordTools } from './application/tools/word-tools.js';
import { AnswerWishes } from './application/wishes/answer-wishes.js';
import { turnProviders } from './turn.providers.js';
import { Leads, LeadSettings, StudentTalk, TalkCounts } from './contracts/index.js';

/** Wren, the advisor: conversations, what they understand, the tools they use, and what is kept of them. */
@Module({
  controllers: [ChatController, ContactChoiceController, SendMessageController],
  providers: [
    ...turnProviders,
    // The advisor
    AnswerChoice,
    AnswerProposal,
    AnswerWishes,
    FrontDesk,
    MeaningInDoubt,
    ListProposals,
    ProfileProposals,
    Reading,
    BuiltInAdvisor,
    advisor,
    // What it may look up
    ApplicationsInTalk,
    ChanceTools,
    CollegeRefs,
    CollegeTools,
    FigureYears,
    FindCollege,
    ListTools,
    ListedColleges,
    Recommendations,
    SafetySchools,
    SavedColleges,
    WordTools,
    toolbox,
    { provide: SentenceEncoder, useClass: ThreadedSentenceEncoder },
    { provide: KnownColleges, useClass: RememberedLexicon },
    { provide: StudentsInTalk, useClass: ComposedStudentsInTalk },
    // What neighbors may ask
    { provide: Leads, useClass: SqlLeads },
    { provide: StudentTalk, useClass: SqlStudentTalk },
    { provide: TalkCounts, useClass: SqlTalkCounts },
  ],
  exports: [Leads, LeadSettings, StudentTalk, TalkCounts],
})
export class CounselingChatModule {
  /** `neighbors` export what is known of students, colleges, chances, lists and essays. */
  static beside(...neighbors: (Type | DynamicModule)[]): DynamicModule {
    return {
      module: CounselingChatModule,
      imports: [...neighbors, MikroOrmModule.forFeature([ConversationSchema])],
    };
  }
}

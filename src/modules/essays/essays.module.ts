import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { AuthorshipController } from './adapters/http/authorship.controller.js';
import { AuthorshipFileController } from './adapters/http/authorship-file.controller.js';
import { EssayCommentsController } from './adapters/http/essay-comments.controller.js';
import { EssayUploadsController } from './adapters/http/essay-uploads.controller.js';
import { EssaySettingsController } from './adapters/http/essay-settings.controller.js';
import { EssayPromptsController } from './adapters/http/essay-prompts.controller.js';
import { StudentEssaysController } from './adapters/http/student-essays.controller.js';
import { CounselorCommentSchema } from './adapters/persistence/counselor-comment.schema.js';
import { MikroOrmCounselorCommentRepository } from './adapters/persistence/mikro-orm-counselor-comment.repository.js';
import { SqlEssayOpenings } from './adapters/persistence/sql-essay-openings.js';
import { SqlOutsideReaderChoices } from './adapters/persistence/sql-outside-reader-choices.js';
import { SqlEssayTraces } from './adapters/persistence/sql-essay-traces.js';
import { AuthorshipReadModel } from './adapters/read-models/authorship.read-model.js';
import { EssayCommentsReadModel } from './adapters/read-models/essay-comments.read-model.js';
import { StudentEssaysReadModel } from './adapters/read-models/student-essays.read-model.js';
import { SqlEssayActivity } from './adapters/for-neighbors/sql-essay-activity.js';
import { SqlSharedEssayCounts } from './adapters/for-neighbors/sql-shared-essay-counts.js';
import { SqlEssayCounts } from './adapters/for-neighbors/sql-essay-counts.js';
import { StoredEssayShelf } from './adapters/for-neighbors/stored-essay-shelf.js';
import {
  EssayActivity,
  EssayCounts,
  EssayShelf,
  OutsideModelChoice,
  SharedEssayCounts,
} from './contracts/index.js';
import { TextExtractor } from './application/text-extractor.js';
import { ThreadTextExtractor } from './adapters/documents/thread-text-extractor.js';
import { AddCommentHandler } from './application/comments/add-comment.js';
import { EssayOpenings } from './application/opened-essays/essay-openings.js';
import { OutsideReader } from './application/review/outside-reader.js';
import { OutsideReaderChoices } from './application/review/outside-reader-choices.js';
import { EssayTraces } from './application/essay-traces.js';
import { ForgetEssaysWhenAccountRemoved } from './application/forget-essays-when-account-removed.js';
import { OpenEssayHandler } from './application/opened-essays/open-essay.js';
import { EssaysToComment } from './application/comments/essays-to-comment.js';
import { OpenedEssays } from './application/opened-essays/opened-essays.js';
import { RemoveCommentHandler } from './application/comments/remove-comment.js';
import { ReviseCommentHandler } from './application/comments/revise-comment.js';
import { CounselorCommentRepository } from './domain/counselor-comments/counselor-comment.repository.js';
import { DerivedAuthorshipKeys } from './adapters/node-crypto/derived-authorship-keys.js';
import { CommentReply } from './adapters/http/comment-reply.js';
import { EssayReply } from './adapters/http/essay.reply.js';
import { EssayVersionsController } from './adapters/http/essay-versions.controller.js';
import { EssaysController } from './adapters/http/essays.controller.js';
import { EssaySchema } from './adapters/persistence/essay.schema.js';
import { EssaysKeptData } from './adapters/essays-kept-data.js';
import { MikroOrmEssayRepository } from './adapters/persistence/mikro-orm-essay.repository.js';
import { PublishedKeys } from './adapters/persistence/published-keys.js';
import { SqlEssayVersionRepository } from './adapters/persistence/sql-essay-version.repository.js';
import { SqlReviewQueue } from './adapters/persistence/sql-review-queue.js';
import { EssayVersionsReadModel } from './adapters/read-models/essay-versions.read-model.js';
import { EssaysReadModel } from './adapters/read-models/essays.read-model.js';
import { LatestReviewsReadModel } from './adapters/read-models/latest-reviews.read-model.js';
import { AddVersion } from './application/writing/add-version.js';
import { AuthorshipKeys } from './application/writing/authorship-keys.js';
import { ChangeEssayHandler } from './application/writing/change-essay.js';
import { CreateEssayHandler } from './application/writing/create-essay.js';
import { DeleteEssayHandler } from './application/writing/delete-essay.js';
import { EssayDestination } from './application/writing/essay-destination.js';
import { NameVersionHandler } from './application/writing/name-version.js';
import { RestoreVersionHandler } from './application/writing/restore-version.js';
import { ReviewQueue } from './application/review/review-queue.js';
import { GivenUpReviews, ReviewWorker } from './adapters/review-job/review-worker.js';
import { ReviewsController } from './adapters/http/reviews.controller.js';
import { SqlReviewJobs } from './adapters/persistence/sql-review-jobs.js';
import { SqlStoredReviews } from './adapters/persistence/sql-stored-reviews.js';
import { ReviewJobsReadModel } from './adapters/read-models/review-jobs.read-model.js';
import { secondReader } from './adapters/language-model/second-reader.provider.js';
import { BuiltInReviewer } from './adapters/reading/built-in-reviewer.js';
import { CatalogueCollegeNames } from './adapters/college-catalogue/catalogue-college-names.js';
import { CollegeNameList } from './application/college-name-list.js';
import { RequestReviewHandler } from './application/review/request-review.js';
import { ReviewEssay } from './application/review/review-essay.js';
import { ReviewJobs } from './application/review/review-jobs.js';
import { StoredReviews } from './application/review/stored-reviews.js';
import { EssayRepository } from './domain/essay/essay.repository.js';
import { EssayVersionRepository } from './domain/essay/essay-version.repository.js';
import { EssayPlanController } from './adapters/http/essay-plan.controller.js';
import { EssayPlanReply } from './adapters/http/essay-plan.reply.js';
import { PlanNames } from './adapters/http/plan-names.js';
import { SqlAskedPromptRepository } from './adapters/persistence/sql-asked-prompt.repository.js';
import { DraftsToReuseReadModel } from './adapters/read-models/drafts-to-reuse.read-model.js';
import { AskPromptHandler } from './application/plan/ask-prompt.js';
import { ChangeAskedPromptHandler } from './application/plan/change-asked-prompt.js';
import { RemoveAskedPromptHandler } from './application/plan/remove-asked-prompt.js';
import { AskedPromptRepository } from './domain/reuse/asked-prompt.repository.js';
import { sharedEssaysControllers, sharedEssaysProviders } from './shared-essays/shared-essays.providers.js';
import { seasonPlanControllers, seasonPlanProviders } from './season-plan/season-plan.providers.js';

/** A student's essays: drafts and their versions, reviews, comments, and the record of who wrote them. */
@Module({
  controllers: [
    AuthorshipController,
    AuthorshipFileController,
    ReviewsController,
    EssayUploadsController,
    EssaysController,
    EssayVersionsController,
    EssayCommentsController,
    EssayPromptsController,
    EssayPlanController,
    EssaySettingsController,
    StudentEssaysController,
    ...seasonPlanControllers,
    ...sharedEssaysControllers,
  ],
  providers: [
    EssaysKeptData,
    ...seasonPlanProviders,
    ...sharedEssaysProviders,
    { provide: TextExtractor, useClass: ThreadTextExtractor },
    CreateEssayHandler,
    ChangeEssayHandler,
    DeleteEssayHandler,
    RestoreVersionHandler,
    NameVersionHandler,
    AddVersion,
    EssayDestination,
    EssaysReadModel,
    EssayReply,
    LatestReviewsReadModel,
    EssayVersionsReadModel,
    { provide: EssayRepository, useClass: MikroOrmEssayRepository },
    { provide: EssayVersionRepository, useClass: SqlEssayVersionRepository },
    DerivedAuthorshipKeys,
    PublishedKeys,
    AuthorshipReadModel,
    { provide: AuthorshipKeys, useExisting: DerivedAuthorshipKeys },
    { provide: ReviewQueue, useClass: SqlReviewQueue },
    RequestReviewHandler,
    ReviewEssay,
    ReviewWorker,
    GivenUpReviews,
    ReviewJobsReadModel,
    SqlStoredReviews,
    { provide: StoredReviews, useExisting: SqlStoredReviews },
    { provide: ReviewJobs, useClass: SqlReviewJobs },
    BuiltInReviewer,
    secondReader,
    { provide: CollegeNameList, useClass: CatalogueCollegeNames },
    AskPromptHandler,
    ChangeAskedPromptHandler,
    RemoveAskedPromptHandler,
    DraftsToReuseReadModel,
    EssayPlanReply,
    PlanNames,
    { provide: AskedPromptRepository, useClass: SqlAskedPromptRepository },
    AddCommentHandler,
    ReviseCommentHandler,
    RemoveCommentHandler,
    OpenEssayHandler,
    OpenedEssays,
    EssaysToComment,
    CommentReply,
    ForgetEssaysWhenAccountRemoved,
    EssayCommentsReadModel,
    StudentEssaysReadModel,
    { provide: CounselorCommentRepository, useClass: MikroOrmCounselorCommentRepository },
    { provide: EssayOpenings, useClass: SqlEssayOpenings },
    OutsideReader,
    { provide: OutsideReaderChoices, useClass: SqlOutsideReaderChoices },
    { provide: OutsideModelChoice, useExisting: OutsideReaderChoices },
    { provide: EssayTraces, useClass: SqlEssayTraces },
    { provide: EssayActivity, useClass: SqlEssayActivity },
    { provide: EssayCounts, useClass: SqlEssayCounts },
    { provide: SharedEssayCounts, useClass: SqlSharedEssayCounts },
    { provide: EssayShelf, useClass: StoredEssayShelf },
  ],
  exports: [EssayActivity, EssayCounts, EssayShelf, OutsideModelChoice, SharedEssayCounts],
})
export class EssaysModule {
  /** `neighbors` export what is known of students, colleges and applications. */
  static beside(...neighbors: (Type | DynamicModule)[]): DynamicModule {
    return {
      module: EssaysModule,
      imports: [...neighbors, MikroOrmModule.forFeature([EssaySchema, CounselorCommentSchema])],
    };
  }
}

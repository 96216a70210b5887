import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { ApplicationSchema } from './applications/adapters/persistence/application.schema.js';
import { applicationsControllers, applicationsProviders } from './applications/applications.providers.js';
import { caseloadControllers, caseloadProviders } from './caseload/caseload.providers.js';
import { CachedCollegeColumns } from './adapters/cache/cached-college-columns.js';
import { CachedMatches } from './adapters/cache/cached-matches.js';
import { BetterForLessController } from './adapters/http/better-for-less.controller.js';
import { CollegeController } from './adapters/http/college.controller.js';
import { CollegeSearchController } from './adapters/http/college-search.controller.js';
import { BetterForLessForStudent } from './application/better-for-less-for-student.js';
import { SearchForCaller } from './application/matches/search-for-caller.js';
import { ActivityScoresController } from './adapters/http/activity-scores.controller.js';
import { CollegeViewsController } from './adapters/http/college-views.controller.js';
import { ListFactsController } from './adapters/http/list-facts.controller.js';
import { NextBestStepController } from './adapters/http/next-best-step.controller.js';
import { RecommendationsController } from './adapters/http/recommendations.controller.js';
import { SavedCollegesController } from './adapters/http/saved-colleges.controller.js';
import { SelectionCriteriaController } from './adapters/http/selection-criteria.controller.js';
import { StudentStatsController } from './adapters/http/student-stats.controller.js';
import { SqlMatchingCounts } from './adapters/for-neighbors/sql-matching-counts.js';
import { SqlCollegeActivity } from './adapters/for-neighbors/sql-college-activity.js';
import { StoredStudentPredictions } from './adapters/for-neighbors/stored-student-predictions.js';
import { StoredStudentList } from './adapters/for-neighbors/stored-student-list.js';
import { MikroOrmSavedCollegeRepository } from './adapters/persistence/mikro-orm-saved-college.repository.js';
import { SavedCollegeSchema } from './adapters/persistence/saved-college.schema.js';
import { MikroOrmRecommendationChoiceRepository } from './adapters/persistence/mikro-orm-recommendation-choice.repository.js';
import { RecommendationChoiceSchema } from './adapters/persistence/recommendation-choice.schema.js';
import { SqlCollegeViews } from './adapters/persistence/sql-college-views.js';
import { SqlPredictions } from './adapters/persistence/sql-predictions.js';
import { SqlRoundsOfStudent } from './adapters/persistence/sql-rounds-of-student.js';
import { SqlSelectionCriteriaRepository } from './adapters/persistence/sql-selection-criteria.repository.js';
import { RecommendationChoicesReadModel } from './adapters/read-models/recommendation-choices.read-model.js';
import { ListCountsReadModel } from './adapters/read-models/list-counts.read-model.js';
import { CollegeAnswersReadModel } from './adapters/read-models/college-answers.read-model.js';
import { SavedListReadModel } from './adapters/read-models/saved-list.read-model.js';
import { StaleRecommendationsSchedule } from './adapters/refresh/stale-recommendations.schedule.js';
import { ChancesOfStudent } from './application/matches/chances-of-student.js';
import { CollegeViews } from './application/college-views.js';
import { AnswersToldInTalk } from './adapters/cache/answers-told-in-talk.js';
import { CurrentMatches } from './application/matches/current-matches.js';
import { CurrentColleges } from './application/matches/current-colleges.js';
import { SqlStudentActivity } from './adapters/persistence/sql-student-activity.js';
import { SqlStudentInteractions } from './adapters/persistence/sql-student-interactions.js';
import { SqlStudentTraces } from './adapters/persistence/sql-student-traces.js';
import { ChooseRecommendationHandler } from './application/predictions/choose-recommendation.js';
import { ForgetStudentWhenAccountRemoved } from './application/forget-student-when-account-removed.js';
import { RecordCollegeView } from './application/record-college-view.js';
import { RoundsOfStudent } from './application/matches/rounds-of-student.js';
import { SafetiesOfStudent } from './application/matches/safeties-of-student.js';
import { SearchAsStudent } from './application/matches/search-as-student.js';
import { StorePredictions } from './application/predictions/store-predictions.js';
import { StudentTraces } from './application/student-traces.js';
import {
  ApplicationDates,
  ApplicationRecords,
  Applications,
  MatchingCounts,
  CollegeActivity,
  StudentActivity,
  StudentApplications,
  AnswersTold,
  StudentChances,
  StudentInteractions,
  StudentList,
  StoredPredictions,
  StudentListOdds,
  StudentSafeties,
  StudentSearch,
} from './contracts/index.js';
import { aidControllers, aidProviders } from './aid/aid.providers.js';
import { MoveSavedCollegeHandler } from './application/saved-colleges/move-saved-college.js';
import { Predictions } from './application/predictions/predictions.js';
import { RefreshRecommendationsWhenProfileChanges } from './application/predictions/refresh-recommendations-when-profile-changes.js';
import { RemoveSavedCollegeHandler } from './application/saved-colleges/remove-saved-college.js';
import { SaveCollegeHandler } from './application/saved-colleges/save-college.js';
import { ChangeNotesHandler } from './application/saved-colleges/change-notes.js';
import { SaveSelectionCriteriaHandler } from './application/predictions/save-selection-criteria.js';
import { SelectionCriteriaRepository } from './domain/selection-criteria.repository.js';
import { calendarControllers, calendarProviders } from './calendar/calendar.providers.js';
import { MatchingKeptData } from './adapters/matching-kept-data.js';
import { remindersProviders } from './reminders/reminders.providers.js';
import { RecommendationChoiceRepository } from './domain/recommendation-choice.repository.js';
import { SavedCollegeRepository } from './domain/saved-college.repository.js';
import { sharedListControllers, sharedListProviders } from './shared-list/shared-list.providers.js';
import { shareLinkControllers, shareLinkProviders } from './share-link/share-link.providers.js';
import { sharedMoneyControllers, sharedMoneyProviders } from './shared-money/shared-money.providers.js';
import { suggestionsControllers, suggestionsProviders } from './suggestions/suggestions.providers.js';
import { spreadsheetControllers, spreadsheetProviders } from './spreadsheet/spreadsheet.providers.js';
import { OddsOfSavedList } from './adapters/for-neighbors/odds-of-saved-list.js';

/** A student's chances and matches, recommendations, and saved colleges. */
@Module({
  controllers: [
    ...applicationsControllers,
    CollegeSearchController,
    CollegeController,
    BetterForLessController,
    RecommendationsController,
    NextBestStepController,
    ActivityScoresController,
    ListFactsController,
    SavedCollegesController,
    CollegeViewsController,
    StudentStatsController,
    SelectionCriteriaController,
    ...aidControllers,
    ...calendarControllers,
    ...caseloadControllers,
    ...sharedListControllers,
    ...shareLinkControllers,
    ...sharedMoneyControllers,
    ...spreadsheetControllers,
    ...suggestionsControllers,
  ],
  providers: [
    MatchingKeptData,
    ...applicationsProviders,
    SearchForCaller,
    BetterForLessForStudent,
    AnswersToldInTalk,
    { provide: AnswersTold, useExisting: AnswersToldInTalk },
    { provide: CurrentMatches, useClass: CachedMatches },
    SaveCollegeHandler,
    RemoveSavedCollegeHandler,
    ChangeNotesHandler,
    MoveSavedCollegeHandler,
    SaveSelectionCriteriaHandler,
    ChooseRecommendationHandler,
    StorePredictions,
    RecordCollegeView,
    RefreshRecommendationsWhenProfileChanges,
    StaleRecommendationsSchedule,
    ForgetStudentWhenAccountRemoved,
    { provide: StudentTraces, useClass: SqlStudentTraces },
    CollegeAnswersReadModel,
    SavedListReadModel,
    ListCountsReadModel,
    RecommendationChoicesReadModel,
    { provide: CurrentColleges, useClass: CachedCollegeColumns },
    { provide: SavedCollegeRepository, useClass: MikroOrmSavedCollegeRepository },
    { provide: SelectionCriteriaRepository, useClass: SqlSelectionCriteriaRepository },
    { provide: RecommendationChoiceRepository, useClass: MikroOrmRecommendationChoiceRepository },
    { provide: RoundsOfStudent, useClass: SqlRoundsOfStudent },
    { provide: MatchingCounts, useClass: SqlMatchingCounts },
    { provide: CollegeActivity, useClass: SqlCollegeActivity },
    { provide: StudentActivity, useClass: SqlStudentActivity },
    { provide: StudentInteractions, useClass: SqlStudentInteractions },
    { provide: StudentList, useClass: StoredStudentList },
    { provide: Predictions, useClass: SqlPredictions },
    { provide: StoredPredictions, useClass: StoredStudentPredictions },
    { provide: StudentListOdds, useClass: OddsOfSavedList },
    { provide: StudentChances, useClass: ChancesOfStudent },
    { provide: StudentSafeties, useClass: SafetiesOfStudent },
    { provide: StudentSearch, useClass: SearchAsStudent },
    { provide: CollegeViews, useClass: SqlCollegeViews },
    ...aidProviders,
    ...remindersProviders,
    ...calendarProviders,
    ...caseloadProviders,
    ...sharedListProviders,
    ...shareLinkProviders,
    ...sharedMoneyProviders,
    ...spreadsheetProviders,
    ...suggestionsProviders,
  ],
  exports: [
    AnswersTold,
    ApplicationDates,
    ApplicationRecords,
    Applications,
    MatchingCounts,
    CollegeActivity,
    StudentActivity,
    StudentApplications,
    StudentChances,
    StudentInteractions,
    StoredPredictions,
    StudentListOdds,
    StudentList,
    StudentSafeties,
    StudentSearch,
  ],
})
export class MatchingModule {
  /** `neighbors` export the directories of students and of colleges. */
  static beside(...neighbors: Type[]): DynamicModule {
    return {
      module: MatchingModule,
      imports: [
        ...neighbors,
        MikroOrmModule.forFeature([ApplicationSchema, SavedCollegeSchema, RecommendationChoiceSchema]),
      ],
    };
  }
}

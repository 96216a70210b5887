import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ActivitiesSheetController } from './adapters/http/activities-sheet.controller.js';
import { ProfileKeptData } from './adapters/profile-kept-data.js';
import { ActivityImpactsController } from './adapters/http/activity-impacts.controller.js';
import { AwardsController } from './adapters/http/awards.controller.js';
import { FamilyCollegeHistoryController } from './adapters/http/family-college-history.controller.js';
import { LeadershipRolesController } from './adapters/http/leadership-roles.controller.js';
import { BragSheetController } from './adapters/http/brag-sheet.controller.js';
import { DetailedCoursesController } from './adapters/http/detailed-courses.controller.js';
import { IbCoursesController } from './adapters/http/ib-courses.controller.js';
import { PortfolioItemsController } from './adapters/http/portfolio-items.controller.js';
import { ProfileCompletionController } from './adapters/http/profile-completion.controller.js';
import { ResearchProjectsController } from './adapters/http/research-projects.controller.js';
import { SharedProfileController } from './adapters/http/shared-profile.controller.js';
import { StudentProfileController } from './adapters/http/student-profile.controller.js';
import { BRAG_SHEET_SCHEMAS } from './adapters/persistence/brag-sheet.schema.js';
import { COURSE_SCHEMAS } from './adapters/persistence/courses.schema.js';
import { MikroOrmStudentProfileRepository } from './adapters/persistence/mikro-orm-student-profile.repository.js';
import { PROFILE_ENTRY_SCHEMAS } from './adapters/persistence/profile-entries.schema.js';
import { SqlActivitiesSheetRepository } from './adapters/persistence/sql-activities-sheet.repository.js';
import { SqlAnsweredProfile } from './adapters/persistence/sql-answered-profile.js';
import { SqlIdentifyingWords } from './adapters/persistence/sql-identifying-words.js';
import { SqlMajorList } from './adapters/persistence/sql-major-list.js';
import { SqlProfileCounts } from './adapters/persistence/sql-profile-counts.js';
import { SqlStudentAnswers } from './adapters/persistence/sql-student-answers.js';
import { SqlStudentDirectory } from './adapters/persistence/sql-student-directory.js';
import { StoredStudentRecords } from './adapters/persistence/stored-student-records.js';
import { SqlEditDays } from './adapters/persistence/sql-edit-days.js';
import { SqlGraduationYears } from './adapters/persistence/sql-graduation-years.js';
import { SqlSchoolYears } from './adapters/persistence/sql-school-years.js';
import { SqlStudentStanding } from './adapters/persistence/sql-student-standing.js';
import { SqlStudentOverviews } from './adapters/persistence/sql-student-overviews.js';
import { STUDENT_PROFILE_SCHEMAS } from './adapters/persistence/student-profile.schema.js';
import { DetailedCoursesReadModel } from './adapters/read-models/detailed-courses.read-model.js';
import { ProfileEntriesReadModel } from './adapters/read-models/profile-entries.read-model.js';
import { StudentProfileReadModel } from './adapters/read-models/student-profile.read-model.js';
import { AddIbCourseHandler } from './application/add-ib-course.js';
import { AddProfileEntryHandler } from './application/add-profile-entry.js';
import { FollowAccountEmail } from './application/follow-account-email.js';
import { ForgetProfileWhenAccountRemoved } from './application/forget-profile-when-account-removed.js';
import { EditDays } from './application/edit-days.js';
import { OpenProfileWhenStudentRegisters } from './application/open-profile-when-student-registers.js';
import { RaiseProfileVersion } from './application/raise-profile-version.js';
import { RecordEditDayWhenProfileChanges } from './application/record-edit-day-when-profile-changes.js';
import { RemoveDetailedCourseHandler } from './application/remove-detailed-course.js';
import { RemoveIbCourseHandler } from './application/remove-ib-course.js';
import { EntryFiles } from './application/entry-files.js';
import { RemoveProfileEntryHandler } from './application/remove-profile-entry.js';
import { ReplaceFamilyCollegeHistoryHandler } from './application/replace-family-college-history.js';
import { ReviseIbCourseHandler } from './application/revise-ib-course.js';
import { ReviseProfileEntryHandler } from './application/revise-profile-entry.js';
import { SaveActivitiesSheetHandler } from './application/save-activities-sheet.js';
import { SaveAnswersHandler } from './application/save-answers.js';
import { SaveBragSheetHandler } from './application/save-brag-sheet.js';
import { SaveDetailedCoursesHandler } from './application/save-detailed-courses.js';
import { SharedBragSheet } from './application/shared-brag-sheet.js';
import { SharedPortfolioFile } from './application/shared-portfolio-file.js';
import { SharedProfile } from './application/shared-profile.js';
import {
  IdentifyingWords,
  MajorList,
  ProfileActivity,
  ProfileCounts,
  ProfileVersions,
  StudentAnswers,
  StudentDirectory,
  StudentOverviews,
  StudentRecords,
  GraduationYears,
  SchoolYears,
  StudentStanding,
} from './contracts/index.js';
import { ActivitiesSheetRepository } from './domain/activities-sheet/activities-sheet.repository.js';
import { StudentProfileRepository } from './domain/student-profile.repository.js';

/** The student's profile: personal, academic, interests and activities. */
@Module({
  imports: [
    MikroOrmModule.forFeature([
      ...STUDENT_PROFILE_SCHEMAS,
      ...PROFILE_ENTRY_SCHEMAS,
      ...COURSE_SCHEMAS,
      ...BRAG_SHEET_SCHEMAS,
    ]),
  ],
  controllers: [
    StudentProfileController,
    FamilyCollegeHistoryController,
    ProfileCompletionController,
    ActivityImpactsController,
    PortfolioItemsController,
    AwardsController,
    LeadershipRolesController,
    ResearchProjectsController,
    ActivitiesSheetController,
    DetailedCoursesController,
    IbCoursesController,
    SharedProfileController,
    BragSheetController,
  ],
  providers: [
    ProfileKeptData,
    SaveAnswersHandler,
    ReplaceFamilyCollegeHistoryHandler,
    AddProfileEntryHandler,
    ReviseProfileEntryHandler,
    RemoveProfileEntryHandler,
    EntryFiles,
    SaveActivitiesSheetHandler,
    SaveBragSheetHandler,
    SaveDetailedCoursesHandler,
    RemoveDetailedCourseHandler,
    AddIbCourseHandler,
    ReviseIbCourseHandler,
    RemoveIbCourseHandler,
    OpenProfileWhenStudentRegisters,
    FollowAccountEmail,
    RecordEditDayWhenProfileChanges,
    ForgetProfileWhenAccountRemoved,
    StudentProfileReadModel,
    ProfileEntriesReadModel,
    DetailedCoursesReadModel,
    SharedPortfolioFile,
    SharedProfile,
    SharedBragSheet,
    SqlAnsweredProfile,
    { provide: StudentProfileRepository, useClass: MikroOrmStudentProfileRepository },
    { provide: ActivitiesSheetRepository, useClass: SqlActivitiesSheetRepository },
    { provide: IdentifyingWords, useClass: SqlIdentifyingWords },
    SqlEditDays,
    { provide: EditDays, useExisting: SqlEditDays },
    { provide: ProfileActivity, useExisting: SqlEditDays },
    { provide: MajorList, useClass: SqlMajorList },
    { provide: ProfileCounts, useClass: SqlProfileCounts },
    { provide: StudentAnswers, useClass: SqlStudentAnswers },
    { provide: StudentDirectory, useClass: SqlStudentDirectory },
    { provide: StudentOverviews, useClass: SqlStudentOverviews },
    { provide: StudentRecords, useClass: StoredStudentRecords },
    { provide: GraduationYears, useClass: SqlGraduationYears },
    { provide: SchoolYears, useClass: SqlSchoolYears },
    { provide: StudentStanding, useClass: SqlStudentStanding },
    { provide: ProfileVersions, useClass: RaiseProfileVersion },
  ],
  exports: [
    IdentifyingWords,
    MajorList,
    ProfileActivity,
    ProfileCounts,
    StudentAnswers,
    StudentDirectory,
    StudentOverviews,
    StudentRecords,
    GraduationYears,
    SchoolYears,
    StudentStanding,
    ProfileVersions,
  ],
})
export class StudentProfileModule {}

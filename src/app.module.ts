import { type DynamicModule, Module } from '@nestjs/common';
import { DemoModule } from './demo/demo.module.js';
import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { type Settings } from '#shared-kernel/platform/configuration/settings.js';
import { FilesModule } from '#shared-kernel/platform/files/files.module.js';
import { KeptDataModule } from '#shared-kernel/platform/kept-data/kept-data.module.js';
import { LanguageModelModule } from '#shared-kernel/platform/language-model/language-model.module.js';
import { PersistenceModule } from '#shared-kernel/platform/persistence/persistence.module.js';
import { PlatformModule } from '#shared-kernel/platform/platform.module.js';
import { AdministrationModule } from '#modules/administration/administration.module.js';
import { CollegeCatalogueModule } from '#modules/college-catalogue/college-catalogue.module.js';
import { CounselingChatModule } from '#modules/counseling-chat/counseling-chat.module.js';
import { EssaysModule } from '#modules/essays/essays.module.js';
import { CollegeProfilesModule } from '#modules/college-catalogue/college-profiles.module.js';
import { CollegeImportsModule } from '#modules/college-catalogue/college-imports.module.js';
import { IdentityModule } from '#modules/identity/identity.module.js';
import { MatchingModule } from '#modules/matching/matching.module.js';
import { StudentProfileModule } from '#modules/student-profile/student-profile.module.js';

/** The whole product: the platform and its contexts in one deployable. */
@Module({})
export class AppModule {
  static over(settings: Settings, databaseUrl: string): DynamicModule {
    const matching = MatchingModule.beside(StudentProfileModule, CollegeCatalogueModule);
    const essays = EssaysModule.beside(StudentProfileModule, CollegeCatalogueModule, matching);
    const chat = CounselingChatModule.beside(StudentProfileModule, CollegeCatalogueModule, matching, essays);
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(settings),
        PersistenceModule.over(databaseUrl, { patience: settings.get(PlatformSettings).databasePatience }),
        FilesModule,
        KeptDataModule,
        LanguageModelModule,
        IdentityModule,
        CollegeCatalogueModule,
        CollegeImportsModule,
        CollegeProfilesModule,
        StudentProfileModule,
        matching,
        essays,
        chat,
        AdministrationModule.beside(StudentProfileModule, CollegeCatalogueModule, matching, essays, chat),
        DemoModule,
      ],
    };
  }
}

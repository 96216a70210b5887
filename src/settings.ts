import { ADMINISTRATION_BUDGETS } from '#modules/administration/administration-budgets.js';
import { catalogueSettings } from '#modules/college-catalogue/catalogue.settings.js';
import { IDENTITY_BUDGETS } from '#modules/identity/account/application/identity-budgets.js';
import { CHAT_BUDGETS } from '#modules/counseling-chat/application/chat-budgets.js';
import { counselingChatSettings } from '#modules/counseling-chat/counseling-chat.settings.js';
import { COLLEGE_PROFILE_BUDGETS } from '#modules/college-catalogue/application/kept-facts/college-profile-budgets.js';
import { SAVED_SEARCH_BUDGETS } from '#modules/college-catalogue/application/saved-search-budgets.js';
import { ESSAYS_BUDGETS } from '#modules/essays/application/essays-budgets.js';
import { MATCHING_BUDGETS } from '#modules/matching/application/matching-budgets.js';
import { STUDENT_PROFILE_BUDGETS } from '#modules/student-profile/application/student-profile-budgets.js';
import { essaysSettings } from '#modules/essays/essays.settings.js';
import { identitySettings } from '#modules/identity/identity.settings.js';
import { providerSettings } from '#modules/identity/provider.settings.js';
import { defineBudgetSettings } from '#shared-kernel/platform/configuration/budget-settings.js';
import { FILE_BUDGETS } from '#shared-kernel/platform/files/file-limits.js';
import { fileSettings } from '#shared-kernel/platform/files/file-settings.js';
import { languageModelSettings } from '#shared-kernel/platform/language-model/language-model-settings.js';
import { platformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { Settings } from '#shared-kernel/platform/configuration/settings.js';
import { type Variables } from '#shared-kernel/platform/configuration/variables.js';
import { demoSettings } from './demo/demo.settings.js';

export const BUDGETS = [
  IDENTITY_BUDGETS,
  STUDENT_PROFILE_BUDGETS,
  MATCHING_BUDGETS,
  ESSAYS_BUDGETS,
  CHAT_BUDGETS,
  ADMINISTRATION_BUDGETS,
  SAVED_SEARCH_BUDGETS,
  COLLEGE_PROFILE_BUDGETS,
  FILE_BUDGETS,
].flatMap((budgets) => Object.values(budgets));

/** Everything the product reads from its environment. Throws `InvalidSettings`, which names every wrong variable. */
export const readSettings = (variables: Variables): Settings =>
  Settings.read(variables, [
    platformSettings,
    fileSettings,
    languageModelSettings,
    identitySettings,
    providerSettings,
    catalogueSettings,
    essaysSettings,
    counselingChatSettings,
    demoSettings,
    defineBudgetSettings(BUDGETS),
  ]);

import { catalogueSettings } from '#modules/college-catalogue/catalogue.settings.js';
import { IDENTITY_BUDGETS } from '#modules/identity/account/application/identity-budgets.js';
import { identitySettings } from '#modules/identity/identity.settings.js';
import { providerSettings } from '#modules/identity/provider.settings.js';
import { defineBudgetSettings } from '#shared-kernel/platform/configuration/budget-settings.js';
import { platformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { Settings } from '#shared-kernel/platform/configuration/settings.js';
import { type Variables } from '#shared-kernel/platform/configuration/variables.js';
import { demoSettings } from './demo/demo.settings.js';

export const BUDGETS = Object.values(IDENTITY_BUDGETS);

/** Everything the product reads from its environment. Throws `InvalidSettings`, which names every wrong variable. */
export const readSettings = (variables: Variables): Settings =>
  Settings.read(variables, [
    platformSettings,
    identitySettings,
    providerSettings,
    catalogueSettings,
    demoSettings,
    defineBudgetSettings(BUDGETS),
  ]);

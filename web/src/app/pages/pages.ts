import { recoveryPages, signedOutPages } from './account-pages';
import { adminPages } from './admin-pages';
import { type Page } from './page';
import { productPages } from './product-pages';
import { barePages, publicPages } from './public-pages';
import { settingsPages } from './settings-pages';

/** Every page. The router defines the layout and access of each list. */
export const pages: readonly Page[] = [
  ...productPages,
  ...settingsPages,
  ...adminPages,
  ...publicPages,
  ...signedOutPages,
  ...recoveryPages,
  ...barePages,
];

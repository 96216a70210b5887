import { PlatformSettings } from '#shared-kernel/platform/configuration/platform-settings.js';
import { ConfiguredShareLinkAddresses } from './adapters/configured-share-link-addresses.js';
import { ListByLinkController } from './adapters/http/list-by-link.controller.js';
import { ShareLinksController } from './adapters/http/share-links.controller.js';
import { KeyedShareTokens } from './adapters/node-crypto/keyed-share-tokens.js';
import { SqlStoredShareLinks } from './adapters/persistence/sql-stored-share-links.js';
import { ShareLinksReadModel } from './adapters/read-models/share-links.read-model.js';
import { RemoveExpiredShareLinks } from './adapters/remove-expired-share-links.schedule.js';
import { CollegesByLink } from './application/colleges-by-link.js';
import { EndShareLinkHandler } from './application/end-share-link.js';
import { ListsByLink } from './application/lists-by-link.js';
import { MakeShareLinkHandler } from './application/make-share-link.js';
import { ShareLinkAddresses } from './application/share-link-addresses.js';
import { ShareTokens } from './application/share-tokens.js';
import { StoredShareLinks } from './application/stored-share-links.js';

export const shareLinkControllers = [ShareLinksController, ListByLinkController];

export const shareLinkProviders = [
  CollegesByLink,
  EndShareLinkHandler,
  ListsByLink,
  MakeShareLinkHandler,
  RemoveExpiredShareLinks,
  ShareLinksReadModel,
  { provide: ShareTokens, useClass: KeyedShareTokens },
  { provide: StoredShareLinks, useClass: SqlStoredShareLinks },
  {
    provide: ShareLinkAddresses,
    useFactory: ({ publicUrl }: PlatformSettings) => new ConfiguredShareLinkAddresses(publicUrl),
    inject: [PlatformSettings],
  },
];

import { AidController } from './adapters/http/aid.controller.js';
import { OfferController } from './adapters/http/offer.controller.js';
import { SqlOfferRepository } from './adapters/persistence/sql-offer.repository.js';
import { SqlAidApplications } from './adapters/persistence/sql-aid-applications.js';
import { AidApplications } from './application/aid-applications.js';
import { AidForStudent } from './application/aid-of-student.js';
import { RemoveOfferHandler } from './application/remove-offer.js';
import { SaveOfferHandler } from './application/save-offer.js';
import { OfferRepository } from './domain/offers/offer.repository.js';

export const aidControllers = [AidController, OfferController];

export const aidProviders = [
  AidForStudent,
  SaveOfferHandler,
  RemoveOfferHandler,
  { provide: OfferRepository, useClass: SqlOfferRepository },
  { provide: AidApplications, useClass: SqlAidApplications },
];

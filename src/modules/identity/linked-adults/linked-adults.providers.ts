import { LinkedStudents } from '../contracts/linked-students.js';
import { SharingStudents } from '../contracts/sharing-students.js';
import { LinkedStudentsController } from './adapters/http/linked-students.controller.js';
import { SharingController } from './adapters/http/sharing.controller.js';
import { RandomInvitationCodes } from './adapters/node-crypto/random-invitation-codes.js';
import { SqlLinkedStudents } from './adapters/persistence/sql-linked-students.js';
import { SqlSharingStudents } from './adapters/persistence/sql-sharing-students.js';
import { SqlStoredLinks } from './adapters/persistence/sql-stored-links.js';
import { SharingReadModel } from './adapters/read-models/sharing.read-model.js';
import { AcceptInvitationHandler } from './application/accept-invitation.js';
import { ChangeSharedPartsHandler } from './application/change-shared-parts.js';
import { EndLinkHandler } from './application/end-link.js';
import { InvitationCodes } from './application/invitation-codes.js';
import { InviteAdultHandler } from './application/invite-adult.js';
import { StoredLinks } from './application/stored-links.js';
import { WithdrawInvitation } from './application/withdraw-invitation.js';

export const linkedAdultsControllers = [SharingController, LinkedStudentsController];

export const linkedAdultsProviders = [
  AcceptInvitationHandler,
  ChangeSharedPartsHandler,
  EndLinkHandler,
  InviteAdultHandler,
  SharingReadModel,
  WithdrawInvitation,
  { provide: InvitationCodes, useClass: RandomInvitationCodes },
  { provide: LinkedStudents, useClass: SqlLinkedStudents },
  { provide: SharingStudents, useClass: SqlSharingStudents },
  { provide: StoredLinks, useClass: SqlStoredLinks },
];

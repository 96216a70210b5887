import { LinkedAdults } from '../contracts/linked-adults.js';
import { LinkedStudents } from '../contracts/linked-students.js';
import { SharingStudents } from '../contracts/sharing-students.js';
import { SharingChanges } from '../contracts/sharing-changes.js';
import { LinkedStudentsController } from './adapters/http/linked-students.controller.js';
import { SharingController } from './adapters/http/sharing.controller.js';
import { KeyedInvitationCodes } from './adapters/node-crypto/keyed-invitation-codes.js';
import { DatabaseSharingChanges } from './adapters/persistence/database-sharing-changes.js';
import { SqlLinkedAdults } from './adapters/persistence/sql-linked-adults.js';
import { SqlLinkedStudents } from './adapters/persistence/sql-linked-students.js';
import { SqlSharingStudents } from './adapters/persistence/sql-sharing-students.js';
import { SqlStoredLinks } from './adapters/persistence/sql-stored-links.js';
import { SqlStoredRequests } from './adapters/persistence/sql-stored-requests.js';
import { SharingReadModel } from './adapters/read-models/sharing.read-model.js';
import { ViewsReadModel } from './adapters/read-models/views.read-model.js';
import { AcceptInvitationHandler } from './application/accept-invitation.js';
import { AskStudent } from './application/ask-student.js';
import { ChangeSharedPartsHandler } from './application/change-shared-parts.js';
import { DeclineRequest } from './application/decline-request.js';
import { EndLinkHandler } from './application/end-link.js';
import { GrantRequestHandler } from './application/grant-request.js';
import { InvitationCodes } from './application/invitation-codes.js';
import { InvitationPostage } from './application/invitation-postage.js';
import { InviteAdultHandler } from './application/invite-adult.js';
import { MailInvitationAgainHandler } from './application/mail-invitation-again.js';
import { MailInvitation } from './application/mail-invitation.js';
import { SealedAddresses } from './application/sealed-addresses.js';
import { StoreRequestWhenAsked } from './application/store-request-when-asked.js';
import { StoredLinks } from './application/stored-links.js';
import { StoredRequests } from './application/stored-requests.js';
import { WithdrawInvitation } from './application/withdraw-invitation.js';

export const linkedAdultsControllers = [SharingController, LinkedStudentsController];

export const linkedAdultsProviders = [
  AcceptInvitationHandler,
  AskStudent,
  ChangeSharedPartsHandler,
  DeclineRequest,
  EndLinkHandler,
  GrantRequestHandler,
  InvitationPostage,
  InviteAdultHandler,
  MailInvitation,
  MailInvitationAgainHandler,
  SealedAddresses,
  SharingReadModel,
  StoreRequestWhenAsked,
  ViewsReadModel,
  WithdrawInvitation,
  { provide: InvitationCodes, useClass: KeyedInvitationCodes },
  { provide: LinkedAdults, useClass: SqlLinkedAdults },
  { provide: LinkedStudents, useClass: SqlLinkedStudents },
  { provide: SharingStudents, useClass: SqlSharingStudents },
  { provide: SharingChanges, useClass: DatabaseSharingChanges },
  { provide: StoredLinks, useClass: SqlStoredLinks },
  { provide: StoredRequests, useClass: SqlStoredRequests },
];

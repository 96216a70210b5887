import { EssaySharingController } from './adapters/http/essay-sharing.controller.js';
import { EssaysToCommentController } from './adapters/http/essays-to-comment.controller.js';
import { SharedEssaysController } from './adapters/http/shared-essays.controller.js';
import { SharedEssaysReply } from './adapters/http/shared-essays.reply.js';
import { SqlEssayShares } from './adapters/persistence/sql-essay-shares.js';
import { EssaySharingReadModel } from './adapters/read-models/essay-sharing.read-model.js';
import { SharedEssaysReadModel } from './adapters/read-models/shared-essays.read-model.js';
import { ChangeEssaySharingHandler } from './application/change-essay-sharing.js';
import { EssayShares } from './application/essay-shares.js';
import { ForgetSharesWhenAdultUnlinked } from './application/forget-shares-when-adult-unlinked.js';

export const sharedEssaysControllers = [
  EssaySharingController,
  EssaysToCommentController,
  SharedEssaysController,
];
export const sharedEssaysProviders = [
  ChangeEssaySharingHandler,
  EssaySharingReadModel,
  ForgetSharesWhenAdultUnlinked,
  SharedEssaysReadModel,
  SharedEssaysReply,
  { provide: EssayShares, useClass: SqlEssayShares },
];

import { type Provider } from '@nestjs/common';
import { ChatTurns } from './adapters/http/chat-turns.js';
import { OncePerKey } from './adapters/http/once-per-key.js';
import { TurnStreams } from './adapters/http/turn-streams.js';
import { MikroOrmConversationRepository } from './adapters/persistence/mikro-orm-conversation.repository.js';
import { PatienceOfARequest } from './adapters/persistence/patience-of-a-request.js';
import { SqlChatTraces } from './adapters/persistence/sql-chat-traces.js';
import { SqlConversationLog } from './adapters/persistence/sql-conversation-log.js';
import { SqlContactChoices } from './adapters/persistence/sql-contact-choices.js';
import { SqlLeadSettings } from './adapters/persistence/sql-lead-settings.js';
import { SqlLeadScores } from './adapters/persistence/sql-lead-scores.js';
import { SqlSupportCards } from './adapters/persistence/sql-support-cards.js';
import { ChatHistoryReadModel } from './adapters/read-models/chat-history.read-model.js';
import { ChatKeptData } from './adapters/chat-kept-data.js';
import { ConfiguredLeadScoring } from './adapters/settings/configured-lead-scoring.js';
import { AnswerMessage } from './application/answer-message.js';
import { AskedServices } from './application/asked-services.js';
import { ChatTraces } from './application/chat-traces.js';
import { ChooseContact } from './application/choose-contact.js';
import { ContactChoices } from './application/contact-choices.js';
import { ClearChat } from './application/clear-chat.js';
import { ConversationLog } from './application/conversation-log.js';
import { Conversions } from './application/conversions.js';
import { CurrentConversation } from './application/current-conversation.js';
import { ForgetChatWhenAccountRemoved } from './application/forget-chat-when-account-removed.js';
import { LeadFactsOfStudent } from './application/lead-facts.js';
import { LeadScores, LeadScoring } from './application/lead-scoring.js';
import { Patience } from './application/patience.js';
import { QuietDays } from './application/quiet-days.js';
import { ReportMessage } from './application/report-message.js';
import { ScoreLeadWhenQuestionAnswered } from './application/score-lead-when-question-answered.js';
import { SendMessage } from './application/send-message.js';
import { StartOver } from './application/start-over.js';
import { StoreTurn } from './application/store-turn.js';
import { SupportCards } from './application/support-cards.js';
import { LeadSettings } from './contracts/index.js';
import { ConversationRepository } from './domain/conversation/conversation.repository.js';

/** Takes a message in, has it answered, and keeps both. */
export const turnProviders: Provider[] = [
  AnswerMessage,
  AskedServices,
  ChatHistoryReadModel,
  ChatTurns,
  ChooseContact,
  ClearChat,
  Conversions,
  CurrentConversation,
  ForgetChatWhenAccountRemoved,
  LeadFactsOfStudent,
  OncePerKey,
  QuietDays,
  ChatKeptData,
  ReportMessage,
  ScoreLeadWhenQuestionAnswered,
  SendMessage,
  StartOver,
  StoreTurn,
  TurnStreams,
  { provide: ChatTraces, useClass: SqlChatTraces },
  { provide: ConversationLog, useClass: SqlConversationLog },
  { provide: ConversationRepository, useClass: MikroOrmConversationRepository },
  { provide: ContactChoices, useClass: SqlContactChoices },
  { provide: LeadSettings, useClass: SqlLeadSettings },
  { provide: LeadScores, useClass: SqlLeadScores },
  { provide: LeadScoring, useClass: ConfiguredLeadScoring },
  { provide: Patience, useClass: PatienceOfARequest },
  { provide: SupportCards, useClass: SqlSupportCards },
];

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
import { AnswerMessage } from './application/turn/answer-message.js';
import { AskedServices } from './application/leads/asked-services.js';
import { ChatTraces } from './application/turn/chat-traces.js';
import { ChooseContact } from './application/leads/choose-contact.js';
import { ContactChoices } from './application/leads/contact-choices.js';
import { ClearChat } from './application/conversations/clear-chat.js';
import { ConversationLog } from './application/conversations/conversation-log.js';
import { Conversions } from './application/leads/conversions.js';
import { CurrentConversation } from './application/conversations/current-conversation.js';
import { ForgetChatWhenAccountRemoved } from './application/conversations/forget-chat-when-account-removed.js';
import { LeadFactsOfStudent } from './application/leads/lead-facts.js';
import { LeadScores, LeadScoring } from './application/leads/lead-scoring.js';
import { Patience } from './application/turn/patience.js';
import { QuietDays } from './application/leads/quiet-days.js';
import { ReportMessage } from './application/conversations/report-message.js';
import { ScoreLeadWhenQuestionAnswered } from './application/leads/score-lead-when-question-answered.js';
import { SendMessage } from './application/turn/send-message.js';
import { StartOver } from './application/conversations/start-over.js';
import { StoreTurn } from './application/turn/store-turn.js';
import { SupportCards } from './application/turn/support-cards.js';
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

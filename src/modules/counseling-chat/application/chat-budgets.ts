import { defineBudgets } from '#shared-kernel/application/budget.js';

/** Of one account. A student who types fast sends a message every ten seconds. */
export const CHAT_BUDGETS = {
  ...defineBudgets({ chat: '20/1m', 'chat-day': '200/24h' }),
  ...defineBudgets({ 'chat-reads': '100/10s', 'chat-writes': '30/10s' }, { countedBy: 'replica' }),
};

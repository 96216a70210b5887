import { type ProfileChanges } from '../../domain/conversation/changes.js';
import { phrase } from '../../domain/figures/figure.js';
import { listed } from '../../domain/figures/print.js';
import { ReplyWriter } from '../../domain/replies/reply-writer.js';
import { type Turn } from '../advisor.js';
import { type Answer } from '../answers/answerer.js';

/** Proposes again what the student corrected. */
export async function proposeCorrected(turn: Turn, changes: ProfileChanges): Promise<Answer> {
  const proposed = await turn.tools.use('propose_profile_change', { changes });
  if (!proposed.ok || proposed.data.words.length === 0)
    return {
      reply: new ReplyWriter('question')
        .say(proposed.ok ? 'Your profile says that already.' : proposed.words, 'What else should I know?')
        .done(),
      state: { pending: null },
    };
  return {
    reply: new ReplyWriter('proposal')
      .say(phrase`Got it. I can save this to your profile: ${listed(proposed.data.words)}. Save it?`)
      .action({ type: 'confirm', label: 'Save it' })
      .offer('Yes, save it', 'No thanks')
      .done(),
    state: {
      pending: {
        kind: 'profile',
        changes: proposed.data.changes,
        sinceTurn: turn.state.turn,
        sinceTime: turn.now.toISOString(),
      },
    },
    extracted: proposed.data.facts,
  };
}

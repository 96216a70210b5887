import { type ProfileChanges } from '../../../../domain/conversation/changes.js';
import { fieldsOf } from '../../../../domain/conversation/change-words.js';
import { correctionOf } from '../../../../domain/conversation/correction.js';
import { toldChanges, toldFacts } from '../../../../domain/conversation/told-facts.js';
import { type FactTold } from '../../../../domain/entities/entities.js';
import { phrase, type Said } from '../../../../domain/figures/figure.js';
import { ruleWords } from '../../../../domain/figures/own-figures.js';
import { listed } from '../../../../domain/figures/print.js';
import { ReplyWriter } from '../../../../domain/replies/reply-writer.js';
import { proposalKeys } from '../../../proposals/proposal-keys.js';
import { type ProposedChange } from '../../../tools/tool-results.js';
import { type Answer, type Answerer, type Asked } from '../../answerer.js';
import { classShareIn } from '../../../../domain/understanding/class-share.js';
import { chanceAt } from '../at-college/chance-at.js';
import { classShareAnswer } from './class-share.js';
import { failed } from '../failed.js';
import { asksWhetherGood, gradesInContext } from './grades-in-context.js';
import { nothingToSave } from './nothing-to-save.js';
import { ofTheirChild } from './of-their-child.js';

/** Something the student said of themselves: offered for saving, never saved. */
export const tellFact: Answerer = async (asked, tools) => {
  const [impossible] = asked.entities.impossible;
  if (impossible !== undefined)
    return {
      reply: new ReplyWriter('question')
        .say(ruleWords(impossible.words), 'What is it really?')
        .offer('I don’t have one yet')
        .done(),
    };
  if (asked.entities.facts.some(isSchoolworkOfAChild)) return ofTheirChild();
  const wanted = withoutDeclined(wantedChanges(asked), asked);
  if (fieldsOf(wanted).length === 0 && asksWhetherGood(asked.message)) return gradesInContext(asked, tools);
  const share = fieldsOf(wanted).length === 0 ? classShareIn(asked.message) : null;
  if (share !== null) return classShareAnswer(asked, share, tools);
  if (fieldsOf(wanted).length === 0) return nothingToSave(asked);
  const proposed = await tools.use('propose_profile_change', { changes: wanted });
  if (!proposed.ok) return failed(proposed.words);
  if (fieldsOf(proposed.data.changes).length > 0) return proposal(asked, proposed.data);
  if (asksWhetherGood(asked.message)) return gradesInContext(asked, tools);
  return asked.entities.colleges.length > 0 ? chanceAt(asked, tools) : alreadySaved(asked);
};

const SCHOOLWORK: readonly FactTold['kind'][] = ['gpa', 'sat', 'act', 'ap', 'honors', 'grade-level'];
const isSchoolworkOfAChild = ({ kind, whose }: FactTold): boolean =>
  whose === 'child' && SCHOOLWORK.includes(kind);

/** A correction changes the proposal that is pending; other facts make a new one. */
function wantedChanges({ state, message, entities }: Asked): ProfileChanges {
  const { pending } = state;
  const corrected = pending?.kind === 'profile' ? correctionOf(pending.changes, message, entities) : null;
  return (
    corrected ?? {
      ...toldChanges(entities),
      ...budgetIn(entities),
      ...wishesForProfile(message, entities.wishes),
    }
  );
}

const TO_THE_PROFILE =
  /\b(?:in|to|on) my profile\b|\bmy (?:budget|price limit)\b|\bsave that i (?:want|like|prefer)\b/iu;
const SIZES = {
  small: ['0-5000'],
  medium: ['5001-10000', '10001-20000'],
  large: ['20000+'],
} as const;

/** "Save to my profile that I want a big public college". */
function wishesForProfile(message: string, wishes: Asked['entities']['wishes']): ProfileChanges {
  if (!TO_THE_PROFILE.test(message)) return {};
  const { ownership, settings, size, netPriceMax } = wishes;
  return {
    ...(ownership !== undefined && { ownership: ownership === 'public' ? 'Public' : 'Private' }),
    ...(settings !== undefined && { location: settings }),
    ...(size !== undefined && { collegeSize: SIZES[size] }),
    ...(netPriceMax !== undefined && { maxTuition: netPriceMax }),
  };
}

/** "We can pay at most $20,000": what is earned is never taken from talk. */
function budgetIn({ money, wishes }: Asked['entities']): ProfileChanges {
  const limit = money.find(({ role }) => role === 'limit');
  return limit === undefined || wishes.netPriceMax !== undefined ? {} : { maxTuition: limit.dollars };
}

function withoutDeclined(changes: ProfileChanges, { state }: Asked): ProfileChanges {
  const declined = proposalKeys(changes).filter((key) => state.declined.includes(key));
  return declined.length > 0 && declined.length === proposalKeys(changes).length ? {} : changes;
}

function proposal(asked: Asked, { changes, words, conflicts }: ProposedChange): Answer {
  const said = toldFacts(asked.entities, asked.message);
  const extracted = fieldsOf(changes).map((field) => ({
    field,
    value: changes[field],
    said: said.find((fact) => fact.field === field)?.said ?? asked.message,
    status: 'proposed' as const,
  }));
  const reply = new ReplyWriter('proposal')
    .say(...offerWords(words, conflicts))
    .offer('Yes, save it', ...weightingChip(changes), 'No thanks')
    .action({ type: 'confirm', label: 'Save it' });
  const sinceTime = asked.now.toISOString();
  const pending = { kind: 'profile', changes, sinceTurn: asked.state.turn, sinceTime } as const;
  return { reply: reply.done(), state: { pending }, extracted };
}

function offerWords(words: ProposedChange['words'], conflicts: ProposedChange['conflicts']): Said[] {
  const [conflict] = conflicts;
  if (conflict !== undefined && words.length === 1)
    return [phrase`You have ${conflict.now} saved. Change it to ${conflict.then}?`];
  const offer = phrase`I can save this to your profile: ${listed(words)}.`;
  const replaced = conflicts.map(({ now }) => now);
  return replaced.length === 0
    ? [offer, 'Save it?']
    : [offer, phrase`That replaces ${listed(replaced)}.`, 'Save it?'];
}

function weightingChip({ unweightedGpa, weightedGpa }: ProfileChanges): string[] {
  if (unweightedGpa !== undefined) return ['It’s weighted'];
  return weightedGpa === undefined ? [] : ['It’s unweighted'];
}

const alreadySaved = ({ message, entities }: Asked): Answer => ({
  isFiller: true,
  reply: new ReplyWriter()
    .say(savedAlready(toldFacts(entities, message)), 'It’s counted. Want to see your chances with it?')
    .offer('What are my chances?', 'What should I do next?')
    .done(),
});

const savedAlready = (told: ReturnType<typeof toldFacts>): Said =>
  told.length === 0
    ? 'That’s what your profile says already.'
    : phrase`That’s what your profile says already: ${listed(told.map(({ said }) => ruleWords(said)))}.`;

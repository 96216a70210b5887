import { type ChecklistItem, type ItemKind } from './checklist-item.js';

/** What admins and lists read at a glance; always counted from the checklist. */
export interface Counters {
  essaysRequired: string[];
  essaysCompleted: string[];
  recommendationsRequired: number;
  recommendationsSubmitted: number;
  testScoresRequired: boolean;
  testScoresSubmitted: boolean;
  transcriptsSubmitted: boolean;
  financialAidApplied: boolean;
}

/** What the student said about aid wins over the list. */
export function countersOf(checklist: readonly ChecklistItem[], saysAidApplied: boolean | null): Counters {
  const all = (kind: ItemKind) => checklist.filter((item) => item.kind === kind);
  const done = (kind: ItemKind) => all(kind).filter(({ doneOn }) => doneOn !== null);
  const areAllDone = (kind: ItemKind) => all(kind).length > 0 && all(kind).length === done(kind).length;
  const labels = (items: readonly ChecklistItem[]) => items.map(({ label }) => label);
  return {
    essaysRequired: labels(all('essay')),
    essaysCompleted: labels(done('essay')),
    recommendationsRequired: all('recommendation').length,
    recommendationsSubmitted: done('recommendation').length,
    testScoresRequired: all('test-scores').length > 0,
    testScoresSubmitted: areAllDone('test-scores'),
    transcriptsSubmitted: areAllDone('transcript'),
    financialAidApplied: saysAidApplied ?? areAllDone('aid-form'),
  };
}

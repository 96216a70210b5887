import { type WhatIfChanges } from '../../../../domain/conversation/changes.js';
import { stateName } from '../../../../domain/entities/state-names.js';
import { joined, phrase, type Phrase } from '../../../../domain/figures/figure.js';
import { own } from '../../../../domain/figures/own-figures.js';
import { listed } from '../../../../domain/figures/print.js';

const PREFERENCES = {
  SAT: 'sending the SAT',
  ACT: 'sending the ACT',
  Both: 'sending both tests',
  Neither: 'sending no scores',
} as const;

/** "a 1450", "a 3.9 GPA and Early Decision" */
export function supposedWords(changes: WhatIfChanges): Phrase {
  const { satTotal, actComposite, unweightedGpa, weightedGpa, apCoursesTaken, homeState } = changes;
  const { round, testPreference } = changes;
  return listed([
    ...(satTotal === undefined ? [] : [phrase`a ${own('sat', satTotal, 'score')}`]),
    ...(actComposite === undefined ? [] : [phrase`an ACT of ${own('act', actComposite, 'score')}`]),
    ...(unweightedGpa === undefined ? [] : [phrase`a ${own('gpa', unweightedGpa, 'gpa')} GPA`]),
    ...(weightedGpa === undefined ? [] : [phrase`a weighted ${own('gpa', weightedGpa, 'gpa')}`]),
    ...(apCoursesTaken === undefined ? [] : [phrase`${own('courses', apCoursesTaken, 'count')} AP courses`]),
    ...(homeState === undefined ? [] : [joined([`living in ${stateName(homeState)}`])]),
    ...(round === undefined ? [] : [joined([`applying ${round}`])]),
    ...(testPreference === undefined ? [] : [joined([PREFERENCES[testPreference]])]),
  ]);
}

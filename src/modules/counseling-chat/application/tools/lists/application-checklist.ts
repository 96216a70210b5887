import { type ApplicationOfStudent } from '#modules/matching/contracts/index.js';

interface Checklist {
  readonly done: readonly string[];
  readonly open: readonly string[];
}

/** What an application needs, in the words of a checklist. */
export function checklistOf(application: ApplicationOfStudent): Checklist {
  const { essays, recommendations, testScoresToSend, transcriptsSent, aidAppliedFor } = application;
  const parts: readonly (readonly [string, boolean | null])[] = [
    ['essays', essays.required === 0 ? null : essays.done >= essays.required],
    [
      'letters of recommendation',
      recommendations.required === 0 ? null : recommendations.done >= recommendations.required,
    ],
    ['test scores', testScoresToSend ? false : null],
    ['transcript', transcriptsSent],
    ['financial aid forms', aidAppliedFor],
  ];
  return {
    done: parts.filter(([, isDone]) => isDone === true).map(([part]) => part),
    open: parts.filter(([, isDone]) => isDone === false).map(([part]) => part),
  };
}

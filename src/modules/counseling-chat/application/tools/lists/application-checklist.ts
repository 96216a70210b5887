import { type ApplicationOfStudent, type OpenItem } from '#modules/matching/contracts/index.js';

interface Checklist {
  readonly done: readonly string[];
  readonly open: readonly string[];
}

/** Said where a label has a number of its own, which no figure stands behind. */
const KINDS: Readonly<Record<OpenItem['kind'], string>> = {
  essay: 'an essay',
  recommendation: 'a recommendation',
  transcript: 'the transcript',
  'test-scores': 'test scores',
  fee: 'the application fee',
  'aid-form': 'an aid form',
  interview: 'the interview',
  other: 'one more thing',
};

/** What an application needs, in the words of its checklist. */
export function checklistOf(application: ApplicationOfStudent): Checklist {
  const { essays, recommendations, transcriptsSent, aidAppliedFor, openItems } = application;
  const parts: readonly (readonly [string, boolean])[] = [
    ['essays', essays.required > 0 && essays.done >= essays.required],
    [
      'letters of recommendation',
      recommendations.required > 0 && recommendations.done >= recommendations.required,
    ],
    ['transcript', transcriptsSent],
    ['financial aid forms', aidAppliedFor],
  ];
  return {
    done: parts.filter(([, isDone]) => isDone).map(([part]) => part),
    open: [...new Set(openItems.map(nameOf))],
  };
}

const nameOf = ({ kind, label }: OpenItem): string => (/\d/.test(label) ? KINDS[kind] : label);

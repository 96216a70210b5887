/** The job of an essay that was just submitted, as the editor hands it to the next page. */
export const asSubmitted = (jobId: string | null) => ({ state: { submittedJob: jobId } });

export const submittedJobIn = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'submittedJob' in state &&
  typeof state.submittedJob === 'string'
    ? state.submittedJob
    : null;

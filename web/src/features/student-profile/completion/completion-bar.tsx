/** Decorative: the percentage is also in the text beside the heading. */
export const CompletionBar = ({ percent }: { percent: number }) => (
  <div
    data-slot="progress"
    role="progressbar"
    aria-label="Profile completion"
    aria-valuenow={percent}
    className="mt-3 h-2 overflow-hidden rounded-full bg-track"
  >
    <div
      data-slot="progress-fill"
      style={{ width: `${percent}%` }}
      className="h-full rounded-full bg-primary transition-[width] duration-240"
    />
  </div>
);

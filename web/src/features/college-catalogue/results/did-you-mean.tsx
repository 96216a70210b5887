type DidYouMeanProps = { typed: string; corrected: string; onSearch: (search: string) => void };

export const DidYouMean = ({ typed, corrected, onSearch }: DidYouMeanProps) => (
  <p className="text-hint">
    No college has “{typed}” in its name. Did you mean{' '}
    <button type="button" className="link" onClick={() => onSearch(corrected)}>
      {corrected}
    </button>
    ?
  </p>
);

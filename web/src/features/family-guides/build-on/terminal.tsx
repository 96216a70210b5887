type TerminalProps = { call: string; answer: string };

/** A call and the answer this server gave to it. */
export const Terminal = ({ call, answer }: TerminalProps) => (
  <pre
    role="group"
    tabIndex={0}
    aria-label="A call and its answer"
    className="overflow-x-auto rounded-lg border bg-sunken px-4 py-3 font-mono text-small leading-5"
  >
    <code>
      <b>{call}</b>
      {`\n${answer}`}
    </code>
  </pre>
);

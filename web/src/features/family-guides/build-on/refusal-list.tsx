import refusals from '../../../../../openapi/refusals.json';

/** Every code that a call may be refused with. */
export const RefusalList = () => (
  <details className="rounded-lg border bg-card px-4.5 py-3">
    <summary className="cursor-pointer font-semibold">All {refusals.length} codes</summary>
    <dl className="mt-3 grid gap-3 text-hint">
      {refusals.map(({ code, status, text }) => (
        <div key={code}>
          <dt className="font-mono wrap-anywhere">
            {status} {code}
          </dt>
          <dd className="text-muted-foreground">{text}</dd>
        </div>
      ))}
    </dl>
  </details>
);

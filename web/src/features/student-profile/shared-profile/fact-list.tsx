import { type Fact } from './facts';
import { type Words } from './words';

/** What was not entered is said, never left out. */
export const FactList = ({ facts, words }: { facts: readonly Fact[]; words: Words }) => (
  <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2 print:grid-cols-2 print:gap-y-1.5">
    {facts.map(({ label, value }) => (
      <div key={label} className="min-w-0 break-inside-avoid">
        <dt className="text-small text-muted-foreground">{label}</dt>
        {value === null ? (
          <dd className="text-muted-foreground">{words.notEntered}</dd>
        ) : (
          <dd dir="auto" className="wrap-anywhere tabular-nums">
            {value}
          </dd>
        )}
      </div>
    ))}
  </dl>
);

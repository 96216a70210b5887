import { type Fact } from './facts';
import { type Words } from './words';

/** What was not entered is said, never left out. */
export const FactList = ({ facts, words }: { facts: readonly Fact[]; words: Words }) => {
  const missing = facts.filter(({ value }) => value === null).map(({ label }) => label);

  return (
    <>
      <dl className="grid gap-x-8 gap-y-3 empty:hidden md:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:gap-y-1.5">
        {facts.map(
          ({ label, value }) =>
            value !== null && (
              <div key={label} className="min-w-0 break-inside-avoid">
                <dt className="text-small text-muted-foreground">{label}</dt>
                <dd dir="auto" className="wrap-anywhere tabular-nums">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      {missing.length > 0 && (
        <p className="text-hint text-pretty text-muted-foreground">{words.notEntered(missing.join(', '))}</p>
      )}
    </>
  );
};

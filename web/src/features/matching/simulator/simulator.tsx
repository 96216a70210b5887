import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type ListFacts } from '@/api';
import { type ApplicationRound } from '#engine';
import { Controls } from './controls';
import { ResultRow } from './result-row';
import { startOf, type Prepared, simulate } from './simulate';
import { Summary } from './summary';
import { isChanged, NOTHING_CHANGED, withChanges, withRound } from './what-if';

type SimulatorProps = { stored: ListFacts['student']; prepared: Prepared };

/** Sliders on one side, every college on the other. Nothing is stored. */
export const Simulator = ({ stored, prepared }: SimulatorProps) => {
  const [whatIf, setWhatIf] = useState(NOTHING_CHANGED);
  // The slider moves at once; the colleges follow when the browser has time.
  const shown = useDeferredValue(whatIf);
  const start = useMemo(() => startOf(prepared), [prepared]);
  const simulation = useMemo(() => simulate(prepared, start, shown), [prepared, start, shown]);
  const chooseRound = useCallback(
    (unitId: number, round: ApplicationRound) => setWhatIf((before) => withRound(before, unitId, round)),
    [],
  );

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <section aria-labelledby="what-if" className="grid gap-4 rounded-lg border bg-card p-4.5 shadow-card">
        <h2 id="what-if" className="text-section">
          What if…
        </h2>
        <Controls
          student={{ ...stored, ...whatIf.changes }}
          stored={stored}
          onChange={(changes) => setWhatIf((before) => withChanges(before, changes))}
          major={whatIf.major}
          onMajor={(major, changes) => setWhatIf((before) => ({ ...withChanges(before, changes), major }))}
        />
      </section>
      <div className="grid gap-4 max-lg:contents">
        <div className="max-lg:top-15 max-lg:z-10 max-lg:order-first max-lg:[@media(min-height:37.5rem)]:sticky lg:contents">
          <Summary
            simulation={simulation}
            changed={isChanged(shown)}
            onReset={() => setWhatIf(NOTHING_CHANGED)}
          />
        </div>
        <section
          aria-labelledby="chances"
          className="rounded-lg border bg-card px-4.5 pt-4.5 shadow-card md:px-6"
        >
          <h2 id="chances" className="text-section">
            Your chances
          </h2>
          <p className="mt-1 text-hint text-pretty text-muted-foreground">
            An estimate, not a decision. Points are percentage points of the estimate; the bar is the range it
            may be off by.
          </p>
          <ul className="mt-1 divide-y">
            {simulation.colleges.map((college) => (
              <li key={college.id}>
                <ResultRow college={college} onRound={chooseRound} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
};

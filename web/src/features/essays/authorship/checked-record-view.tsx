import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type CheckedRecord } from './check-record';
import { entryInWords, faultInWords, todayInWords } from './record-words';

const MOST_FAULTS = 20;

type CheckedRecordViewProps = { checked: CheckedRecord };

/** The result first, then what the record says, version by version. */
export const CheckedRecordView = ({ checked: { file, faults, today } }: CheckedRecordViewProps) => {
  const isSound = faults.length === 0;
  const Icon = isSound ? CircleCheck : TriangleAlert;

  return (
    <div className="grid gap-5 rounded-lg border bg-card px-4 py-5 shadow-card md:px-6">
      <div role="status" className="grid gap-2">
        <h3 className="flex items-center gap-2 text-section">
          <Icon aria-hidden className={isSound ? 'size-5 text-safety-text' : 'size-5 text-destructive'} />
          {isSound ? 'This record is sound' : 'This record was changed'}
        </h3>
        {isSound ? (
          <p className="text-pretty">
            Flyleaf saved these {file.entries.length} versions in this order, at these times. Nothing was
            changed since.
          </p>
        ) : (
          <ul className="grid list-disc gap-1 pl-5">
            {faults.slice(0, MOST_FAULTS).map((fault) => (
              <li key={`${fault.fault} ${fault.version}`}>{faultInWords(fault)}</li>
            ))}
            {faults.length > MOST_FAULTS && <li>{faults.length - MOST_FAULTS} more like these.</li>}
          </ul>
        )}
        <p className="text-pretty text-muted-foreground">{todayInWords(today, file.entries.length)}</p>
      </div>
      <section className="grid gap-2">
        <h4 className="font-semibold">Versions</h4>
        <ol className="grid max-h-96 gap-1.5 overflow-y-auto" tabIndex={0} aria-label="Versions">
          {file.entries.map((sealed, index) => (
            <li key={sealed.hash} className="text-hint">
              <span className="font-semibold">Version {index + 1}</span> {entryInWords(sealed)}
            </li>
          ))}
        </ol>
      </section>
      {file.shown.length > 0 && (
        <section className="grid gap-2">
          <h4 className="font-semibold">Texts the student shows</h4>
          {file.shown.map(({ n, text }) => (
            <details key={n}>
              <summary className="min-h-8 content-center">Version {n}</summary>
              <p className="max-w-prose whitespace-pre-wrap break-words pt-2 font-serif">{text}</p>
            </details>
          ))}
        </section>
      )}
    </div>
  );
};

import { useId } from 'react';
import { type SharedOffer } from '@/api';
import { Rows } from '../aid/forms/form-card';
import { type AidWords } from './aid-words';
import { gapFigures } from './gap-figures';

/** What the letter leaves out, and what to ask about it. */
export const SharedFindings = ({ offer, words }: { offer: SharedOffer; words: AidWords }) => {
  const found = offer.gaps.map((gap) => words.gaps[gap.kind](gapFigures(offer, gap, words)));
  const asks = [...new Set(found.flatMap(({ ask }) => ask ?? []))];

  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Part
        title={words.unclearTitle}
        empty={words.nothingUnclear}
        rows={found.map(({ unclear }) => unclear)}
      />
      <Part title={words.askTitle} lead={words.askWhy} empty={words.nothingToAsk} rows={asks} />
    </div>
  );
};

type PartProps = { title: string; lead?: string; empty: string; rows: readonly string[] };

const Part = ({ title, lead, empty, rows }: PartProps) => {
  const id = useId();

  return (
    <section aria-labelledby={id} className="grid content-start gap-1.5">
      <h4 id={id} className="font-semibold">
        {title}
      </h4>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          {lead !== undefined && <p className="text-hint text-muted-foreground">{lead}</p>}
          <Rows rows={rows} />
        </>
      )}
    </section>
  );
};

import { type AidOffer } from '@/api';
import { Rows } from '../forms/form-card';

/** What the letter leaves out, and what to ask. The student asks in their own words. */
export const Findings = ({ offer: { unclear, questions } }: { offer: AidOffer }) => (
  <div className="grid items-start gap-4 md:grid-cols-2">
    <section aria-labelledby="unclear" className="grid gap-2 rounded-lg border bg-card p-4.5 shadow-card">
      <h3 id="unclear" className="text-title">
        What this letter doesn’t make clear
      </h3>
      {unclear.length === 0 ? <p>Nothing we found. Check the list below too.</p> : <Rows rows={unclear} />}
    </section>
    <section aria-labelledby="questions" className="grid gap-2 rounded-lg border bg-card p-4.5 shadow-card">
      <h3 id="questions" className="text-title">
        What to ask the aid office
      </h3>
      {questions.length === 0 ? (
        <p>No questions from this letter so far.</p>
      ) : (
        <>
          <p className="text-hint text-muted-foreground">
            Call or email, and say it in your own words. They get these questions every day.
          </p>
          <Rows rows={questions} />
        </>
      )}
    </section>
  </div>
);

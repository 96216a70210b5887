import { Rows } from './forms/form-card';

/** When and how to ask for more. The words to the college stay the student’s own. */
export const Appeal = () => (
  <section aria-labelledby="appeal" className="grid gap-2 rounded-lg border bg-card p-4.5 shadow-card">
    <h2 id="appeal" className="text-section">
      If an offer isn’t enough
    </h2>
    <p className="max-w-[44em] text-pretty">
      You may ask the aid office for a review when something changed, or when the forms don’t show it. It’s
      normal to ask, and it can’t cost you your place. Ask before the day you must reply. Bring:
    </p>
    <Rows
      rows={[
        'What changed, and when: a lost job, medical bills, a divorce, a death, caring for someone.',
        'A paper that shows it, such as a letter from work, a bill or a court paper.',
        'The offer itself, and how much more you would need for a year.',
        'A better offer from a similar college, if you have one. Some colleges look at it, some don’t.',
      ]}
    />
  </section>
);

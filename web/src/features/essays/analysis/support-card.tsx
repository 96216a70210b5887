import { HeartHandshake } from 'lucide-react';

/** Stands before anything else when the text speaks of a crisis. It judges nothing and nobody is told. */
export const SupportCard = () => (
  <section
    aria-labelledby="support"
    className="grid gap-2.5 rounded-lg border-2 border-primary bg-card px-4 py-4 md:px-7 md:py-5"
  >
    <h2 id="support" className="flex items-start gap-2.5 text-title">
      <HeartHandshake aria-hidden className="mt-0.5 size-5 shrink-0" />
      What you wrote sounds heavy. If it’s about you and it’s now, you deserve a person.
    </h2>
    <ul className="grid list-disc gap-1 pl-5">
      <li>
        Call or text{' '}
        <a href="tel:988" className="link">
          988
        </a>
        , the Suicide &amp; Crisis Lifeline, any hour, free.{' '}
        <a href="sms:988" className="link">
          Text 988
        </a>
      </li>
      <li>
        If you or someone is in danger right now, call{' '}
        <a href="tel:911" className="link">
          911
        </a>
        .
      </li>
      <li>Tell an adult you trust: a parent, a relative, a teacher, a school counselor, a coach.</li>
    </ul>
    <p className="text-hint text-pretty text-muted-foreground">
      Hard things can be told in an essay. It didn’t change your score, and nobody was told.
    </p>
  </section>
);

import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type BestStep } from '@/api';
import { addressOf, toDoTitle } from './step-words';

const SHOWN = 4;

/** The steps after the first one, the best first. */
export const LaterSteps = ({ steps }: { steps: readonly BestStep[] }) =>
  steps.length > 0 && (
    <div className="border-t pt-4 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
      <h3 id="later-steps" className="font-sans text-small font-semibold text-muted-foreground">
        After that
      </h3>
      <ol aria-labelledby="later-steps" className="mt-1 grid gap-0.5">
        {steps.slice(0, SHOWN).map((step) => (
          <li key={step.answer}>
            <Link
              to={addressOf(step)}
              className="-mx-2.5 flex min-h-11 items-center gap-3 rounded-md px-2.5 py-2 transition-colors hover:bg-accent"
            >
              <span className="min-w-0">
                <span className="block font-[550]">{toDoTitle(step)}</span>
                <span className="block text-small text-pretty text-muted-foreground">{step.words}</span>
              </span>
              <ChevronRight aria-hidden className="ml-auto size-4 shrink-0 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );

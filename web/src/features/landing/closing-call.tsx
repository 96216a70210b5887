import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/basics/button';
import { type Words } from './words';

export const ClosingCall = ({ words }: { words: Words['closing'] }) => (
  <section className="mt-11 flex flex-wrap items-center justify-between gap-x-8 gap-y-6 rounded-[22px] bg-brand px-6 py-7.5 text-brand-foreground md:mt-18 md:rounded-2xl md:p-13">
    <div>
      <h2 className="text-[1.875rem] leading-8.5 font-bold tracking-[-0.03em] md:text-display">
        {words.title}
      </h2>
      <p className="mt-3 text-[1.125rem] leading-6.5 opacity-86">{words.lead}</p>
    </div>
    <div className="grid gap-3 max-md:w-full md:justify-items-center">
      <Button
        asChild
        size="lg"
        className="bg-highlight text-highlight-foreground hover:bg-highlight hover:underline focus-visible:outline-brand-foreground"
      >
        <Link to="/register">{words.start}</Link>
      </Button>
      <Link
        to="/login"
        className="inline-flex min-h-9 items-center justify-center rounded-sm font-semibold underline underline-offset-3 hover:decoration-2 focus-visible:outline-brand-foreground pointer-coarse:min-h-11"
      >
        {words.have}
      </Link>
    </div>
  </section>
);

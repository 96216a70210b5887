import { ArrowLeft, History, Pencil } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Essay } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { DeleteEssay } from './delete-essay';

type EssayHeadProps = {
  essay: Essay;
  /** The button that asks for an analysis. */
  analyze: ReactNode;
};

export const EssayHead = ({ essay, analyze }: EssayHeadProps) => (
  <div className="grid gap-2">
    <BackToEssays />
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 dir="auto" className="min-w-0 font-essay text-page-phone font-semibold wrap-anywhere md:text-page">
        {essay.title}
      </h1>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <DeleteEssay essay={essay} />
        <Button
          variant="outline"
          className="max-md:px-3.5"
          icon={<History aria-hidden className="size-[1em]" />}
          asChild
        >
          <Link to={`/essays/${essay.id}/history`} aria-label="Versions">
            <span className="max-md:hidden">Versions</span>
          </Link>
        </Button>
        <Button variant="outline" icon={<Pencil aria-hidden className="size-[1em]" />} asChild>
          <Link to={`/essays/${essay.id}/edit`}>Edit</Link>
        </Button>
        {analyze}
      </div>
    </div>
  </div>
);

export const BackToEssays = () => (
  <Link
    to="/essays"
    className="inline-flex min-h-6 w-fit items-center gap-1.5 font-[550] text-muted-foreground hover:text-foreground print:hidden"
  >
    <ArrowLeft aria-hidden className="size-[1em]" />
    Back to Essays
  </Link>
);

import { Link } from 'react-router-dom';
import { type SpreadsheetImport } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { Notice } from '@/components/ui/feedback/notice';
import { summaryWords } from './row-words';
import { SheetRows } from './sheet-rows';

type ImportDoneProps = { result: SpreadsheetImport; onAgain: () => void };

/** What an import did, row by row. */
export const ImportDone = ({ result, onAgain }: ImportDoneProps) => (
  <div className="grid grid-cols-1 gap-5">
    <Notice tone="done">
      <p role="status">{summaryWords(result)}</p>
    </Notice>
    <div className="flex flex-wrap gap-2.5">
      <Button asChild>
        <Link to="/applications">See your applications</Link>
      </Button>
      <Button variant="outline" asChild>
        <Link to="/my-list">See My List</Link>
      </Button>
      <Button variant="ghost" onClick={onAgain}>
        Import another list
      </Button>
    </div>
    <SheetRows result={result} />
  </div>
);

import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type CollegeDetail } from '@/api';
import { Button } from '@/components/ui/basics/button';
import { compareAddress } from './compared-ids';
import { type CompareRow } from './compare-rows';

type CompareTableProps = {
  colleges: readonly CollegeDetail[];
  rows: readonly CompareRow[];
};

/** Colleges as columns. On a phone they are swiped, one stop each, while the first column stays. */
export const CompareTable = ({ colleges, rows }: CompareTableProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const ids = colleges.map(({ id }) => id);

  return (
    <div className="grid gap-2.5">
      <SwipeButtons scroller={scroller} />
      <div
        ref={scroller}
        role="group"
        aria-label="Colleges side by side"
        tabIndex={0}
        className="snap-x snap-proximity scroll-pl-28 overflow-x-auto overscroll-x-contain rounded-lg border bg-card shadow-card md:scroll-pl-40 print:overflow-visible print:border-0 print:shadow-none"
      >
        <table className="w-full border-separate border-spacing-0 text-hint tabular-nums [&_tbody>tr:last-child>*]:border-b-0">
          <caption className="sr-only">
            {colleges.map(({ shortName }) => shortName).join(', ')} side by side
          </caption>
          <thead>
            <tr className="align-top">
              <td className={firstColumn} />
              {colleges.map((college) => (
                <th
                  key={college.id}
                  scope="col"
                  className="snap-start border-b border-l p-3 text-left print:p-1.5"
                >
                  <CollegeHead college={college} others={ids.filter((id) => id !== college.id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} colleges={colleges} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};

const firstColumn =
  'sticky left-0 z-1 w-28 max-w-28 min-w-28 border-b bg-card p-2.5 text-left align-top wrap-break-word md:w-40 md:max-w-40 md:min-w-40 md:p-3 print:static print:p-1.5';

const Row = ({ row, colleges }: { row: CompareRow; colleges: readonly CollegeDetail[] }) => {
  const years = [...new Set(colleges.map(row.describes))];
  const [one] = years;

  return (
    <tr className="align-top">
      <th scope="row" className={firstColumn}>
        <span className="font-semibold text-pretty">{row.label}</span>
        {years.length === 1 && one && <Year>{one}</Year>}
      </th>
      {colleges.map((college) => (
        <td
          key={college.id}
          className="min-w-46 border-b border-l p-3 font-semibold text-pretty first-letter:uppercase md:min-w-38 print:min-w-0 print:p-1.5"
        >
          {row.cell(college)}
          {years.length > 1 && <Year>{row.describes(college) ?? ''}</Year>}
        </td>
      ))}
    </tr>
  );
};

const Year = ({ children }: { children: string }) => (
  <span className="mt-1 block text-micro font-normal text-muted-foreground">{children}</span>
);

/** The short name, the full one at hand, and a way to take the college out. */
const CollegeHead = ({ college, others }: { college: CollegeDetail; others: readonly number[] }) => (
  <div className="flex items-start justify-between gap-1">
    <Link to={`/colleges/${college.id}`} title={college.name} className="link text-interface font-semibold">
      {college.shortName}
    </Link>
    <Button variant="ghost" size="sm" square asChild className="-mt-1 -mr-1 print:hidden">
      <Link to={compareAddress(others)} aria-label={`Remove ${college.shortName}`}>
        <X aria-hidden />
      </Link>
    </Button>
  </div>
);

const SwipeButtons = ({ scroller }: { scroller: RefObject<HTMLDivElement | null> }) => {
  const move = (by: 1 | -1) => {
    const width = scroller.current?.querySelector('th[scope="col"]')?.getBoundingClientRect().width ?? 0;
    scroller.current?.scrollBy({ left: by * width });
  };

  return (
    <div className="flex items-center justify-between gap-2 md:hidden print:hidden">
      <p className="text-small text-muted-foreground">Swipe to see each college</p>
      <div className="flex gap-2">
        <Button variant="outline" square aria-label="Previous college" onClick={() => move(-1)}>
          <ChevronLeft aria-hidden />
        </Button>
        <Button variant="outline" square aria-label="Next college" onClick={() => move(1)}>
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </div>
  );
};

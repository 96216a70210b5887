import { Link } from 'react-router-dom';
import { type CompareBlock } from './block-types';

/** Scrolls in itself where the colleges don't fit beside each other. The message has the same in words. */
export const Compare = ({ block: { columns, rows } }: { block: CompareBlock }) => (
  <>
    <div
      // Not a region: several answers may compare, and landmarks need names of their own.
      role="group"
      aria-label="Comparison table. The text says the same."
      tabIndex={0}
      className="mt-1 overflow-x-auto overscroll-x-contain rounded-[12px] border"
    >
      <table aria-hidden className="w-full text-hint tabular-nums">
        <thead>
          <tr className="border-b text-left align-bottom">
            <td />
            {columns.map(({ collegeId, name }) => (
              <th key={collegeId} scope="col" className="min-w-30 px-3 py-2 font-semibold text-pretty">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="align-top not-last:border-b">
              <th
                scope="row"
                className="sticky left-0 max-w-32 bg-card px-3 py-2 text-left font-normal text-muted-foreground"
              >
                {label}
              </th>
              {values.map((value, at) => (
                <td key={columns[at]?.collegeId ?? at} className="px-3 py-2 font-[550]">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <Link
      to={`/colleges/compare?ids=${columns.map(({ collegeId }) => collegeId).join(',')}`}
      className="link mt-1.5 inline-flex min-h-6 items-center text-hint"
    >
      See everything side by side
    </Link>
  </>
);

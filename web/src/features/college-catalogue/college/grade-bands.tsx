import { cn } from '@/lib/cn';
import { percent } from '@/lib/words/figures';

type Band = { from: number; share: number };

/** Few first-years have less than this; the bands below are shown together. */
const LOWEST_SHOWN = 2.5;

/** Shares of the class by high-school GPA, with the student's own band marked. */
export const GradeBands = ({ bands, own }: { bands: readonly Band[]; own: number | null }) => {
  const shown = merged(bands);
  const widest = Math.max(...shown.map(({ share }) => share));
  const ownBand = own === null ? undefined : shown.find(({ from }) => own >= from);

  return (
    <table className="w-full border-separate border-spacing-y-1 text-hint tabular-nums">
      <caption className="sr-only">First-years by high-school GPA</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">High-school GPA</th>
          <th scope="col">Share of first-years</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((band, place) => {
          const isOwn = band === ownBand;
          return (
            <tr key={band.from} className={cn(isOwn && 'font-semibold')}>
              <th
                scope="row"
                className={cn('w-28 pr-2 text-left whitespace-nowrap', !isOwn && 'font-normal')}
              >
                {bandWords(band, shown[place - 1])}
                {isOwn && (
                  <span className="ml-1.5 rounded-sm bg-foreground px-1.5 text-small text-background">
                    You
                  </span>
                )}
              </th>
              <td>
                <div className="flex items-center gap-2">
                  <span aria-hidden className="h-3 flex-1 overflow-hidden rounded-full bg-track">
                    <span
                      style={{ width: `${((band.share / widest) * 100).toString()}%` }}
                      className={cn(
                        'block h-full rounded-full',
                        isOwn ? 'bg-primary' : 'bg-[color-mix(in_oklab,var(--primary)_45%,var(--track))]',
                      )}
                    />
                  </span>
                  <span className="w-10 text-right">{shareWords(band.share)}</span>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

function merged(bands: readonly Band[]): Band[] {
  const below = bands.filter(({ from }) => from < LOWEST_SHOWN).reduce((sum, { share }) => sum + share, 0);
  return [...bands.filter(({ from }) => from >= LOWEST_SHOWN), { from: 0, share: below }];
}

function bandWords({ from }: Band, above: Band | undefined): string {
  if (above === undefined) return from.toFixed(1);
  return from === 0
    ? `below ${above.from.toFixed(2)}`
    : `${from.toFixed(2)}–${(above.from - 0.01).toFixed(2)}`;
}

const shareWords = (share: number) => (share > 0 && share < 0.005 ? '<1%' : percent(share));

import { BarTable } from '@/components/ui/college/bar-table';
import { percent } from '@/lib/words/figures';

type Band = { from: number; share: number };

/** Few first-years have less than this; the bands below are shown together. */
const LOWEST_SHOWN = 2.5;

/** Shares of the class by high-school GPA, with the student's own band marked. */
export const GradeBands = ({ bands, own }: { bands: readonly Band[]; own: number | null }) => {
  const shown = merged(bands);
  const ownBand = own === null ? undefined : shown.find(({ from }) => own >= from);

  return (
    <BarTable
      caption="First-years by high-school GPA"
      heads={['High-school GPA', 'Share of first-years']}
      bars={shown.map((band, place) => ({
        label: bandWords(band, shown[place - 1]),
        value: band.share,
        words: shareWords(band.share),
        isOwn: band === ownBand,
      }))}
    />
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

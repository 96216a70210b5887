type WeekBarsProps = { perWeek: readonly number[]; sentence: string };

const HEIGHT = 40;
const STEP = 10;
const WIDTH = 7;
/** So that one of many is still seen. */
const LEAST = 2;

/** A bar for each week, on a scale of its own. */
export const WeekBars = ({ perWeek, sentence }: WeekBarsProps) => {
  const most = Math.max(1, ...perWeek);
  return (
    <svg
      role="img"
      aria-label={sentence}
      viewBox={`0 0 ${perWeek.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-14 w-full"
    >
      {perWeek.map((count, week) => {
        const height = count === 0 ? 1 : Math.max(LEAST, (count / most) * HEIGHT);
        return (
          <rect
            key={week}
            x={week * STEP + (STEP - WIDTH) / 2}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            className={count === 0 ? 'fill-track' : 'fill-primary'}
          />
        );
      })}
    </svg>
  );
};

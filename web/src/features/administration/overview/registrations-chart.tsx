import { type AdminAnalytics } from '@/api';
import { chartSentence, dayWords } from './chart-words';

type Days = AdminAnalytics['registrationsPerDay'];

const HEIGHT = 64;
const STEP = 10;
const BAR = 7;
/** So that a day with few registrations can still be seen. */
const LOWEST_BAR = 2;

/** One bar for each day. The table says the same to screen readers. */
export const RegistrationsChart = ({ days }: { days: Days }) => {
  const most = Math.max(1, ...days.map(({ registrations }) => registrations));
  const heightOf = (registrations: number) =>
    registrations === 0 ? 0 : Math.max(LOWEST_BAR, (registrations / most) * HEIGHT);

  return (
    <>
      <h2 className="text-hint font-normal text-muted-foreground">Registrations in the last 30 days</h2>
      <svg
        role="img"
        aria-label={chartSentence(days)}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        className="mt-3 h-18 w-full"
      >
        {days.map(({ day, registrations }, place) => (
          <rect
            key={day}
            x={place * STEP + (STEP - BAR) / 2}
            y={HEIGHT - heightOf(registrations)}
            width={BAR}
            height={heightOf(registrations)}
            className="fill-primary forced-colors:fill-[CanvasText]"
          >
            <title>{`${dayWords(day)}: ${registrations}`}</title>
          </rect>
        ))}
        <path d={`M0 ${HEIGHT + 0.5}H${days.length * STEP}`} className="stroke-border" />
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-micro text-muted-foreground">
        <span>{days[0] && dayWords(days[0].day)}</span>
        <span>{`Busiest day: ${Math.max(0, ...days.map(({ registrations }) => registrations))}`}</span>
        <span>{days.length > 0 && dayWords(days.at(-1)?.day ?? '')}</span>
      </p>
      <table className="sr-only">
        <caption>Registrations by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Registrations</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, registrations }) => (
            <tr key={day}>
              <th scope="row">{dayWords(day)}</th>
              <td>{registrations}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

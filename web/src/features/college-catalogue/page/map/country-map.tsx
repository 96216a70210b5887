import { project } from './project';
import { STATE_OUTLINES } from './us-states';

type CountryMapProps = {
  state: string;
  latitude: number | null;
  longitude: number | null;
  homeState: string | null;
  /** What the drawing shows, in a sentence. */
  label: string;
};

/** Islands other than Hawaii aren't drawn. */
export const isOnMap = (state: string | null) => state !== null && state in STATE_OUTLINES;

/** The country with the college's state and the home state filled, and a pin. Null for a college off the map. */
export const CountryMap = ({ state, latitude, longitude, homeState, label }: CountryMapProps) => {
  const own = STATE_OUTLINES[state];
  if (own === undefined) return null;
  const home = homeState === null || homeState === state ? undefined : STATE_OUTLINES[homeState];
  const pin = latitude === null || longitude === null ? null : project(state, latitude, longitude);

  return (
    <svg viewBox="0 5 975 605" role="img" aria-label={label} className="w-full">
      <g className="fill-track stroke-card" strokeWidth="1.5" strokeLinejoin="round">
        {Object.entries(STATE_OUTLINES).map(([code, outline]) => (
          <path key={code} d={outline} />
        ))}
        {home !== undefined && (
          <path d={home} className="fill-[color-mix(in_oklab,var(--highlight)_75%,var(--card))]" />
        )}
        <path d={own} className="fill-[color-mix(in_oklab,var(--primary)_38%,var(--track))]" />
      </g>
      {pin !== null && (
        <path
          transform={`translate(${pin[0].toFixed(1)} ${pin[1].toFixed(1)})`}
          d="M0 0c-9-15-20-24-20-38a20 20 0 0 1 40 0c0 14-11 23-20 38zm0-31a7 7 0 1 0 0-14a7 7 0 0 0 0 14z"
          fillRule="evenodd"
          strokeWidth="2.5"
          className="fill-foreground stroke-card"
        />
      )}
    </svg>
  );
};

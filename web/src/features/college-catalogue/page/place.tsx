import { type CollegeDetail } from '@/api';
import { FactColumns, FactRow } from '../college/figure-row';
import { CountryMap, isOnMap } from './map/country-map';
import { placeWords } from './map/place-words';
import { PageSection } from './page-section';

type PlaceProps = { college: CollegeDetail; homeState: string | null };

/** The college on a map of the country. */
export const Place = ({ college, homeState }: PlaceProps) => {
  const { state, latitude, longitude, address, city, zip, locale } = college;
  const words = placeWords(college, homeState);

  return (
    <PageSection id="place" title="Place">
      <div className="mx-auto w-full max-w-150">
        <CountryMap
          state={state}
          latitude={latitude}
          longitude={longitude}
          homeState={homeState}
          label={`Map of the United States with a pin. ${words}`}
        />
      </div>
      <p>{words}</p>
      {isOnMap(state) && isOnMap(homeState) && homeState !== state && (
        <p className="flex items-center gap-2 text-small text-muted-foreground">
          <span
            aria-hidden
            className="size-3 rounded-sm bg-[color-mix(in_oklab,var(--highlight)_75%,var(--card))]"
          />
          Your home state
        </p>
      )}
      <FactColumns>
        <FactRow label="Address">
          {[address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
        </FactRow>
        {locale !== null && <FactRow label="Setting">{locale}</FactRow>}
      </FactColumns>
      {isOnMap(state) && <MapSource />}
    </PageSection>
  );
};

const MapSource = () => (
  <p className="text-small text-muted-foreground">
    Map: state outlines of the US Census Bureau, simplified. Alaska and Hawaii are moved; Alaska is drawn
    smaller.
  </p>
);

/** A track always runs from 0 to 100 with gaps at 25 and 75, so that bars are comparable. */
export const chanceTrack =
  'bg-[linear-gradient(90deg,var(--track)_calc(25%-1px),var(--card)_calc(25%-1px),var(--card)_calc(25%+1px),var(--track)_calc(25%+1px),var(--track)_calc(75%-1px),var(--card)_calc(75%-1px),var(--card)_calc(75%+1px),var(--track)_calc(75%+1px))]';

import { type Option } from '@/components/ui/select/select-props';

/** Where this browser is. */
export const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone of the browser, and a stored one that it calls by another name. */
export function zoneOptions(chosen: string): readonly Option[] {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = known.includes(chosen) ? known : [chosen, ...known];
  return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

/** "8:05 PM": what a clock there shows. */
export const clockIn = (zone: string, now: Date, locale = 'en-US') =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(now);

import { type NotificationSettings, type NotificationSettingsRequest } from '@/api';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';
import { SettingsPart } from '../settings/settings-card';
import { TimeZoneField } from './time-zone-field';
import { type Words } from './words';

const NIGHT = { from: '21:00', to: '07:00' };

const inWords = (time: string, locale: string) =>
  new Date(`1970-01-01T${time}Z`).toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' });

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);
/** Of every time but the other one: quiet hours have two ends. A stored time between half hours is one too. */
const timesBut = (other: string, chosen: string, locale: string) => {
  const known = HALF_HOURS.includes(chosen) ? HALF_HOURS : [...HALF_HOURS, chosen];
  return known
    .filter((time) => time !== other)
    .map((time) => ({ value: time, label: inWords(time, locale) }));
};

type QuietHoursPartProps = {
  settings: Pick<NotificationSettings, 'quietHours'> & { timeZone: string };
  isSaving: boolean;
  choose: (choice: NotificationSettingsRequest) => void;
  words: Words;
};

export const QuietHoursPart = ({
  settings: { quietHours, timeZone },
  isSaving,
  choose,
  words,
}: QuietHoursPartProps) => (
  <SettingsPart id="quiet-hours" title={words.quietHours}>
    <p className="max-w-[40em] text-pretty text-muted-foreground">{words.aboutQuiet}</p>
    <Checkbox
      checked={quietHours !== null}
      disabled={isSaving}
      onCheckedChange={(on) => choose({ quietHours: on ? NIGHT : null })}
    >
      {words.keepQuiet}
    </Checkbox>
    {quietHours !== null && (
      <div className="grid max-w-100 grid-cols-2 gap-3">
        <Field label={words.from}>
          <Select
            options={timesBut(quietHours.to, quietHours.from, words.locale)}
            value={quietHours.from}
            placeholder={words.chooseTime}
            disabled={isSaving}
            onValueChange={(from) => choose({ quietHours: { ...quietHours, from } })}
          />
        </Field>
        <Field label={words.until}>
          <Select
            options={timesBut(quietHours.from, quietHours.to, words.locale)}
            value={quietHours.to}
            placeholder={words.chooseTime}
            disabled={isSaving}
            onValueChange={(to) => choose({ quietHours: { ...quietHours, to } })}
          />
        </Field>
      </div>
    )}
    <TimeZoneField
      zone={timeZone}
      isSaving={isSaving}
      onChange={(zone) => choose({ timeZone: zone })}
      words={words}
    />
  </SettingsPart>
);

import { type NotificationSettings, type NotificationSettingsRequest } from '@/api';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/select/select';
import { SettingsPart } from '../settings/settings-card';
import { TimeZoneField } from './time-zone-field';

const NIGHT = { from: '21:00', to: '07:00' };

const inWords = (time: string) =>
  new Date(`1970-01-01T${time}Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  return { value: time, label: inWords(time) };
});
/** Of every time but the other one: quiet hours have two ends. A stored time between half hours is one too. */
const timesBut = (other: string, chosen: string) => {
  const known = HALF_HOURS.some(({ value }) => value === chosen)
    ? HALF_HOURS
    : [...HALF_HOURS, { value: chosen, label: inWords(chosen) }];
  return known.filter(({ value }) => value !== other);
};

type QuietHoursPartProps = {
  settings: Pick<NotificationSettings, 'quietHours'> & { timeZone: string };
  isSaving: boolean;
  choose: (choice: NotificationSettingsRequest) => void;
};

export const QuietHoursPart = ({
  settings: { quietHours, timeZone },
  isSaving,
  choose,
}: QuietHoursPartProps) => (
  <SettingsPart id="quiet-hours" title="Quiet hours">
    <p className="max-w-[40em] text-pretty text-muted-foreground">
      The bell stays silent and no optional email is sent. What comes meanwhile waits until they’re over.
      Emails about your password, email or sign-ins always come at once.
    </p>
    <Checkbox
      checked={quietHours !== null}
      disabled={isSaving}
      onCheckedChange={(on) => choose({ quietHours: on ? NIGHT : null })}
    >
      Keep quiet for some hours each day
    </Checkbox>
    {quietHours !== null && (
      <div className="grid max-w-100 grid-cols-2 gap-3">
        <Field label="From">
          <Select
            options={timesBut(quietHours.to, quietHours.from)}
            value={quietHours.from}
            placeholder="Choose a time"
            disabled={isSaving}
            onValueChange={(from) => choose({ quietHours: { ...quietHours, from } })}
          />
        </Field>
        <Field label="Until">
          <Select
            options={timesBut(quietHours.from, quietHours.to)}
            value={quietHours.to}
            placeholder="Choose a time"
            disabled={isSaving}
            onValueChange={(to) => choose({ quietHours: { ...quietHours, to } })}
          />
        </Field>
      </div>
    )}
    <TimeZoneField zone={timeZone} isSaving={isSaving} onChange={(zone) => choose({ timeZone: zone })} />
  </SettingsPart>
);

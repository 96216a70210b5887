import { Combobox } from '@/components/ui/select/combobox';
import { Field } from '@/components/ui/forms/field';
import { clockIn, zoneOptions } from '@/lib/words/time-zones';

type TimeZoneFieldProps = { zone: string; isSaving: boolean; onChange: (zone: string) => void };

export const TimeZoneField = ({ zone, isSaving, onChange }: TimeZoneFieldProps) => (
  <Field
    label="Your time zone"
    hint={`It’s ${clockIn(zone, new Date())} there now. Change it if that’s not your time.`}
    className="max-w-100"
  >
    <Combobox
      options={zoneOptions(zone)}
      value={zone}
      onValueChange={onChange}
      disabled={isSaving}
      placeholder="Choose your time zone"
      searchPlaceholder="Search for a city, such as Chicago"
      emptyText="No time zones match that."
    />
  </Field>
);

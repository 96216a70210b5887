import { Combobox } from '@/components/ui/select/combobox';
import { Field } from '@/components/ui/forms/field';
import { clockIn, zoneOptions } from '@/lib/words/time-zones';
import { type Words } from './words';

type TimeZoneFieldProps = {
  zone: string;
  isSaving: boolean;
  onChange: (zone: string) => void;
  words: Words;
};

export const TimeZoneField = ({ zone, isSaving, onChange, words }: TimeZoneFieldProps) => (
  <Field
    label={words.zone}
    hint={words.zoneHint(clockIn(zone, new Date(), words.locale))}
    className="max-w-100"
  >
    <Combobox
      options={zoneOptions(zone)}
      value={zone}
      onValueChange={onChange}
      disabled={isSaving}
      placeholder={words.chooseZone}
      searchPlaceholder={words.searchZone}
      emptyText={words.noZone}
    />
  </Field>
);

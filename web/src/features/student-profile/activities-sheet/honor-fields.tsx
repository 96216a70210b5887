import { type SheetHonor } from '@/api';
import { ChipGroup } from '@/components/ui/forms/chip-group';
import { Field } from '@/components/ui/forms/field';
import { chosenAmong } from '@/lib/words/choices';
import { inOrder } from './activity-fields';
import { FORM_LIMITS } from './characters';
import { gradeLevels, recognitions } from './form-choices';
import { OwnWords } from './own-words';
import { type HonorRow, recognitionOf, shortVersion, titleOf } from './sheet';
import { ShortTextField } from './short-text-field';

type HonorFieldsProps = { row: HonorRow; onChange: (changes: Partial<SheetHonor>) => void };

export const HonorFields = ({ row, onChange }: HonorFieldsProps) => {
  const { sheet, entry } = row;

  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
        <ShortTextField
          label="Title"
          limit={FORM_LIMITS.title}
          text={titleOf(row)}
          onText={(typed) => onChange({ title: shortVersion(typed, entry.name) })}
        />
        <OwnWords words={entry.words} />
      </div>
      <Field
        label="Grade levels"
        hint={entry.year === null ? 'PG is a year after 12th grade.' : `${entry.year} in your profile.`}
        group
      >
        <ChipGroup
          type="multiple"
          options={gradeLevels}
          value={sheet.gradeLevels}
          onValueChange={(chosen) => onChange({ gradeLevels: inOrder(chosenAmong(gradeLevels, chosen)) })}
        />
      </Field>
      <Field label="Level of recognition" hint={recognitionHint(row)} group>
        <ChipGroup
          type="multiple"
          options={recognitions}
          value={recognitionOf(row)}
          onValueChange={(chosen) => onChange({ recognition: chosenAmong(recognitions, chosen) })}
        />
      </Field>
    </>
  );
};

/** Says which level of the form stands for the profile's. */
const recognitionHint = ({ sheet, entry }: HonorRow) => {
  if (sheet.recognition !== null || entry.level === entry.recognition) return undefined;
  if (entry.level === 'Local')
    return 'The form has no “Local”, so we chose School. Change it if the honor went beyond your school.';
  return `“${entry.level}” in your profile is ${entry.recognition} on the form.`;
};

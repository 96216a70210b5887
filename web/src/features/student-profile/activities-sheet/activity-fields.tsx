import { Link } from 'react-router-dom';
import { type SheetActivity } from '@/api';
import { ChipGroup } from '@/components/ui/forms/chip-group';
import { Field } from '@/components/ui/forms/field';
import { Combobox } from '@/components/ui/select/combobox';
import { chosenAmong, chosenOf } from '@/lib/words/choices';
import { FORM_LIMITS } from './characters';
import { formTypes, gradeLevels, timings, yesOrNo } from './form-choices';
import { isUntouched } from './gaps';
import { OwnWords } from './own-words';
import { type ActivityRow, formTypeOf, shortVersion, type ShortText, textOf } from './sheet';
import { type ActivityEntry } from './sheet-entries';
import { ShortTextField } from './short-text-field';

type ActivityFieldsProps = { row: ActivityRow; onChange: (changes: Partial<SheetActivity>) => void };

export const ActivityFields = ({ row, onChange }: ActivityFieldsProps) => {
  const { sheet, entry } = row;
  const text = (field: ShortText) => ({
    limit: FORM_LIMITS[field],
    text: textOf(row, field),
    onText: (typed: string) => onChange({ [field]: shortVersion(typed, entry.own[field]) }),
  });
  const similar = sheet.similarInCollege === null ? '' : sheet.similarInCollege ? 'yes' : 'no';

  return (
    <>
      <Field label="Activity type" hint={typeHint(row)}>
        <Combobox
          options={formTypes}
          value={formTypeOf(row) ?? ''}
          onValueChange={(value) => onChange({ formType: chosenOf(formTypes, value) })}
          placeholder="Choose a type"
          searchPlaceholder="Search 30 types"
          emptyText="No type matches that."
          className="md:max-w-100"
        />
      </Field>
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
        <ShortTextField label="Position or leadership" {...text('position')} />
        <ShortTextField label="Organization" {...text('organization')} />
      </div>
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
        <ShortTextField label="Description" long {...text('description')} />
        <OwnWords words={entry.words} />
      </div>
      <Field label="Grade levels" hint="PG is a year after 12th grade." group>
        <ChipGroup
          type="multiple"
          options={gradeLevels}
          value={sheet.gradeLevels}
          onValueChange={(chosen) => onChange({ gradeLevels: inOrder(chosenAmong(gradeLevels, chosen)) })}
        />
      </Field>
      <Field label="Timing" hint="When you took part." group>
        <ChipGroup
          type="multiple"
          options={timings}
          value={sheet.timing}
          onValueChange={(chosen) => onChange({ timing: chosenAmong(timings, chosen) })}
        />
      </Field>
      <Hours hours={entry.hours} />
      <Field label="I intend to participate in a similar activity in college" group>
        <ChipGroup
          type="single"
          options={yesOrNo}
          value={similar}
          onValueChange={(value) => onChange({ similarInCollege: value === '' ? null : value === 'yes' })}
        />
      </Field>
    </>
  );
};

export const inOrder = (chosen: SheetActivity['gradeLevels']) =>
  gradeLevels.map(({ value }) => value).filter((value) => chosen.includes(value));

const choiceList = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Says where a type comes from, or which types fit. */
const typeHint = ({ sheet, entry }: ActivityRow) => {
  const { inProfile, fitting } = entry.type;
  if (sheet.formType !== null || inProfile === null || fitting.length === 0) return undefined;
  return fitting.length === 1
    ? `From “${inProfile}” in your profile. Change it if another fits better.`
    : `“${inProfile}” in your profile may be ${choiceList.format(fitting)} on the form.`;
};

const Hours = ({ hours }: { hours: ActivityEntry['hours'] }) => (
  <div className="grid gap-1">
    <p className="font-semibold">Hours and weeks</p>
    {hours === null ? (
      <p className="text-hint text-muted-foreground">
        Your profile asks this only for activities. Count the hours before you fill in the form.
      </p>
    ) : (
      <>
        <p className="tabular-nums">
          {hours.perWeek ?? 'No'} {hours.perWeek === 1 ? 'hour' : 'hours'} a week, {hours.weeks ?? 'no'}{' '}
          {hours.weeks === 1 ? 'week' : 'weeks'} a year{(hours.perWeek ?? hours.weeks) === null && ' yet'}
        </p>
        {isUntouched(hours) && (
          <p className="text-hint font-semibold">A new activity starts with these numbers. Check them.</p>
        )}
        <p className="text-hint">
          <Link className="link" to="/profile?section=readiness&step=activities">
            Change them in your profile
          </Link>
        </p>
      </>
    )}
  </div>
);

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { type ActivityFacts, type RecognitionLevel, type StudentFacts } from '#engine';
import { listActivityImpactsOptions } from '@/api/queries/student-profile.gen';
import { Button } from '@/components/ui/basics/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { NumberSlider } from '@/components/ui/forms/number-slider';
import { Select } from '@/components/ui/select/select';

type ActivityControlsProps = {
  student: StudentFacts;
  onChange: (changes: Partial<StudentFacts>) => void;
};

const LEVELS = ['Local', 'Regional', 'State', 'National', 'International'] as const;

/** A year of something new, a few hours a week. */
const NEW_ACTIVITY: ActivityFacts = {
  hoursPerWeek: 4,
  weeksPerYear: 36,
  yearsCommitted: 1,
  leadership: false,
  level: null,
};

/** Hours, leading and level of each activity, and how many awards of each level. */
export const ActivityControls = ({ student, onChange }: ActivityControlsProps) => {
  const { activities, awards } = student;
  // The engine reads activities in the order of this list.
  const names = useQuery(listActivityImpactsOptions()).data?.map(({ activityName }) => activityName) ?? [];
  const change = (at: number, changed: Partial<ActivityFacts>) =>
    onChange({
      activities: activities.map((activity, i) => (i === at ? { ...activity, ...changed } : activity)),
    });

  return (
    <div className="grid gap-4">
      {activities.map((activity, i) => (
        <OneActivity
          key={i}
          name={names[i] ?? `Activity ${i + 1}`}
          activity={activity}
          onChange={(changed) => change(i, changed)}
        />
      ))}
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        icon={<Plus className="size-[1em]" />}
        onClick={({ currentTarget }) => {
          flushSync(() => onChange({ activities: [...activities, NEW_ACTIVITY] }));
          // The button moves down with each activity, out of sight of who works with the keyboard.
          currentTarget.previousElementSibling?.querySelector('input')?.focus();
        }}
      >
        Try a new activity
      </Button>
      <fieldset className="grid gap-2 border-t pt-3">
        <legend className="float-left mb-1 text-interface font-semibold">Awards</legend>
        {LEVELS.map((level) => (
          <NumberSlider
            key={level}
            label={level}
            value={awards.filter((award) => award.level === level).length}
            onChange={(count) => onChange({ awards: withCount(awards, level, Math.round(count)) })}
            min={0}
            max={5}
          />
        ))}
      </fieldset>
    </div>
  );
};

type OneActivityProps = {
  name: string;
  activity: ActivityFacts;
  onChange: (changed: Partial<ActivityFacts>) => void;
};

const OneActivity = ({ name, activity, onChange }: OneActivityProps) => (
  <fieldset className="grid gap-2.5 rounded-md bg-sunken p-3">
    <legend className="float-left text-interface font-semibold">{name}</legend>
    <NumberSlider
      label="Hours a week"
      value={activity.hoursPerWeek}
      onChange={(hoursPerWeek) =>
        onChange({ hoursPerWeek, weeksPerYear: activity.weeksPerYear ?? NEW_ACTIVITY.weeksPerYear })
      }
      min={0}
      max={Math.max(30, activity.hoursPerWeek ?? 0)}
    />
    <Checkbox checked={activity.leadership} onCheckedChange={(leadership) => onChange({ leadership })}>
      I lead it
    </Checkbox>
    <Field label="Highest level reached">
      <Select
        options={LEVELS.map((level) => ({ value: level, label: level }))}
        value={activity.level ?? ''}
        onValueChange={(value) => onChange({ level: LEVELS.find((level) => level === value) ?? null })}
        placeholder="School only"
        clearLabel="School only"
      />
    </Field>
  </fieldset>
);

const withCount = (awards: StudentFacts['awards'], level: RecognitionLevel, count: number) => [
  ...awards.filter((award) => award.level !== level),
  ...Array.from({ length: count }, () => ({ level })),
];

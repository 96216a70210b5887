import { Checkbox } from '@/components/ui/forms/checkbox';
import { useAnnounce } from '../activities-sheet/announcer';
import { MoveButton } from '../activities-sheet/move-button';
import { extraIn, type ResumeSection, type ResumeSource } from './resume';
import { type Extra, EXTRAS, type ResumeChoices, type SectionName, toggled } from './resume-choices';

const EXTRA_LABELS: Record<Extra, string> = {
  email: 'Email',
  place: 'City and state',
  gpa: 'GPA',
  scores: 'Test scores',
};

type ResumeOptionsProps = {
  source: ResumeSource;
  sections: readonly ResumeSection[];
  choices: ResumeChoices;
  onChange: (changes: Partial<ResumeChoices>) => void;
};

export const ResumeOptions = ({ source, sections, choices, onChange }: ResumeOptionsProps) => {
  const announce = useAnnounce();
  const extras = EXTRAS.filter((extra) => extraIn(source, extra) !== '');
  const shown = sections.map(({ name }) => name);

  const move = (name: SectionName, by: 1 | -1) => {
    const at = shown.indexOf(name);
    const other = shown[at + by];
    if (other === undefined) return;
    onChange({ order: choices.order.map((each) => (each === name ? other : each === other ? name : each)) });
    announce(`${sections[at]?.title ?? ''} is now ${at + 1 + by} of ${shown.length}`);
  };

  return (
    <div className="grid content-start gap-6">
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">Sections</legend>
        {sections.map(({ name, title }, at) => (
          <div key={name} className="flex items-center justify-between gap-2">
            <Checkbox
              checked={!choices.hidden.includes(name)}
              onCheckedChange={() => onChange({ hidden: toggled(choices.hidden, name) })}
            >
              {title}
            </Checkbox>
            <div className="flex">
              <MoveButton
                name={title}
                by={-1}
                place={at + 1}
                off={at === 0}
                onMove={(by) => move(name, by)}
              />
              <MoveButton
                name={title}
                by={1}
                place={at + 1}
                off={at === sections.length - 1}
                onMove={(by) => move(name, by)}
              />
            </div>
          </div>
        ))}
      </fieldset>
      {extras.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-semibold">Add only what you want to share</legend>
          {extras.map((extra) => (
            <Checkbox
              key={extra}
              checked={choices.extras.includes(extra)}
              onCheckedChange={() => onChange({ extras: toggled(choices.extras, extra) })}
            >
              {EXTRA_LABELS[extra]}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  );
};

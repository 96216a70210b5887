import { type NotificationSettings } from '@/api';
import { Checkbox } from '@/components/ui/forms/checkbox';

type TopicChoice = NotificationSettings['topics'][number];

type TopicRowProps = {
  choice: TopicChoice;
  words: { title: string; what: string };
  isSaving: boolean;
  onChange: (choice: TopicChoice) => void;
};

/** One sort of news, and where it arrives. */
export const TopicRow = ({ choice, words: { title, what }, isSaving, onChange }: TopicRowProps) => (
  <li className="grid gap-x-6 gap-y-2.5 py-4 md:grid-cols-[minmax(0,1fr)_9rem]">
    <div className="grid content-start gap-0.5">
      <h3 id={`topic-${choice.topic}`} className="font-semibold">
        {title}
      </h3>
      <p className="text-hint text-pretty text-muted-foreground">{what}</p>
    </div>
    <div
      role="group"
      aria-labelledby={`topic-${choice.topic}`}
      className="flex flex-wrap gap-x-6 gap-y-1.5 md:grid"
    >
      <Checkbox
        checked={choice.bell}
        disabled={isSaving}
        onCheckedChange={(bell) => onChange({ ...choice, bell })}
      >
        At the bell
      </Checkbox>
      <Checkbox
        checked={choice.email}
        disabled={isSaving}
        onCheckedChange={(email) => onChange({ ...choice, email })}
      >
        By email
      </Checkbox>
    </div>
  </li>
);

import { type NotificationSettings } from '@/api';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { type Words } from './words';

type TopicChoice = NotificationSettings['topics'][number];

type TopicRowProps = {
  choice: TopicChoice;
  topic: { title: string; what: string };
  words: Words;
  isSaving: boolean;
  onChange: (choice: TopicChoice) => void;
};

/** One sort of news, and where it arrives. */
export const TopicRow = ({ choice, topic: { title, what }, words, isSaving, onChange }: TopicRowProps) => (
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
        {words.atBell}
      </Checkbox>
      <Checkbox
        checked={choice.email}
        disabled={isSaving}
        onCheckedChange={(email) => onChange({ ...choice, email })}
      >
        {words.byEmail}
      </Checkbox>
    </div>
  </li>
);

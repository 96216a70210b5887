import { type AskedPrompt } from '@/api';
import { AskedRow } from './asked-row';

/** By who asks, in the order in which they were added. */
export const AskedList = ({ asked }: { asked: readonly AskedPrompt[] }) => {
  const askers = [...new Set(asked.map(({ askedBy }) => askedBy))];

  return askers.map((asker) => (
    <section key={asker} aria-label={asker} className="grid gap-1">
      <h3 className="text-title">{asker}</h3>
      <ul>
        {asked
          .filter(({ askedBy }) => askedBy === asker)
          .map((prompt) => (
            <AskedRow key={prompt.id} asked={prompt} />
          ))}
      </ul>
    </section>
  ));
};

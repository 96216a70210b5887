import { TriangleAlert } from 'lucide-react';

export const Warnings = ({ warnings }: { warnings: readonly string[] }) => (
  <section
    aria-labelledby="recommendations"
    className="flex items-start gap-2.5 rounded-[12px] bg-target-bg px-4 py-3 text-target-text"
  >
    <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
    <div>
      <h2 id="recommendations" className="font-semibold">
        To talk about
      </h2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  </section>
);

import { Check } from 'lucide-react';

/** Only features that exist today. */
export const FeatureList = ({ features }: { features: readonly string[] }) => (
  <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
    {features.map((feature) => (
      <li key={feature} className="flex items-start gap-2.5 text-reading">
        <Check aria-hidden className="mt-1 size-4 shrink-0 text-safety" strokeWidth={3} />
        {feature}
      </li>
    ))}
  </ul>
);

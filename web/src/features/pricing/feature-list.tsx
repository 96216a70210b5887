import { Check } from 'lucide-react';

const features = [
  'A chance range for colleges across the US, with the reasons for and against',
  'A balanced list: up to 5 reach, 10 target and 5 safety colleges',
  'The next step that would raise your chances most',
  'Prices after aid for your family’s income, where colleges report them',
  'Every figure with its source and year',
  'Your own list, with notes and your own call on each college',
  'Essays: every version kept, questions on your draft and a practice score',
  'A one-page resume and an activities sheet for your applications',
];

/** Only features that exist today. */
export const FeatureList = () => (
  <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
    {features.map((feature) => (
      <li key={feature} className="flex items-start gap-2.5 text-reading">
        <Check aria-hidden className="mt-1 size-4 shrink-0 text-safety" strokeWidth={3} />
        {feature}
      </li>
    ))}
  </ul>
);

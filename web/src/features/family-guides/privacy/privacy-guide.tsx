import { useLanguage, useWords } from '@/lib/preferences/language';
import { Guide, Paragraphs, Part, PointList } from '../guide';
import { type StoredData, storedData } from '../stored-data';
import { inSpanish } from '../stored-data.es';
import { english, type Words } from './words';
import { spanish } from './words.es';

export const PrivacyGuide = () => {
  const words = useWords({ en: english, es: spanish });
  const language = useLanguage();
  const { short, stored, parts, today } = words;

  return (
    <Guide title={words.title} lead={words.lead}>
      <Part title={short.title}>
        <PointList of={short.points} />
      </Part>
      <Part title={stored.title}>
        <ul className="grid gap-3">
          {storedData.map((entry) => (
            <Stored key={entry.title} entry={language === 'es' ? inSpanish(entry) : entry} words={stored} />
          ))}
        </ul>
        <p>{stored.nightly}</p>
      </Part>
      {parts.map(({ title, text }) => (
        <Part key={title} title={title}>
          <Paragraphs of={text} />
        </Part>
      ))}
      <Part title={today.title}>
        <PointList of={today.points} />
        <p>{today.free}</p>
      </Part>
    </Guide>
  );
};

type StoredProps = { entry: StoredData; words: Words['stored'] };

const Stored = ({ entry: { title, what, why, howLong }, words }: StoredProps) => (
  <li className="grid gap-2.5 rounded-lg border bg-card px-4.5 py-4 md:px-5.5">
    <h3 className="text-title">{title}</h3>
    <dl className="grid gap-x-6 gap-y-1 max-md:[&>dt:not(:first-child)]:mt-2 md:grid-cols-[7rem_1fr] md:items-baseline md:gap-y-2">
      <dt className="font-semibold text-muted-foreground">{words.what}</dt>
      <dd>{what}</dd>
      <dt className="font-semibold text-muted-foreground">{words.why}</dt>
      <dd>{why}</dd>
      <dt className="font-semibold text-muted-foreground">{words.howLong}</dt>
      <dd>{howLong}</dd>
    </dl>
  </li>
);

import { useWords } from '@/lib/preferences/language';
import { Guide, Part, PointList } from '../guide';
import { english } from './words';
import { spanish } from './words.es';

export const AccessibilityGuide = () => {
  const { title, lead, aim, built, tested, unknown } = useWords({ en: english, es: spanish });

  return (
    <Guide title={title} lead={lead}>
      <Part title={aim.title}>
        <p>{aim.text}</p>
      </Part>
      {[built, tested, unknown].map((part) => (
        <Part key={part.title} title={part.title}>
          <PointList of={part.points} />
        </Part>
      ))}
    </Guide>
  );
};

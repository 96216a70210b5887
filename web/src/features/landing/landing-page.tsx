import { useWords } from '@/lib/preferences/language';
import { english as englishChances } from '@/lib/words/chances';
import { spanish as spanishChances } from '@/lib/words/spanish-chances';
import { english as englishGoals } from '@/lib/words/goals';
import { spanish as spanishGoals } from '@/lib/words/goals.es';
import { ClosingCall } from './closing-call';
import { FeaturePanels } from './feature-panels';
import { FourSteps } from './four-steps';
import { Goals } from './goals';
import { Hero } from './hero';
import { english } from './words';
import { spanish } from './words.es';

export const LandingPage = () => {
  const words = useWords({ en: english, es: spanish });
  const goals = useWords({ en: englishGoals, es: spanishGoals });
  const say = useWords({ en: englishChances, es: spanishChances });

  return (
    <>
      <Hero words={words} say={say} />
      <Goals words={words.goals} goals={goals} />
      <FourSteps words={words} say={say} />
      <FeaturePanels words={words} say={say} />
      <ClosingCall words={words.closing} />
    </>
  );
};

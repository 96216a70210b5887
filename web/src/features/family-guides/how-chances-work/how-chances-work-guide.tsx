import { Link } from 'react-router-dom';
import { useWords } from '@/lib/preferences/language';
import { english as englishGoals } from '@/lib/words/goals';
import { spanish as spanishGoals } from '@/lib/words/goals.es';
import { CalibrationReport } from '../calibration/calibration-report';
import { Fact, Facts, Guide, Paragraphs, Part, PointList, Terms } from '../guide';
import { english } from './words';
import { spanish } from './words.es';

export const HowChancesWorkGuide = () => {
  const words = useWords({ en: english, es: spanish });
  const goals = useWords({ en: englishGoals, es: spanishGoals });
  const { short, college, you, never, range, unseen, wont, match, sources } = words;

  return (
    <Guide title={words.title} lead={words.lead}>
      <Part title={short.title}>
        <Paragraphs of={short.text} />
      </Part>
      <Part title={college.title}>
        <PointList of={college.points} />
        <p>{college.after}</p>
      </Part>
      <Part title={you.title}>
        <PointList of={you.points} />
        <p>{you.after}</p>
      </Part>
      <Part title={never.title}>
        <p>
          <b>{never.first}</b>
          {never.rest}
        </p>
      </Part>
      <Part title={range.title}>
        <p>{range.why}</p>
        <Facts>
          <Terms of={range.categories} />
        </Facts>
        <Paragraphs of={range.text} />
      </Part>
      <Part title={unseen.title}>
        <PointList of={unseen.points} />
        <Paragraphs of={unseen.text} />
      </Part>
      <Part title={wont.title}>
        <PointList of={wont.points} />
      </Part>
      <Part id="calibration" title={words.calibration.title}>
        <CalibrationReport />
      </Part>
      <Part title={match.title}>
        <p>{match.text}</p>
      </Part>
      <Part title={sources.title}>
        <p>
          {sources.text}
          <Link to="/data-sources" className="link">
            {sources.link}
          </Link>
          .
        </p>
      </Part>
      <Part id="goals" title={words.goals.title}>
        <p>
          {goals.note} {words.goals.lead}
        </p>
        <Facts>
          {[...goals.landing, ...goals.pricing].map(({ figure, of, measure }) => (
            <Fact key={figure} term={`${figure} ${of}`}>
              {measure}
            </Fact>
          ))}
        </Facts>
      </Part>
    </Guide>
  );
};

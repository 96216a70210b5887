import { useWords } from '@/lib/preferences/language';
import { Fact, Facts, Guide, Paragraphs, Part, Terms } from '../guide';
import { CatalogRelease } from './catalog-release';
import { english } from './words';
import { spanish } from './words.es';

export const DataSourcesGuide = () => {
  const words = useWords({ en: english, es: spanish });
  const { colleges, published, deadlines, years, missing, majors, check } = words;

  return (
    <Guide title={words.title} lead={words.lead}>
      <Part title={colleges.title}>
        <Facts>
          <Fact term={colleges.source}>
            {colleges.files}
            <a className="link" href="https://collegescorecard.ed.gov/data" rel="noreferrer">
              collegescorecard.ed.gov/data
            </a>
          </Fact>
          <Fact term={colleges.terms}>{colleges.domain}</Fact>
          <CatalogRelease words={words.release} />
        </Facts>
        <Paragraphs of={colleges.text} />
      </Part>
      <Part title={published.title}>
        <p>{published.text}</p>
      </Part>
      <Part title={deadlines.title}>
        <Facts>
          <Terms of={deadlines.facts} />
        </Facts>
        <p>{deadlines.text}</p>
      </Part>
      <Part title={years.title}>
        <p>{years.text}</p>
        <Facts>
          <Terms of={years.facts} />
        </Facts>
      </Part>
      <Part title={missing.title}>
        <Facts>
          <Terms of={missing.facts} />
        </Facts>
        <p>{missing.text}</p>
      </Part>
      {[majors, check].map(({ title, text }) => (
        <Part key={title} title={title}>
          <p>{text}</p>
        </Part>
      ))}
    </Guide>
  );
};

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SkipLink } from '@/components/ui/navigation/skip-link';
import Landing from '@/routes/landing';

/** The landing page as HTML, complete before any script has loaded. */
export const landingMarkup = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SkipLink />
      <Landing />
    </MemoryRouter>,
  );

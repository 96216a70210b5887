import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SkipLink } from '@/components/ui/skip-link';
import Landing from '@/routes/landing';

/** The landing page as words and boxes: complete before any script has come. The build writes it into landing.html. */
export const landingMarkup = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SkipLink />
      <Landing />
    </MemoryRouter>,
  );

import { type IndexHtmlTransformContext, type Plugin } from 'vite';
import { runSource } from './sources.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/;

/** Inlines the styles, so the page is complete in one response. */
const withStyles = (html: string, bundle: Bundle): string =>
  html.replace(STYLESHEET, (_link, file: string) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${file} to write into the landing page.`);
    return `<style>${String(sheet.source)}</style>`;
  });

/** Replaces a text that must occur exactly once. */
const replaceOnce = (html: string, before: string, after: string): string => {
  if (html.split(before).length !== 2) throw new Error(`The page does not have exactly one ${before}.`);
  return html.replace(before, () => after);
};

type Landing = { landingMarkup: (language: 'en' | 'es') => string };

const TITLE = {
  en: 'Flyleaf: find your colleges, know where you stand',
  es: 'Flyleaf: encuentre sus universidades y sepa dónde está',
};
const DESCRIPTION = {
  en: 'Build a college list you believe in and see each admission chance as an honest range, with the reasons behind it.',
  es: 'Arme una lista de universidades en la que pueda confiar y vea cada posibilidad de admisión como un rango honesto, con las razones detrás.',
};

/** Not in landing.html, where they would be taken for files. */
const ALTERNATES =
  '<link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="es" href="/es">';

/** Renders the landing page into landing.html, and in Spanish into landing.es.html. */
export const prerenderLanding = (): Plugin => {
  let landing: Landing;

  return {
    name: 'flyleaf:prerender-landing',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path, bundle }) => {
        if (path !== '/landing.html' || !bundle) return html;
        landing = await runSource<Landing>('./prerendered-landing.tsx');
        const page = replaceOnce(withStyles(html, bundle), '</head>', `${ALTERNATES}</head>`);
        return replaceOnce(page, '<!--landing-->', landing.landingMarkup('en'));
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['landing.html'];
        if (page?.type !== 'asset') throw new Error('The build has no landing.html to say in Spanish.');
        const source = [
          ['<html lang="en">', '<html lang="es">'],
          [TITLE.en, TITLE.es],
          [DESCRIPTION.en, DESCRIPTION.es],
          [landing.landingMarkup('en'), landing.landingMarkup('es')],
        ].reduce(
          (html, [english = '', spanish = '']) => replaceOnce(html, english, spanish),
          String(page.source),
        );
        this.emitFile({ type: 'asset', fileName: 'landing.es.html', source });
      },
    },
  };
};

/** Writes dashboard.html: index.html with the parts of the dashboard that are the same for every student. */
export const prerenderDashboard = (): Plugin => ({
  name: 'flyleaf:prerender-dashboard',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset')
        throw new Error('The build has no index.html to render the dashboard into.');
      const { dashboardMarkup, dashboardTitle } = await runSource<{
        dashboardMarkup: () => string;
        dashboardTitle: () => string;
      }>('./prerendered-dashboard.tsx');
      const titled = replaceOnce(
        String(page.source),
        '<title>Flyleaf</title>',
        `<title>${dashboardTitle()}</title>`,
      );
      const source = replaceOnce(
        titled,
        '<div id="root"></div>',
        `<div id="root">${dashboardMarkup()}</div>`,
      );
      this.emitFile({ type: 'asset', fileName: 'dashboard.html', source });
    },
  },
});

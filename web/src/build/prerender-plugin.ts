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
  if (html.split(before).length !== 2) throw new Error(`index.html does not have exactly one ${before}.`);
  return html.replace(before, () => after);
};

/** Renders the landing page into landing.html. */
export const prerenderLanding = (): Plugin => ({
  name: 'flyleaf:prerender-landing',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path, bundle }) => {
      if (path !== '/landing.html' || !bundle) return html;
      const { landingMarkup } = await runSource<{ landingMarkup: () => string }>('./prerendered-landing.tsx');
      return withStyles(html, bundle).replace('<!--landing-->', landingMarkup());
    },
  },
});

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

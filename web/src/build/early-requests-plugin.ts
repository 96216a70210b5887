import { createHash } from 'node:crypto';
import { type IndexHtmlTransformContext, minifySync, type Plugin } from 'vite';
import { SESSION_KEY } from '../lib/session/session-key.ts';
import { type EarlyRequests, sendEarlyRequests } from './early-requests-script.ts';
import { type PageFacts } from './page-facts.ts';
import { runSource } from './sources.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

const chunkOf = (bundle: Bundle, source: string) => {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/web/${source}`)),
  );
  if (!chunk) throw new Error(`The build has no file for ${source}.`);
  return chunk.fileName;
};

/** A file and everything it imports. */
const withImports = (bundle: Bundle, file: string, seen = new Set<string>()): Set<string> => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  chunk.imports.forEach((imported) => withImports(bundle, imported, seen));
  return seen;
};

const scriptFor = (bundle: Bundle, pages: readonly PageFacts[]) => {
  const loadedAnyway = withImports(bundle, chunkOf(bundle, 'src/main.tsx'));
  const filesOf = (sources: readonly string[]) => {
    const files = new Set(sources.flatMap((source) => [...withImports(bundle, chunkOf(bundle, source))]));
    return [...files].filter((file) => !loadedAnyway.has(file)).map((file) => `/${file}`);
  };
  const requests: EarlyRequests = Object.fromEntries(
    pages
      .filter(({ isEntrance }) => isEntrance)
      .map(({ path, files, calls }) => [path, { files: filesOf(files), calls }]),
  );
  const source = `(${sendEarlyRequests.toString()})(${JSON.stringify(requests)}, ${JSON.stringify(SESSION_KEY)});`;
  return minifySync('early-requests.js', source).code;
};

/**
 * Writes the script that sends a page's first requests early, and `.vite/pages.json` with the sources of each page for
 * scripts/check-bundle.mjs.
 */
export const earlyRequests = (): Plugin => {
  let script = '';

  return {
    name: 'flyleaf:early-requests',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const { pageFacts } = await runSource<{ pageFacts: PageFacts[] }>('./page-facts-in-node.ts');
        const source = scriptFor(bundle, pageFacts);
        script = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName: script, source });
        this.emitFile({
          type: 'asset',
          fileName: '.vite/pages.json',
          source: JSON.stringify(pageFacts, null, 2),
        });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path }) =>
        path === '/index.html'
          ? [{ tag: 'script', injectTo: 'head-prepend', attrs: { src: `/${script}`, async: true } }]
          : [],
    },
  };
};

import { createHash } from 'node:crypto';
import { type IndexHtmlTransformContext, minifySync, type Plugin } from 'vite';
import { SESSION_KEY } from '../../lib/session/session-key';
import { type AheadByPage, askAhead } from './early-requests-script';
import { ASKED_AHEAD } from './early-requests';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** A chunk and all it imports. */
const withImports = (bundle: Bundle, file: string, seen = new Set<string>()): Set<string> => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  chunk.imports.forEach((imported) => withImports(bundle, imported, seen));
  return seen;
};

const filesFor = (bundle: Bundle, parts: readonly string[], known: ReadonlySet<string>) => {
  const files = parts.flatMap((part) => {
    const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${part}`));
    if (!chunk) throw new Error(`The build has no file of its own for ${part}.`);
    return [...withImports(bundle, chunk.fileName)];
  });
  return [...new Set(files)].filter((file) => !known.has(file)).map((file) => `/${file}`);
};

const withPageOf = (bundle: Bundle, address: string, known: ReadonlySet<string>) => {
  const { parts = [] } = ASKED_AHEAD[address.replace(/\?.*/, '')] ?? {};
  return new Set([...known, ...filesFor(bundle, parts, known).map((file) => file.slice(1))]);
};

const scriptFor = (bundle: Bundle) => {
  const app = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')));
  if (!app) throw new Error('The build has no application.');
  const known = withImports(bundle, app.fileName);
  const pages: AheadByPage = Object.fromEntries(
    Object.entries(ASKED_AHEAD).map(([address, { parts, calls, plainCalls }]) => [
      address,
      {
        files: filesFor(bundle, parts, address.includes('?') ? withPageOf(bundle, address, known) : known),
        calls: [...calls],
        plainCalls: [...plainCalls],
      },
    ]),
  );
  const source = `(${askAhead.toString()})(${JSON.stringify(pages)}, ${JSON.stringify(SESSION_KEY)});`;
  return minifySync('ahead.js', source).code;
};

/**
 * A page's own parts and its first calls are known to the router only once the application's script runs. A small script
 * asks for them while that one is still on its way.
 */
export const fetchAhead = (): Plugin => {
  let script = '';

  return {
    name: 'flyleaf:fetch-ahead',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const source = scriptFor(bundle);
        script = `assets/ahead-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName: script, source });
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

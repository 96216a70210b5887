import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import { build } from 'vite';

const HERE = import.meta.dirname;
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

export interface References {
  /** Only the text of the landing page. */
  staticPage: string;
  /** The smallest page with the same React. */
  reactPage: string;
  stop(): void;
}

/** Builds and serves the reference pages, compressed like the product's. */
export async function serveReferences(builtLandingPage: string, folder: string): Promise<References> {
  await build({
    configFile: false,
    root: path.join(HERE, 'references/react-only'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  fs.writeFileSync(path.join(folder, 'words.html'), wordsOf(fs.readFileSync(builtLandingPage, 'utf8')));

  // Compressed beforehand, as the product's files are: compressing would count as loading.
  const pages = new Map(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.extname(file) in TYPES)
      .map((file) => [`/${file}`, zlib.brotliCompressSync(fs.readFileSync(path.join(folder, file)))]),
  );
  const server = http.createServer((request, response) => {
    const address = request.url ?? '/';
    const page = pages.get(address);
    if (page === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(address)] ?? 'text/plain';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' });
    response.end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    staticPage: `${address}/words.html`,
    reactPage: `${address}/index.html`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The text of a page without styles, scripts or images. */
function wordsOf(html: string): string {
  const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  const lines = body
    .replace(/<(script|style|svg|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" /><title>Words</title>',
    ...lines.map((line) => `<p>${line}</p>`),
  ].join('\n');
}

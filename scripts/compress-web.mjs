// Writes a Brotli and a gzip copy beside every larger file of the built web; the server sends the one the browser accepts.
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const FOLDER = process.argv[2] ?? 'dist/web';
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Compressing smaller files saves nothing. */
const MIN_BYTES = 256;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const entries = await fs.readdir(FOLDER, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));
await Promise.all(files.map(compress));

async function compress(file) {
  const content = await fs.readFile(file);
  if (content.length < MIN_BYTES) return;

  const compressed = await brotli(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await fs.writeFile(`${file}.br`, compressed);
  await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
}

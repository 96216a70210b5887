import fs from 'node:fs';

type Manifest = Readonly<Record<string, { file: string } | undefined>>;

/** Addresses of what the build made of a source file of the web, such as "src/app/palette/palette.tsx": its name tells nothing. */
export function builtFile(source: string): string {
  const manifest = JSON.parse(fs.readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Manifest;
  const built = manifest[source];
  if (built === undefined) throw new Error(`The build has no file of its own for ${source}.`);
  return `**/${built.file}`;
}

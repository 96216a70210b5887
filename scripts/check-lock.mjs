// npm ci refuses a lock file that lacks optional platform packages; npm install writes one without a warning.
import fs from 'node:fs';

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));

/** Walks up the node_modules folders as Node's own resolution does. */
function resolvable(from, dependency) {
  let base = from;
  for (;;) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${dependency}`]) return true;
    if (!base) return false;
    const parent = base.lastIndexOf('node_modules/');
    base = parent <= 0 ? '' : base.slice(0, parent - 1);
  }
}

const absent = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([dependency]) => !resolvable(at, dependency))
    .map(([dependency, range]) => `absent: ${dependency}@${range}, wanted by ${at || 'the root'}`),
);

const loose = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
  Object.entries(packages[''][kind] ?? {})
    .filter(([, range]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
    .map(([dependency, range]) => `not an exact version: ${dependency}@${range}`),
);

for (const line of [...absent, ...loose]) console.error(line);
process.exit(absent.length + loose.length ? 1 : 0);

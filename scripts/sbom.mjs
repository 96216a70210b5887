// Writes the CycloneDX bill of materials of what we ship, from the lock file alone: the server's dependencies, and the packages
// bundled into the web, which are development dependencies. npm is shown a lock file without the others.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const OUTPUT = 'dist/sbom.cdx.json';

const product = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const { '': root, ...installed } = lock.packages;
const bundled = bundledPackages();
const needed = Object.entries(installed).filter(([at, { dev }]) => !dev || bundled.has(at));
const shipped = ({ devDependencies, ...rest }) => ({
  ...rest,
  devDependencies: Object.fromEntries(
    Object.entries(devDependencies).filter(([name]) => bundled.has(`node_modules/${name}`)),
  ),
});

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-sbom-'));
const write = (file, content) => fs.writeFileSync(path.join(folder, file), JSON.stringify(content));
write('package.json', shipped(product));
write('package-lock.json', {
  ...lock,
  packages: { '': shipped(root), ...Object.fromEntries(needed) },
});
const bill = JSON.parse(
  execFileSync(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  ),
);
fs.rmSync(folder, { recursive: true });

// npm calls the product after its folder.
bill.metadata.component.name = product.name;
fs.mkdirSync(path.dirname(OUTPUT), { recursive: true });
fs.writeFileSync(OUTPUT, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${OUTPUT}: ${bill.components.length} packages`);

/** Where the lock file has the packages that the web imports, and everything these depend on. */
function bundledPackages() {
  const found = new Set();
  const visit = (name, from) => {
    const at = lookUp(name, from);
    if (at === undefined || found.has(at)) return;
    found.add(at);
    for (const dependency of Object.keys(installed[at].dependencies ?? {})) visit(dependency, at);
  };
  for (const name of importedByTheWeb()) visit(name, '');
  return found;
}

/** As Node does: in the package's own folder, then in each folder above. */
function lookUp(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const at = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (installed[at] !== undefined) return at;
    if (folder === '') return undefined;
  }
}

function importedByTheWeb() {
  const names = new Set();
  const notShipped = (name) => /\.spec\.tsx?$|^(testing|build)$/.test(String(name));
  for (const file of fs.globSync('web/src/**/*.{ts,tsx}', { exclude: notShipped })) {
    const imports = fs.readFileSync(file, 'utf8').matchAll(/(?:from|import) '((?:@[\w-]+\/)?[\w][\w.-]*)/g);
    for (const [, name] of imports) names.add(name);
  }
  return names;
}

// Writes the CycloneDX bill of materials of the server's dependencies, from the lock file alone. npm's own `--omit dev` also
// leaves out every package that the server shares with a development tool, so npm is shown a lock file without the others.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const OUTPUT = 'dist/sbom.cdx.json';

const product = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const { '': root, ...installed } = lock.packages;
const needed = Object.entries(installed).filter(([, { dev }]) => !dev);
const withoutDevelopment = ({ devDependencies: _, ...rest }) => rest;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'flyleaf-sbom-'));
const write = (file, content) => fs.writeFileSync(path.join(folder, file), JSON.stringify(content));
write('package.json', withoutDevelopment(product));
write('package-lock.json', {
  ...lock,
  packages: { '': withoutDevelopment(root), ...Object.fromEntries(needed) },
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

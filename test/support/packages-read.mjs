// Records which packages a process loads from node_modules, one name per line, in the file that PACKAGES_READ names.
import fs from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
    if (name !== undefined) fs.appendFileSync(process.env.PACKAGES_READ, `${name}\n`);
    return nextLoad(url, context);
  },
});

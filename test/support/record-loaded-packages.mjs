// Records which packages a process loads from node_modules, one name per line, in LOADED_PACKAGES_FILE.
import fs from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
    if (name !== undefined) fs.appendFileSync(process.env.LOADED_PACKAGES_FILE, `${name}\n`);
    return nextLoad(url, context);
  },
});

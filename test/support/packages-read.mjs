// Writes down which packages a process reads from node_modules, and in the end which of Node's own modules were needed, into
// the files PACKAGES_READ and BUILTINS_READ name.
import fs from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
    if (name !== undefined) fs.appendFileSync(process.env.PACKAGES_READ, `${name}\n`);
    return nextLoad(url, context);
  },
});

process.once('exit', () => fs.writeFileSync(process.env.BUILTINS_READ, process.moduleLoadList.join('\n')));

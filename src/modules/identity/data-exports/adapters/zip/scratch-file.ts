import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Readable } from 'node:stream';

/** Text that does not fit in memory. The file has no name anymore: however this process ends, nothing of it stays on the disk. */
export class ScratchFile {
  private constructor(private readonly handle: fs.FileHandle) {}

  static async open(): Promise<ScratchFile> {
    const name = path.join(os.tmpdir(), `flyleaf-${randomUUID()}`);
    const handle = await fs.open(name, 'wx+', 0o600);
    await fs.rm(name);
    return new ScratchFile(handle);
  }

  async append(text: string): Promise<void> {
    await this.handle.appendFile(text);
  }

  async size(): Promise<number> {
    return (await this.handle.stat()).size;
  }

  read(): Readable {
    return this.handle.createReadStream({ start: 0, autoClose: false });
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}

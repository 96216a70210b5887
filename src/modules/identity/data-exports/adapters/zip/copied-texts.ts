import { Injectable } from '@nestjs/common';
import { Clock } from '#shared-kernel/application/clock.js';
import { CopiedData, type CopiedRow, type CopiedRows } from '#shared-kernel/application/kept-data.js';
import { UnitOfWork } from '#shared-kernel/application/unit-of-work.js';
import { type Language } from '#shared-kernel/domain/language.js';
import { AccountRepository } from '../../../account/domain/account.repository.js';
import { type CopyFormat } from './copy-format.js';
import { JsonCopy } from './json-copy.js';
import { PageCopy } from './page-copy.js';
import { ScratchFile } from './scratch-file.js';
import { type ArchivedFile } from './zip-archive.js';

interface WrittenTexts {
  files: readonly ArchivedFile[];
  close(): Promise<void>;
}

interface Text {
  name: string;
  format: CopyFormat;
  file: ScratchFile;
}

/** The rows of all contexts as a page and as JSON, written together while they are read. */
@Injectable()
export class CopiedTexts {
  constructor(
    private readonly data: CopiedData,
    private readonly clock: Clock,
    private readonly accounts: AccountRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `names` says where in the copy each uploaded file is, by its address. */
  async write(userId: string, names: ReadonlyMap<string, string>): Promise<WrittenTexts> {
    const texts = [
      {
        name: 'index.html',
        format: new PageCopy(await this.languageOf(userId)),
        file: await ScratchFile.open(),
      },
      { name: 'data.json', format: new JsonCopy(), file: await ScratchFile.open() },
    ];
    const close = async () => {
      for (const { file } of texts) await file.close();
    };
    try {
      await this.fill(texts, userId, names);
      return { files: await Promise.all(texts.map(archived)), close };
    } catch (error) {
      await close();
      throw error;
    }
  }

  private async languageOf(userId: string): Promise<Language> {
    const account = await this.unitOfWork.run(() => this.accounts.find(userId));
    return account?.language ?? 'en';
  }

  private async fill(texts: readonly Text[], userId: string, names: ReadonlyMap<string, string>) {
    const facts = { copiedAt: this.clock.now(), leftOut: this.data.leftOut() };
    for (const { format, file } of texts) await file.append(format.begin(facts));
    await this.data.read(userId, async (piece) => {
      const copied = withPaths(piece, names);
      for (const { format, file } of texts) await file.append(format.piece(copied));
    });
    for (const { format, file } of texts) await file.append(format.end(facts));
  }
}

/** The address of an uploaded file leads nowhere from a copy; its path does. */
const withPaths = (piece: CopiedRows, names: ReadonlyMap<string, string>): CopiedRows => ({
  ...piece,
  rows: piece.rows.map((row): CopiedRow =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'string' ? (names.get(value) ?? value) : value,
      ]),
    ),
  ),
});

const archived = async ({ name, file }: Text): Promise<ArchivedFile> => ({
  name,
  size: await file.size(),
  open: () => Promise.resolve(file.read()),
});

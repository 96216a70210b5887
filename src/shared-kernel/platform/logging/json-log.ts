import { type LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError, withoutEmails } from './describe-error.js';

const LINE_BREAKS = /[\r\n]+/g;
/** In pino's numbers. */
const WARNING = 40;

/** Errors carry the driver's statements and rows with them: a line has their words only, wherever they were put. */
const loggable = (value: unknown, isTrouble: boolean): unknown => {
  if (value instanceof Error) return describeError(value);
  if (typeof value === 'string') return isTrouble ? withoutEmails(value) : value;
  if (value === null || typeof value !== 'object') return value;
  if (!Object.values(value).some((field) => field instanceof Error)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, field instanceof Error ? describeError(field) : field]),
  );
};

/** So many bytes, or what came within this time, go out in one write: a write for each line costs more than the line. */
const WRITTEN_FROM_BYTES = 4096;
const WRITTEN_WITHIN_MS = 100;
/** A reader that stops reading gets nothing more until it continues: the server neither waits nor fills its memory. */
const WAITING_AT_MOST_BYTES = 16 * 1024 * 1024;

/** A file by its descriptor, standard output at first; never waited for. What still waits is written when the process ends. */
export const logFile = (fd = 1): DestinationStream =>
  pino.destination({
    dest: fd,
    sync: false,
    minLength: WRITTEN_FROM_BYTES,
    periodicFlush: WRITTEN_WITHIN_MS,
    maxLength: WAITING_AT_MOST_BYTES,
  });

/** One JSON object per line, UTC time, on standard output where nothing else is said. */
export const jsonLog = (level: string, destination = logFile()): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        logMethod(words, write, levelNumber) {
          const isTrouble = levelNumber >= WARNING;
          write.apply(this, words.map((word) => loggable(word, isTrouble)) as typeof words);
        },
      },
    },
    destination,
  );

/** Nest's messages about its own startup: logged only at debug level. */
const ASSEMBLY = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's own log messages, through the same log. */
export class NestJsonLog implements LoggerService {
  constructor(private readonly lines: Logger) {}

  private write(
    level: 'info' | 'error' | 'warn' | 'debug',
    message: unknown,
    rest: readonly unknown[],
  ): void {
    const context = rest.findLast((word) => typeof word === 'string' && !word.includes('\n'));
    const details = rest.find((word) => typeof word === 'object' && word !== null);
    const about = details instanceof Error ? { err: details } : details;
    const text = message instanceof Error ? describeError(message) : String(message);
    this.lines[level]({ ...about, context }, level === 'error' ? text : text.replace(LINE_BREAKS, ' '));
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write(rest.some((word) => ASSEMBLY.has(String(word))) ? 'debug' : 'info', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
}

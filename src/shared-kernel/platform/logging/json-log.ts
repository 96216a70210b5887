import { type LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError, withoutEmails } from './describe-error.js';

const LINE_BREAKS = /[\r\n]+/g;
/** Pino's number for the level. */
const WARNING = 40;

/** Errors can carry the driver's statements and rows, so only their description is logged. */
const loggable = (value: unknown, isProblem: boolean): unknown => {
  if (value instanceof Error) return describeError(value);
  if (typeof value === 'string') return isProblem ? withoutEmails(value) : value;
  if (value === null || typeof value !== 'object') return value;
  if (!Object.values(value).some((field) => field instanceof Error)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, field instanceof Error ? describeError(field) : field]),
  );
};

/** Lines are written together at this size or after this time: a write for each line costs more than the line. */
const FLUSH_AT_BYTES = 4096;
const FLUSH_INTERVAL_MS = 100;
/** While the reader has stopped reading, further lines are dropped: the server neither waits nor fills its memory. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024;

/** A file by its descriptor, by default standard output. Writes never block; the rest is written when the process ends. */
export const logFile = (fd = 1): DestinationStream =>
  pino.destination({
    dest: fd,
    sync: false,
    minLength: FLUSH_AT_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
    maxLength: MAX_BUFFERED_BYTES,
  });

/** One JSON object per line with UTC time, by default on standard output. */
export const jsonLog = (level: string, destination = logFile()): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        logMethod(args, write, levelNumber) {
          const isProblem = levelNumber >= WARNING;
          write.apply(this, args.map((arg) => loggable(arg, isProblem)) as typeof args);
        },
      },
    },
    destination,
  );

/** Nest's messages about its own startup: logged only at debug level. */
const STARTUP_CONTEXTS = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's own log messages, in the same format. */
export class NestJsonLog implements LoggerService {
  constructor(private readonly lines: Logger) {}

  private write(
    level: 'info' | 'error' | 'warn' | 'debug',
    message: unknown,
    rest: readonly unknown[],
  ): void {
    const context = rest.findLast((value) => typeof value === 'string' && !value.includes('\n'));
    const details = rest.find((value) => typeof value === 'object' && value !== null);
    const about = details instanceof Error ? { err: details } : details;
    const text = message instanceof Error ? describeError(message) : String(message);
    this.lines[level]({ ...about, context }, level === 'error' ? text : text.replace(LINE_BREAKS, ' '));
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write(rest.some((value) => STARTUP_CONTEXTS.has(String(value))) ? 'debug' : 'info', message, rest);
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

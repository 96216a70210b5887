/** A name for a device that its owner recognizes, such as "Firefox on Windows". */
export abstract class DeviceNames {
  abstract of(userAgent: string): string;
}

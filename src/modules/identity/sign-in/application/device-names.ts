/** Names a device for its owner from what its browser says of itself. */
export abstract class DeviceNames {
  abstract of(userAgent: string): string;
}

/** Something that happened, with plain fields. Published ones live in the contracts of their context; `type` never changes. */
export abstract class DomainEvent {
  abstract readonly type: string;
}

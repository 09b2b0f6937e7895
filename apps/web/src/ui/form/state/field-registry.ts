interface MountedField {
  readonly label: string;
  readonly box: HTMLElement;
  focus(): void;
}

/** The fields of a form that are on the screen now. */
export interface FieldRegistry {
  add(name: string, field: MountedField): () => void;
  get(name: string): MountedField | undefined;
  /** As they are read, from the top; fields that come and go do so in any order. */
  names(): string[];
  /** The same in any order. */
  all(): readonly string[];
}

const isAfter = (one: MountedField, other: MountedField): number =>
  one.box.compareDocumentPosition(other.box) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;

export function createFieldRegistry(): FieldRegistry {
  const fields = new Map<string, MountedField>();
  return {
    add(name, field) {
      fields.set(name, field);
      return () => {
        if (fields.get(name) === field) fields.delete(name);
      };
    },
    get: (name) => fields.get(name),
    all: () => [...fields.keys()],
    names: () => [...fields].sort(([, one], [, other]) => isAfter(one, other)).map(([name]) => name),
  };
}

// What is typed and the server has not confirmed yet, by number, in this tab: a reload does not cost a word of it.
// Where storage is forbidden the page works, it only forgets.
export interface Memory<T> {
  readonly read: () => ReadonlyMap<number, T>;
  readonly write: (texts: ReadonlyMap<number, T>) => void;
}

/** `what` says of which table, and which of its texts; `isOne` tells what can be one of them from what cannot. */
export function memoryOf<T>(
  what: string, isOne: (value: unknown) => value is T, storage = (): Storage => sessionStorage,
): Memory<T> {
  const key = `palette.barbarossa.${what}`;
  return {
    read: () => {
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? "[]");
        const isEntry = (each: unknown): each is [number, T] =>
          Array.isArray(each) && Number.isInteger(each[0]) && isOne(each[1]);
        return new Map(Array.isArray(value) ? value.filter(isEntry) : []);
      } catch {
        return new Map();
      }
    },
    write: (texts) => {
      try {
        if (texts.size === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify([...texts]));
      } catch {
        // forgotten
      }
    },
  };
}

export const isText = (value: unknown): value is string => typeof value === "string";

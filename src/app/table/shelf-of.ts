import type { Shelf } from '../../play/shelf.ts';
import type { Library } from '../library.ts';

const shelves = new WeakMap<Library, Shelf>();

/** The device's shelf for screens; the same one for the same library, so that nothing is read twice. */
export function shelfOf(library: Library): Shelf {
  const known = shelves.get(library);
  if (known) return known;
  const shelf: Shelf = {
    read: async (key) => (await library.storage).readShelf(key),
    write: async (key, value) => (await library.storage).writeShelf(key, value),
  };
  shelves.set(library, shelf);
  return shelf;
}

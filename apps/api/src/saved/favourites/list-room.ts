/** A list is looked through by eye, and each page of the shop asks for all of them. */
export const mostFavourites = 100

/** Beside the one without a name. */
export const mostNamedLists = 10

interface NamedList<Item> {
  name: string | null
  items: readonly Item[]
}

interface SavedItem {
  product: number
  added_at: Date
}

interface Placed<Item> {
  name: string | null
  item: Item
}

/** Lists of one name are one list, however it is written. */
export function listKey(name: string | null): string {
  return name === null ? '' : name.trim().toLowerCase()
}

/**
 * What of a device's lists is added to somebody's own, and what they have no room for. A product that is on a list already
 * is added again: it may have been kept earlier on the device. Where room is scarce, what was kept first comes first.
 */
export function fitDeviceLists<Item extends SavedItem>(
  own: readonly NamedList<{ product: number }>[],
  device: readonly NamedList<Item>[],
): { added: Placed<Item>[]; left: Placed<Item>[] } {
  const rooms = new Map(
    own.map(({ name, items }) => [listKey(name), new Set(items.map(({ product }) => product))]),
  )
  rooms.set('', rooms.get('') ?? new Set())
  const added: Placed<Item>[] = []
  const left: Placed<Item>[] = []
  for (const { name, items } of device) {
    const key = listKey(name)
    if (!rooms.has(key) && rooms.size <= mostNamedLists) rooms.set(key, new Set())
    const room = rooms.get(key)
    for (const item of items.toSorted(
      (one, other) => Number(one.added_at) - Number(other.added_at),
    )) {
      const fits = room && (room.has(item.product) || room.size < mostFavourites)
      if (fits) room.add(item.product)
      const placed = { name, item }
      if (fits) added.push(placed)
      else left.push(placed)
    }
  }
  return { added, left }
}

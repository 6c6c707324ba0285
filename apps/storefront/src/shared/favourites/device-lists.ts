import type { DeviceFavourites, TakenAlong } from '@bandari/sdk'

/** Favourites of a visitor without an account, as the device stores them and the API takes them along. */
export type DeviceList = DeviceFavourites['lists'][number]
export type DeviceFavourite = DeviceList['items'][number]

/** The API's bounds, so that everything on a device has room in an account that is empty. */
export const mostFavourites = 100
export const mostNamedLists = 10
export const longestName = 60

/** What somebody else wrote into the storage counts for nothing, entry by entry. */
export function readLists(text: string): DeviceList[] {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  const lists = stored.flatMap((list: unknown) => {
    const { name, items } = (list ?? {}) as Partial<DeviceList>
    if (!Array.isArray(items) || (name !== null && !isName(name))) return []
    return [{ name, items: items.filter(isFavourite).slice(0, mostFavourites) }]
  })
  return lists.slice(0, mostNamedLists + 1)
}

/** Empty where nothing is kept. */
export function writeLists(lists: readonly DeviceList[]): string {
  const kept = lists.filter(({ name, items }) => name !== null || items.length > 0)
  return kept.length === 0 ? '' : JSON.stringify(kept)
}

function isName(name: unknown): name is string {
  return typeof name === 'string' && name.trim() !== '' && name.length <= longestName
}

function isFavourite(item: unknown): item is DeviceFavourite {
  const { product, price, currency, added_at } = (item ?? {}) as Partial<DeviceFavourite>
  return (
    Number.isInteger(product) &&
    Number(product) > 0 &&
    typeof price === 'number' &&
    price >= 0 &&
    /^[A-Z]{3}$/.test(currency ?? '') &&
    !Number.isNaN(Date.parse(added_at ?? ''))
  )
}

const keyOf = (name: string | null) => (name === null ? '' : name.trim().toLowerCase())

function isNamed(name: string | null) {
  return (list: DeviceList) => keyOf(list.name) === keyOf(name)
}

/** Kept last comes first. Null where the list is full; what is on it stays as it was kept. */
export function keep(
  lists: readonly DeviceList[],
  item: DeviceFavourite,
  name: string | null = null,
): DeviceList[] | null {
  const list = lists.find(isNamed(name)) ?? { name, items: [] }
  if (list.items.some(({ product }) => product === item.product)) return [...lists]
  if (list.items.length >= mostFavourites) return null
  return replaced(lists, { ...list, items: [item, ...list.items] })
}

/** From the list of a name, or from all of them. */
export function drop(
  lists: readonly DeviceList[],
  product: number,
  name?: string | null,
): DeviceList[] {
  return lists.map((list) =>
    name === undefined || isNamed(name)(list)
      ? { ...list, items: list.items.filter((item) => item.product !== product) }
      : list,
  )
}

/** As it was kept. Null where the other list is full. */
export function move(
  lists: readonly DeviceList[],
  product: number,
  { from, to }: { from: string | null; to: string | null },
): DeviceList[] | null {
  const item = lists.find(isNamed(from))?.items.find((one) => one.product === product)
  const added = item ? keep(lists, item, to) : null
  return added && drop(added, product, from)
}

/** Null where there are as many as there may be; a name that is there already begins none. */
export function addList(lists: readonly DeviceList[], name: string): DeviceList[] | null {
  if (lists.some(isNamed(name))) return [...lists]
  const named = lists.filter((list) => list.name !== null)
  return named.length >= mostNamedLists ? null : replaced(lists, { name: name.trim(), items: [] })
}

/** Null where another list has the name. */
export function renameList(
  lists: readonly DeviceList[],
  from: string,
  to: string,
): DeviceList[] | null {
  if (keyOf(from) !== keyOf(to) && lists.some(isNamed(to))) return null
  return lists.map((list) => (isNamed(from)(list) ? { ...list, name: to.trim() } : list))
}

export function deleteList(lists: readonly DeviceList[], name: string | null): DeviceList[] {
  return lists.filter((list) => !isNamed(name)(list))
}

/**
 * What stays on the device once the API has taken lists along: what came meanwhile, in another tab, and what the account has
 * no room for.
 */
export function withoutTaken(
  now: readonly DeviceList[],
  sent: readonly DeviceList[],
  left: TakenAlong['left_out'],
): DeviceList[] {
  const isTaken = (name: string | null, product: number) =>
    sent.some(
      (list) => isNamed(name)(list) && list.items.some((item) => item.product === product),
    ) && !left.some((one) => keyOf(one.name) === keyOf(name) && one.product === product)
  const rest = now.map(({ name, items }) => ({
    name,
    items: items.filter(({ product }) => !isTaken(name, product)),
  }))
  return rest.filter(({ items, name }) => items.length > 0 || !sent.some(isNamed(name)))
}

/** In its place, or at the end. */
function replaced(lists: readonly DeviceList[], list: DeviceList): DeviceList[] {
  const at = lists.findIndex(isNamed(list.name))
  return at < 0 ? [...lists, list] : lists.map((one, place) => (place === at ? list : one))
}

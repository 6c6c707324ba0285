/** Nobody looks for parts of more: who keeps a fleet asks by its numbers. */
export const mostVehicles = 10

interface Vehicle {
  trim: number
  year: number
}

interface Kept extends Vehicle {
  added_at: Date
}

const keyOf = ({ trim, year }: Vehicle) => `${trim} ${year}`

/**
 * What of a device's vehicles is added to somebody's own, and what is left: what was never built, and what there is no room
 * for. One that is there already is added again, because it may have been kept earlier, or chosen later, on the device. Where
 * room is scarce, what was kept first comes first.
 */
export function fitDeviceVehicles<Item extends Kept>(
  own: readonly Vehicle[],
  device: readonly Item[],
  isBuilt: (vehicle: Vehicle) => boolean,
): { added: Item[]; left: Item[] } {
  const room = new Set(own.map(keyOf))
  const added: Item[] = []
  const left: Item[] = []
  for (const item of device.toSorted(
    (one, other) => Number(one.added_at) - Number(other.added_at),
  )) {
    const fits = isBuilt(item) && (room.has(keyOf(item)) || room.size < mostVehicles)
    if (fits) room.add(keyOf(item))
    if (fits) added.push(item)
    else left.push(item)
  }
  return { added, left }
}

/** Each vehicle once: kept since it was kept first, and chosen when it was chosen last. */
export function joined<Item extends Kept & { chosen_at: Date | null }>(
  items: readonly Item[],
): Item[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    first
      ? [
          others.reduce(
            (one, other) => ({
              ...one,
              added_at: one.added_at < other.added_at ? one.added_at : other.added_at,
              chosen_at: later(one.chosen_at, other.chosen_at),
            }),
            first,
          ),
        ]
      : [],
  )
}

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}

import { pick, type Random } from '../random.ts'
import { hostileJson, hostileText } from './hostile-values.ts'

/** Stands in the value's place until it is written, since some of what replaces it cannot be held by an object. */
const mark = '\u{F0000}'

/** A body as JSON with one or two of its parts replaced, left out or added. */
export function spoil(body: unknown, random: Random): string {
  const copy = structuredClone(body)
  const holders = objectsIn(copy)
  const times = random() < 0.7 ? 1 : 2
  for (let time = 0; time < times; time += 1) spoilOne(holders, random)
  return JSON.stringify(copy ?? null).replaceAll(JSON.stringify(mark), () => hostileJson(random))
}

type Holder = Record<string, unknown>

function spoilOne(holders: readonly Holder[], random: Random) {
  if (holders.length === 0) return
  const holder = pick(holders, random)
  const names = Object.keys(holder)
  const chance = random()
  // A name such as 2147483647 would make an array that long.
  if (Array.isArray(holder) && (names.length === 0 || chance < 0.05)) holder.push(mark)
  else if (names.length === 0 || chance < 0.05) holder[hostileText(random)] = mark
  else if (chance < 0.15) delete holder[pick(names, random)]
  else holder[pick(names, random)] = mark
}

/** Arrays too: their places are names. */
function objectsIn(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Holder, ...Object.values(value).flatMap(objectsIn)]
}

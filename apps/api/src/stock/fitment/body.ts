import type { ModelKind } from '../tables.ts'

/** Bodies of the vehicle tree, and the type that a vendor picks first for a model with such a body. */
const kinds = {
  hatchback: 'cars',
  sedan: 'cars',
  wagon: 'cars',
  suv: 'cars',
  mpv: 'cars',
  coupe: 'cars',
  convertible: 'cars',
  pickup: 'pick-ups',
  'double-cab': 'pick-ups',
  van: 'vans',
  minibus: 'vans',
  bus: 'buses',
  truck: 'trucks',
  'tractor-unit': 'trucks',
  motorcycle: 'motorcycles',
  excavator: 'machinery',
} as const satisfies Record<string, ModelKind>

export type TreeBody = keyof typeof kinds

/** The body of a trim whose source names none. */
export const unstatedBody = 'unstated'

function isTreeBody(body: string): body is TreeBody {
  return Object.hasOwn(kinds, body)
}

export function kindOf(body: string | null): ModelKind {
  return body !== null && isTreeBody(body) ? kinds[body] : 'cars'
}

const names: Record<string, string> = {
  suv: 'SUV',
  mpv: 'MPV',
  pickup: 'Pick-up',
  [unstatedBody]: 'Not stated',
}

/** `double-cab` → `Double cab`. */
export function bodyName(body: string): string {
  const words = body.replaceAll('-', ' ')
  return names[body] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

import type { BodyGroup } from './tables.ts'

/** Shipping tariffs know three groups of bodies (buyer spec §4: sedan, suv or other). */
const groups = new Map<string, BodyGroup>([
  ['sedan', 'sedan'],
  ['hatchback', 'sedan'],
  ['wagon', 'sedan'],
  ['coupe', 'sedan'],
  ['convertible', 'sedan'],
  ['suv', 'suv'],
  ['crossover', 'suv'],
  ['mpv', 'suv'],
  ['pickup', 'suv'],
  ['double-cab', 'suv'],
])

/** Any spelling of a vendor's counts: `Double Cab` is `double-cab`. */
export function bodyGroupOf(bodyType: string | null): BodyGroup {
  const name = bodyType?.trim().toLowerCase().replaceAll(/\s+/g, '-') ?? ''
  return groups.get(name) ?? 'other'
}

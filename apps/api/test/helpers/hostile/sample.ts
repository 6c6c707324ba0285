import { pick, type Random } from '../random.ts'
import { resolve, type Shape } from './contract-shapes.ts'

/** A value that fits a shape more often than not, at its bounds as often as inside them. */
export function sample(shape: Shape, random: Random, depth = 0): unknown {
  const known = resolve<Shape>(shape)
  if (known.const !== undefined) return known.const
  if (known.enum) return pick(known.enum, random)
  const choices = known.anyOf ?? known.oneOf
  if (choices) return sample(pick(choices, random), random, depth)
  if (known.allOf) {
    const parts = known.allOf.map((part) => sample(part, random, depth))
    return Object.assign({}, ...(parts as object[])) as unknown
  }
  if (known.example !== undefined && random() < 0.5) return known.example
  const type = pick([known.type ?? 'string'].flat(), random)
  return samplers[type]?.(known, random, depth) ?? null
}

type Sampler = (shape: Shape, random: Random, depth: number) => unknown

const samplers: Record<string, Sampler> = {
  object: ({ properties = {}, required = [] }, random, depth) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name) || (depth < 6 && random() < 0.6))
        .map(([name, shape]) => [name, sample(shape, random, depth + 1)]),
    ),
  array: ({ items = {} }, random, depth) =>
    Array.from({ length: depth < 6 ? Math.floor(random() * 3) : 0 }, () =>
      sample(items, random, depth + 1),
    ),
  integer: ({ minimum = -2_147_483_648, maximum = 2_147_483_647 }, random) =>
    pick([minimum, maximum, minimum + Math.floor(random() * 50)], random),
  number: ({ minimum = -1e9, maximum = 1e9 }, random) =>
    pick([minimum, maximum, minimum + Math.round(random() * 5000) / 100], random),
  boolean: (_, random) => random() < 0.5,
  string: (shape, random) => text(shape, random),
}

const dates = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '2026-11-01T00:00:00Z',
  '2026-06-30T23:59:60Z',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-23:59',
]

const patterned = ['1', '7', 'KE', 'USD', 'abc-def', '2026-01-31', '00000000', '1__2', 'a1b2c3d4']

function text({ format, pattern, minLength = 0, maxLength = 40 }: Shape, random: Random): string {
  if (format === 'date-time') return pick(dates, random)
  if (format === 'email') return `a${Math.floor(random() * 1e6)}@b.example`
  if (format === 'uri') return `/api/products/${1 + Math.floor(random() * 100)}/`
  if (pattern !== undefined) return pick(patterned, random)
  const length = pick([minLength, maxLength, Math.min(maxLength, minLength + 8)], random)
  return pick(['x', '7', 'é', '\u{1F600}', '\\', '%'], random).repeat(length).slice(0, length)
}

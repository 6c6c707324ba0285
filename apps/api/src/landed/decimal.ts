import { divideRounded } from '../core/money.ts'

/** An exact number: rates, prices of a list and exchange rates have more places than a float keeps. */
export interface Exact {
  readonly over: bigint
  readonly under: bigint
}

const shape = /^(-?)(\d{1,24})(?:\.(\d{1,18}))?$/

/** Null for a text that is not a decimal number. */
export function parseExact(text: string): Exact | null {
  const [, sign, whole, fraction = ''] = shape.exec(text) ?? []
  if (whole === undefined) return null
  const digits = BigInt(whole + fraction)
  return { over: sign === '-' ? -digits : digits, under: 10n ** BigInt(fraction.length) }
}

/** A number of the rules, whose form their schema has checked. */
export function exact(text: string): Exact {
  const known = parsed.get(text)
  if (known) return known
  const value = parseExact(text)
  if (!value) throw new RangeError(`not a decimal number: ${text}`)
  // Numbers of rules repeat; the bound is for any others.
  if (parsed.size < 10_000) parsed.set(text, value)
  return value
}

const parsed = new Map<string, Exact>()

export const one: Exact = { over: 1n, under: 1n }

export function whole(value: number): Exact {
  return { over: BigInt(value), under: 1n }
}

export function plus(a: Exact, b: Exact): Exact {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
}

export function minus(a: Exact, b: Exact): Exact {
  return plus(a, { over: -b.over, under: b.under })
}

export function times(a: Exact, b: Exact): Exact {
  return { over: a.over * b.over, under: a.under * b.under }
}

export function dividedBy(a: Exact, b: Exact): Exact {
  return { over: a.over * b.under, under: a.under * b.over }
}

export function smaller(a: Exact, b: Exact): Exact {
  return a.over * b.under <= b.over * a.under ? a : b
}

export function larger(a: Exact, b: Exact): Exact {
  return smaller(a, b) === a ? b : a
}

/** To the nearest whole number, halves up. */
export function rounded({ over, under }: Exact): number {
  return divideRounded(over, under)
}

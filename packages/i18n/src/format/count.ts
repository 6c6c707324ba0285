import { groupDigits } from './marks.ts'

/** A whole number with its thousands set apart: 12345 → `12,345`, `12 345`. For results, kilometres, cc. */
export function formatCount(count: number, locale: string): string {
  const whole = Math.trunc(count)
  return `${whole < 0 ? '-' : ''}${groupDigits(String(Math.abs(whole)), locale)}`
}

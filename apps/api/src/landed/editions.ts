import type { CountryRules } from './rules.ts'

/** The editions of price lists that a country's rules name on some day from one on, or ever. */
export function editionsOf({ duty }: CountryRules, from: string | null = null): string[] {
  const standing = duty.regimes.filter(
    ({ prov: { valid_to: to } }) => from === null || to === null || to >= from,
  )
  return [...new Set(standing.flatMap(({ value_basis: { list } }) => list ?? []))]
}

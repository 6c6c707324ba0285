/** A whole number with thousands separators: 12345 → `12,345`. For results, kilometres, cc. */
export function formatCount(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/g, ',')
}

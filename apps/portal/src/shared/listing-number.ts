/** The number in `4711`, `#4711` or the address of a page of the shop; null where there is none. */
export function listingNumber(typed: string): number | null {
  const [, digits] = /^(?:#?|.*\/details\/)(\d{1,10})(?:[/?#].*)?$/.exec(typed.trim()) ?? []
  const id = Number(digits)
  return Number.isSafeInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : null
}

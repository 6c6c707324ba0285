/** Of `4711`, `#4711` and the address of a page of the shop; null for what names no listing. */
export function listingNumber(typed: string): number | null {
  const [, digits] = /^(?:#?|.*\/details\/)(\d{1,10})(?:[/?#].*)?$/.exec(typed.trim()) ?? []
  const id = Number(digits)
  return Number.isSafeInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : null
}

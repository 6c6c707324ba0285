/** `Grace Wanjiru` → `G•••• W••••`: whoever holds the invoice knows the name, and nobody else learns it or its length. */
export function maskedName(...names: readonly string[]): string {
  return names
    .flatMap((name) => name.trim().split(/\s+/))
    .filter((name) => name !== '')
    .map((name) => `${String.fromCodePoint(name.codePointAt(0) ?? 0)}••••`)
    .join(' ')
}

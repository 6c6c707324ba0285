/** `Mombasa, Durban and Beira`. */
export function formatList(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}

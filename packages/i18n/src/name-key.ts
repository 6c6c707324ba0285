/** `Four-wheel drive` → `four-wheel-drive`, `Dampers & Springs` → `dampers-and-springs`: as catalogues of names are keyed. */
export function nameKey(words: string): string {
  return words
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

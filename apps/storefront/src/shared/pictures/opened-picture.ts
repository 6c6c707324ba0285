/** `#picture-3` is the third. */
export function pictureHash(index: number): string {
  return `picture-${index + 1}`
}

/** The picture that an address opens; null for none. */
export function openedPicture(hash: string, count: number): number | null {
  const [, digits] = /^#picture-([1-9]\d?)$/.exec(hash) ?? []
  const index = Number(digits ?? 0) - 1
  return index >= 0 && index < count ? index : null
}

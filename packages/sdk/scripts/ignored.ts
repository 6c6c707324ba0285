/** A part of the contract without the fields that it marks `x-ignored`. */
export function withoutIgnored<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withoutIgnored) as Part
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([, inner]) => !isIgnored(inner))
      .map(([name, inner]) => [name, withoutIgnored(inner)]),
  ) as Part
}

/** A parameter stays, because operations refer to it. */
function isIgnored(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'x-ignored' in part && !('in' in part)
}

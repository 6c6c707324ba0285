import { editDistance } from '../catalogue/names/spelling.ts'

/** A longer text is not a misspelt name. */
const longestTyped = 60

/** The name that was probably meant: the nearest in spelling, or one that begins as typed. */
export function nearestName(typed: string, names: Iterable<string>): string | null {
  const wanted = letters(typed)
  if (wanted.length < 2 || typed.length > longestTyped) return null
  const most = wanted.length < 6 ? 1 : 2
  let best: { name: string; distance: number } | null = null
  for (const name of names) {
    const distance = distanceTo(letters(name), wanted, most)
    if (distance <= most && distance < (best?.distance ?? Infinity)) best = { name, distance }
  }
  return best?.name ?? null
}

/** A name of which only the beginning was typed comes after every slip. */
function distanceTo(name: string, wanted: string, most: number): number {
  const distance = editDistance(wanted, name, most)
  if (distance <= most) return distance
  return wanted.length > 2 && name.startsWith(wanted) ? most : distance
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

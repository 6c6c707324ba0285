/**
 * How well words fit what was typed, the lower the better; null where a typed word begins none of them. The name itself
 * counts for more than other words by which somebody may look for it.
 */
export function matchWords(typed: string, name: string, others = ''): number | null {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return null
  const own = wordsOf(name)
  const all = [...own, ...wordsOf(others)]
  const begins = (words: readonly string[], part: string) =>
    words.some((word) => word.startsWith(part))
  if (!wanted.every((part) => begins(all, part))) return null
  if (plain(name).startsWith(plain(typed).trim())) return 0
  return wanted.every((part) => begins(own, part)) ? 1 : 2
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Small letters without accents: people leave them out when they search. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

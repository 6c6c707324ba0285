type Part = Readonly<Record<string, unknown>>

/**
 * Removes outdated translations from a draft: where its English differs from the rule's, a translation that is unchanged is
 * left out, and buyers read the English instead.
 */
export function withoutStale<Content extends object | null>(
  content: Content,
  before: object,
): Content {
  return current(content, before) as Content
}

/** Lists are not searched: none in a rule holds text. */
function current(now: unknown, then: unknown): unknown {
  if (!isPart(now) || !isPart(then)) return now
  if (typeof now.en !== 'string') {
    return Object.fromEntries(
      Object.entries(now).map(([name, part]) => [name, current(part, then[name])]),
    )
  }
  if (now.en === then.en) return now
  return Object.fromEntries(
    Object.entries(now).filter(([language, words]) => words !== then[language]),
  )
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

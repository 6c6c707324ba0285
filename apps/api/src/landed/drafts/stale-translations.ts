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

/** The entries of a list are compared by their ids, as the taxes of a table. */
function current(now: unknown, then: unknown): unknown {
  if (Array.isArray(now) && Array.isArray(then)) {
    const before = new Map(then.map((entry: unknown) => [idOf(entry), entry]))
    return now.map((entry: unknown) => {
      const id = idOf(entry)
      return id === undefined ? entry : current(entry, before.get(id))
    })
  }
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

function idOf(entry: unknown): unknown {
  return isPart(entry) ? entry.id : undefined
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

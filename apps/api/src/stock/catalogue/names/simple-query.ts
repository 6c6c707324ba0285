/** What a simple query string asks of a title's words. */
export type SimpleQuery =
  | { kind: 'words'; text: string }
  | { kind: 'phrase'; text: string }
  | { kind: 'all'; parts: readonly [SimpleQuery, SimpleQuery] }
  | { kind: 'any'; parts: readonly [SimpleQuery, SimpleQuery] }
  | { kind: 'not'; part: SimpleQuery }

/** A phrase, a sign, a minus before what it denies, or a word; a quotation mark that nothing closes is passed over. */
const tokenPattern = /"[^"]*"|[()|+]|-+(?=[^\s|+)-])|[^\s()|+"-][^\s()|+"]*/g

/**
 * Reads `"a phrase"`, `+`, `-`, `|` and parentheses as Elasticsearch's simple query string does: words without a sign
 * between them must all occur, and signs of the same level are taken from the left, so `hilux | vigo diesel` are diesels
 * of either name. A sign without anything to join is passed over (contract A2). Null when nothing is asked.
 */
export function readSimpleQuery(text: string): SimpleQuery | null {
  const tokens = text.match(tokenPattern) ?? []
  let read: SimpleQuery | null = null
  let place = 0
  // A parenthesis that nothing opened ends a group too early: what follows it counts all the same.
  while (place < tokens.length) {
    const group = readGroup(tokens, place)
    read = joined('all', read, group.query)
    place = group.end
  }
  return read
}

interface Group {
  query: SimpleQuery | null
  /** The place after it. */
  end: number
}

function readGroup(tokens: readonly string[], start: number): Group {
  let query: SimpleQuery | null = null
  let sign: 'all' | 'any' = 'all'
  let isDenied = false
  let place = start
  while (place < tokens.length) {
    const token = tokens[place] ?? ''
    place += 1
    if (token === ')') break
    if (token === '|' || token === '+') sign = token === '|' ? 'any' : 'all'
    else if (/^-+$/.test(token)) isDenied = token.length % 2 === 1
    else {
      const inner = token === '(' ? readGroup(tokens, place) : { query: leafOf(token), end: place }
      place = inner.end
      const part: SimpleQuery | null =
        isDenied && inner.query ? { kind: 'not', part: inner.query } : inner.query
      query = joined(sign, query, part)
      sign = 'all'
      isDenied = false
    }
  }
  return { query, end: place }
}

function leafOf(token: string): SimpleQuery {
  return token.startsWith('"')
    ? { kind: 'phrase', text: token.slice(1, -1) }
    : { kind: 'words', text: token }
}

function joined(
  kind: 'all' | 'any',
  one: SimpleQuery | null,
  other: SimpleQuery | null,
): SimpleQuery | null {
  return one && other ? { kind, parts: [one, other] } : (one ?? other)
}

/** The query as a text of words that must all occur, if it is no more than that. */
export function plainWords(query: SimpleQuery): string | null {
  if (query.kind === 'words') return query.text
  if (query.kind !== 'all') return null
  const [one, other] = query.parts.map((part) => plainWords(part))
  return one && other ? `${one} ${other}` : null
}

/** Rewrites an expression or a statement from PostgreSQL's format to that of the migrations. */
export function tidy(original: string): string {
  return mapUnquoted(original, (code) =>
    code
      .toLowerCase()
      .replaceAll(/\s+/g, ' ')
      .replaceAll('public.', '')
      .replaceAll('timestamp with time zone', 'timestamptz')
      .replaceAll(/\bcharacter\((\d+)\)/g, 'char($1)')
      .replaceAll(' using btree ', ' ')
      .replaceAll('( ', '(')
      .replaceAll(/\b(\d+)::numeric\b(?!\()/g, '$1')
      .replaceAll(between, '$1 between $2 and $3')
      .replaceAll(/ (!?)~~ /g, (_, not) => (not ? ' not like ' : ' like '))
      .replaceAll(/\b(references|on) (\w+)\(/g, '$1 $2 ('),
  )
    .replaceAll(/('(?:[^']|'')*')::(?:text|bpchar)\b(?!\[)/g, '$1')
    .replaceAll(choice, (_, comparison: string, values: string) =>
      comparison === '= any' ? `in (${values})` : `not in (${values})`,
    )
    .trim()
}

const value = String.raw`(?:'(?:[^']|'')*'|-?\d+)`
/** PostgreSQL's form of `status in ('a', 'b')`; a single value is compared by `=`. */
const choice = new RegExp(String.raw`(= any|<> all) \(array\[(${value}(?:, ${value})+)\]\)`, 'g')

const between = /(\b(?:\w+|\w+\(\w+(?:::text)?\))) >= (\d+) and \1 <= (\d+)(?=\)|$| and | or )/g

/** Changes text outside quotation marks, whose names are in lower case already. */
function mapUnquoted(text: string, change: (code: string) => string): string {
  return text.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|[^'"]+/g, (part) =>
    /^['"]/.test(part) ? part : change(part),
  )
}

const maxLength = 118

/** Breaks a statement into lines of at most 118 characters where possible, and indents all but the first. */
export function wrap(line: string, indent = ''): string {
  const lines: string[] = []
  let rest = indent + line
  while (rest.length > maxLength) {
    const at = findBreak(rest, indent.length + 2)
    if (at === undefined) break
    lines.push(rest.slice(0, at))
    rest = `${indent}  ${rest.slice(at + 1)}`
  }
  return [...lines, rest].join('\n')
}

/** The last space before the limit outside names and strings, preferably at the end of a clause. */
function findBreak(line: string, after: number): number | undefined {
  const spaces = [...line.matchAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"| /g)]
    .filter(([found]) => found === ' ')
    .map(({ index }) => index)
    .filter((at) => at > after && at <= maxLength)
  const clauseEnds = spaces.filter(
    (at) => line[at - 1] === ',' || clauseStart.test(line.slice(at + 1)),
  )
  return clauseEnds.at(-1) ?? spaces.at(-1)
}

const clauseStart =
  /^(and|or|when|where|check|returns|language|references|generated|default|for each|execute|include|with)\b/

/** Text as SQL comments. */
export function commentOf(text: string): string {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < maxLength)
      lines.push(`${lines.pop()} ${word}`)
    else lines.push(`-- ${word}`)
  }
  return lines.join('\n')
}

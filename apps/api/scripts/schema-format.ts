/** PostgreSQL's own way of writing an expression or a statement, turned into the one of the migrations. */
export function tidy(written: string): string {
  return mapUnquoted(written, (code) =>
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
/** What `status in ('a', 'b')` has become; one value alone is compared by `=`. */
const choice = new RegExp(String.raw`(= any|<> all) \(array\[(${value}(?:, ${value})+)\]\)`, 'g')

const between = /(\b(?:\w+|\w+\(\w+(?:::text)?\))) >= (\d+) and \1 <= (\d+)(?=\)|$| and | or )/g

/** A name without quotation marks is in lower case already, so all that is unquoted may be. */
function mapUnquoted(text: string, change: (code: string) => string): string {
  return text.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|[^'"]+/g, (part) =>
    /^['"]/.test(part) ? part : change(part),
  )
}

const longest = 118

/** A statement on lines of at most 118 characters where it can be broken, all but the first further in. */
export function wrap(line: string, indent = ''): string {
  const lines: string[] = []
  let rest = indent + line
  while (rest.length > longest) {
    const at = breakIn(rest, indent.length + 2)
    if (at === undefined) break
    lines.push(rest.slice(0, at))
    rest = `${indent}  ${rest.slice(at + 1)}`
  }
  return [...lines, rest].join('\n')
}

/** The last space before the limit that is no part of a name or text, rather one where a part of the statement ends. */
function breakIn(line: string, after: number): number | undefined {
  const spaces = [...line.matchAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"| /g)]
    .filter(([found]) => found === ' ')
    .map(({ index }) => index)
    .filter((at) => at > after && at <= longest)
  const good = spaces.filter((at) => line[at - 1] === ',' || partBegins.test(line.slice(at + 1)))
  return good.at(-1) ?? spaces.at(-1)
}

const partBegins =
  /^(and|or|when|where|check|returns|language|references|generated|default|for each|execute|include|with)\b/

/** A sentence or two as comments. */
export function commentOf(text: string): string {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < longest)
      lines.push(`${lines.pop()} ${word}`)
    else lines.push(`-- ${word}`)
  }
  return lines.join('\n')
}

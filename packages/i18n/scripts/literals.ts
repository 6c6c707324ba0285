import { parseSync, Visitor } from 'oxc-parser'
import { listDomains } from '../src/catalogues.ts'

/** A sentence that a component holds itself. */
export interface Literal {
  line: number
  text: string
}

/** Attributes that people read or hear, of elements and of our components. */
const spoken =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|alt|placeholder|label|description|hint|heading|message|summary|action|caption|text)$/

/** Finds what a component shows without a catalogue: text between tags, and strings in attributes that people read. */
export function findLiterals(file: string, source: string): Literal[] {
  const found: Literal[] = []
  const { program } = parseSync(file, source)
  const add = (start: number, text: string) => {
    if (/\p{L}{2}/u.test(text) && !isMessageId(text))
      found.push({
        line: source.slice(0, start).split('\n').length,
        text: text.trim().slice(0, 80),
      })
  }
  const addStrings = (start: number, expression: unknown) => {
    for (const text of stringsOf(expression)) add(start, text)
  }
  new Visitor({
    JSXText: (node) => add(node.start, node.value),
    JSXExpressionContainer: (node) => {
      const { expression } = node
      if (source[node.start - 1] !== '=') addStrings(node.start, expression)
    },
    JSXAttribute: ({ start, name, value }) => {
      if (name.type !== 'JSXIdentifier' || !spoken.test(name.name) || value === null) return
      if (value.type === 'Literal') add(start, value.value)
      if (value.type === 'JSXExpressionContainer') addStrings(start, value.expression)
    },
  }).visit(program)
  return found
}

const domains = new Set(listDomains())

/** react-admin takes an id where it takes words. */
function isMessageId(text: string): boolean {
  const [domain = '', ...keys] = text.split('.')
  return domains.has(domain) && keys.length > 0 && /^[\w.]+$/.test(text)
}

interface Node {
  type: string
  value?: unknown
  quasis?: { value: { cooked: string | null } }[]
  consequent?: unknown
  alternate?: unknown
  left?: unknown
  right?: unknown
}

/** The strings that an expression can be: of literals, templates and both sides of a choice; not what a call makes of them. */
function stringsOf(expression: unknown): string[] {
  if (typeof expression !== 'object' || expression === null) return []
  const { type, value, quasis, consequent, alternate, left, right } = expression as Node
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  if (type === 'TemplateLiteral') return (quasis ?? []).map((part) => part.value.cooked ?? '')
  if (type === 'ConditionalExpression') return [...stringsOf(consequent), ...stringsOf(alternate)]
  if (type === 'LogicalExpression') return [...stringsOf(left), ...stringsOf(right)]
  return []
}

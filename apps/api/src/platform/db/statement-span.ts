import type { SpanOptions } from '../../core/tracing.ts'

const spans = new Map<string, SpanOptions>()

/** Texts come from our code; the bound is for those that grow with the data. */
const most = 2000

/** The span of a statement in a trace: its name, and none of its values. */
export function statementSpan(text: string): SpanOptions {
  const known = spans.get(text)
  if (known) return known
  const name = statementName(text)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
  const span = { name, side: 'client', isChildOnly: true, attributes } as const
  if (spans.size < most) spans.set(text, span)
  return span
}

const literal = /'[^']*'/g
const verb = /^\s*(?:--[^\n]*\n\s*)*(\w+)/
const table = /\b(?:into|update|(?:from|join)(?!\s+\w+\())\s+(?:only\s+)?"?([a-z_][\w.]*)/i

/** `select orders`, `insert order_lines`, `commit`: what is done, and the first table that is named. */
export function statementName(text: string): string {
  const what = verb.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const where = table.exec(text.replaceAll(literal, "''"))?.[1]
  return where === undefined ? what : `${what} ${where}`
}

import type { Piece } from '../../core/tracing.ts'

const pieces = new Map<string, Piece>()

/** Texts come from our code; the bound is for those that grow with the data. */
const most = 2000

/** A statement as a trace tells of it: its name, and nothing of what it asks for. */
export function pieceOf(text: string): Piece {
  const known = pieces.get(text)
  if (known) return known
  const name = statementName(text)
  const facts = { 'db.system.name': 'postgresql', 'db.query.summary': name }
  const piece = { name, side: 'client', isPart: true, facts } as const
  if (pieces.size < most) pieces.set(text, piece)
  return piece
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

/**
 * What this process reports of its work, to show where the time goes. Without a receiver, which is the rule, each piece of
 * work costs one comparison more.
 */

export type Facts = Record<string, string | number>

/** Names and counts only: never what somebody asked for, or who. */
export interface Piece {
  name: string
  /** Who waits for whom: a caller for us, or we for another. */
  side?: 'server' | 'client'
  /** It begins a trace of its own, whoever woke it, as a job does. */
  isApart?: boolean
  /** Told only as a part of something. */
  isPart?: boolean
  facts?: Facts
}

export type Tell = (facts: Facts) => void

/** A piece of work that somebody else ends. */
export interface OpenPiece {
  /** Null where sampling left this one out. */
  traceId: string | null
  /** What `act` begins is a part of it. */
  inside: (act: () => void) => void
  end: (outcome: { name: string; facts: Facts; hasFailed: boolean }) => void
}

export interface Tracing {
  run: <T>(piece: Piece, act: (tell: Tell) => Promise<T>) => Promise<T>
  open: (piece: Piece) => OpenPiece
  /** Of what is under way here. */
  traceId: () => string | null
}

let tracing: Tracing | null = null

export function setTracing(next: Tracing | null) {
  tracing = next
}

export const isTracing = () => tracing !== null

export const openPiece = (piece: Piece) => tracing?.open(piece) ?? null

const nobody: Tell = () => undefined

export function traced<T>(piece: () => Piece, act: (tell: Tell) => Promise<T>): Promise<T> {
  return tracing === null ? act(nobody) : tracing.run(piece(), act)
}

/** For a line of the log. */
export function traceOfLine(): { traceId?: string } {
  const traceId = tracing?.traceId() ?? null
  return traceId === null ? {} : { traceId }
}

/** Where the primary's log was, and when (`performance.now`). */
export interface Sample {
  at: number
  position: bigint
}

/** A position in PostgreSQL's log: `16/B374D848`. */
export function positionOf(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/**
 * Milliseconds that a replica is behind: how long ago the primary wrote the first of what it has not replayed. When the
 * primary does not answer, only what it is known to have written counts.
 */
export function lagOf(samples: readonly Sample[], replayed: bigint, now: number): number {
  const missing = samples.find(({ position }) => position > replayed)
  return missing ? now - missing.at : 0
}

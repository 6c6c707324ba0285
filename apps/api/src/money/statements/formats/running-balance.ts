/** A row of a table that prints the balance after each movement; null where the bank leaves it out. */
export interface BalancedRow {
  row: number
  amount: number
  balance: number | null
}

export type RunningBalance =
  | { opening: number; closing: number }
  /** The first row whose balance the movements do not lead to. */
  | { row: number; printed: number; counted: number }

/**
 * Follows the printed balances in the order of the rows and against it, as banks write the oldest or the newest
 * movement first. Null where no row prints one.
 */
export function followBalance(rows: readonly BalancedRow[]): RunningBalance | null {
  const [down, up] = [follow(rows), follow(rows.toReversed())]
  if (down === null || up === null) return null
  const sound = [down, up].find(({ found }) => 'opening' in found)
  if (sound) return sound.found
  // The order that holds for longer is the bank's.
  return up.rows > down.rows ? up.found : down.found
}

function follow(rows: readonly BalancedRow[]): { found: RunningBalance; rows: number } | null {
  const first = rows.findIndex(({ balance }) => balance !== null)
  const { balance: start } = rows[first] ?? {}
  if (start == null) return null
  const before = rows.slice(0, first + 1).reduce((sum, { amount }) => sum + amount, 0)
  let counted = start
  for (const [index, { row, amount, balance }] of rows.slice(first + 1).entries()) {
    counted += amount
    if (balance !== null && balance !== counted)
      return { found: { row, printed: balance, counted }, rows: index }
  }
  return { found: { opening: start - before, closing: counted }, rows: rows.length }
}

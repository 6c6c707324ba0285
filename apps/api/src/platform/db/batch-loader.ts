import type { Database } from './database.ts'

interface Numbered {
  id: number
}

type ReadRows<Row> = (db: Database, ids: readonly number[]) => Promise<readonly Row[]>

interface Bounds {
  /** Ids of one statement. */
  ids: number
  /** While so many statements are under way, calls wait and are read together when one of them is over… */
  underWay: number
  /** … or after so many milliseconds, because a statement may hang. */
  patience: number
}

const usual: Bounds = { ids: 50, underWay: 4, patience: 500 }

/**
 * Loads rows by id. Calls of the same moment share one statement: a round trip costs both sides more than a row does. Every
 * row is read after it was asked for. Not for transactions, whose statements are their own. dataloader bounds neither how many
 * statements are under way nor how long a call waits for one that hangs.
 */
export function batchLoader<Row extends Numbered>(read: ReadRows<Row>, bounds = usual) {
  const queues = new WeakMap<Database, LoadQueue<Row>>()
  return (db: Database, id: number): Promise<Row | undefined> => {
    let queue = queues.get(db)
    if (!queue) {
      queue = new LoadQueue((ids) => read(db, ids), bounds)
      queues.set(db, queue)
    }
    return queue.load(id)
  }
}

class LoadQueue<Row extends Numbered> {
  readonly #waiting = new Map<number, PromiseWithResolvers<Row | undefined>>()
  #underWay = 0
  #isPlanned = false
  #patience: NodeJS.Timeout | null = null
  readonly #read: (ids: readonly number[]) => Promise<readonly Row[]>
  readonly #bounds: Bounds

  constructor(read: (ids: readonly number[]) => Promise<readonly Row[]>, bounds: Bounds) {
    this.#read = read
    this.#bounds = bounds
  }

  load(id: number): Promise<Row | undefined> {
    const pending = this.#waiting.get(id) ?? Promise.withResolvers<Row | undefined>()
    this.#waiting.set(id, pending)
    this.#plan()
    return pending.promise
  }

  #plan(): void {
    if (this.#waiting.size === 0 || this.#isPlanned) return
    if (this.#underWay >= this.#bounds.underWay) {
      this.#patience ??= setTimeout(() => this.#begin(), this.#bounds.patience)
      return
    }
    this.#isPlanned = true
    // After whatever else this turn of the event loop brings.
    setImmediate(() => this.#begin())
  }

  #begin(): void {
    this.#isPlanned = false
    if (this.#patience) clearTimeout(this.#patience)
    this.#patience = null
    const part = [...this.#waiting].slice(0, this.#bounds.ids)
    for (const [id] of part) this.#waiting.delete(id)
    if (part.length > 0) void this.#readPart(new Map(part))
    this.#plan()
  }

  async #readPart(part: ReadonlyMap<number, PromiseWithResolvers<Row | undefined>>) {
    this.#underWay += 1
    try {
      const rows = await this.#read([...part.keys()])
      const found = new Map(rows.map((row) => [row.id, row]))
      for (const [id, { resolve }] of part) resolve(found.get(id))
    } catch (error) {
      for (const { reject } of part.values()) reject(error)
    }
    this.#underWay -= 1
    this.#plan()
  }
}

import { Busy } from './busy.ts'
import {
  admit,
  charged,
  newcomer,
  nextTurn,
  type QueueLimits,
  restOf,
  type Standing,
  usedBy,
} from './turns.ts'

interface Piece {
  clients: readonly Standing[]
  begin: () => void
  giveUp: (busy: Busy) => void
}

/** Nobody waits longer than a browser's user would. */
const patience = 30_000

/** What a full queue says, in seconds. */
const comeBack = 5

/**
 * Work that costs much, a few pieces at a time. Whoever asks for a lot waits behind themselves: a client has a few
 * pieces under way, and a share of the time. A client is known by one name or several, and each of them is held to the
 * limits.
 */
export class FairQueue {
  readonly #limits: QueueLimits
  readonly #clients = new Map<string, Standing>()
  readonly #waiting: Piece[] = []
  #running = 0
  #alarm: NodeJS.Timeout | undefined

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Rejects with `Busy` when there is no room to wait, or the wait has lasted too long. */
  async run<T>(clients: readonly string[], work: () => Promise<T>): Promise<T> {
    const standings = clients.map((client) => this.#standing(client))
    await this.#turn(standings)
    const began = performance.now()
    for (const client of standings) {
      client.used = usedBy(client, began, this.#limits)
      client.at = began
    }
    try {
      return await work()
    } finally {
      this.#end(standings, performance.now() - began)
    }
  }

  #turn(clients: readonly Standing[]): Promise<void> {
    const admission = admit(clients, this.#waiting.length, this.#limits)
    if (admission === 'queue-full') throw new Busy('busy', comeBack)
    if (admission === 'client-full') throw new Busy('throttled', this.#restOf(clients))
    return new Promise((resolve, reject) => {
      const piece: Piece = {
        clients,
        begin: () => {
          clearTimeout(late)
          resolve()
        },
        giveUp: reject,
      }
      const late = setTimeout(() => this.#giveUp(piece), patience).unref()
      for (const client of clients) client.waiting += 1
      this.#waiting.push(piece)
      this.#advance()
    })
  }

  /** Begins what may begin, and wakes up when the next may. */
  #advance() {
    clearTimeout(this.#alarm)
    for (;;) {
      const turn = nextTurn(
        this.#waiting.map(({ clients }) => clients),
        this.#running,
        { now: performance.now(), limits: this.#limits },
      )
      if ('wait' in turn) this.#alarm = setTimeout(() => this.#advance(), turn.wait)
      if (!('next' in turn)) return
      const [piece] = this.#waiting.splice(turn.next, 1)
      if (!piece) return
      this.#running += 1
      for (const client of piece.clients) {
        client.waiting -= 1
        client.running += 1
      }
      piece.begin()
    }
  }

  #end(clients: readonly Standing[], took: number) {
    const now = performance.now()
    this.#running -= 1
    for (const client of clients) {
      client.running -= 1
      client.used = charged(client.used, took, this.#limits)
      client.at = now
    }
    this.#forget(now)
    // What a page reads is in memory more often than not: without a turn of the event loop between, the next piece would begin
    // before anything else that has arrived meanwhile, and before this one's answer has left.
    setImmediate(() => this.#advance())
  }

  #giveUp(piece: Piece) {
    const place = this.#waiting.indexOf(piece)
    if (place < 0) return
    this.#waiting.splice(place, 1)
    for (const client of piece.clients) client.waiting -= 1
    piece.giveUp(new Busy('busy', comeBack))
    this.#advance()
  }

  #restOf(clients: readonly Standing[]): number {
    const now = performance.now()
    const rest = Math.max(...clients.map((client) => restOf(client, now, this.#limits)))
    return Math.max(1, Math.ceil(rest / 1000))
  }

  #standing(client: string): Standing {
    const known = this.#clients.get(client) ?? { ...newcomer }
    this.#clients.set(client, known)
    return known
  }

  /** Whoever has earned everything back is a newcomer again. */
  #forget(now: number) {
    if (this.#clients.size < 1000) return
    for (const [name, standing] of this.#clients) {
      const isIdle = standing.running + standing.waiting === 0
      if (isIdle && usedBy(standing, now, this.#limits) === 0) this.#clients.delete(name)
    }
  }
}

import { OverloadedError } from './overloaded.ts'
import {
  admit,
  displaced,
  usageAfter,
  idleClient,
  nextSlot,
  type QueueLimits,
  waitTime,
  type ClientUsage,
  usageAt,
} from './slots.ts'

interface Task {
  clients: readonly ClientUsage[]
  begin: () => void
  giveUp: (busy: OverloadedError) => void
}

/** Milliseconds; nobody waits longer than a browser's user would. */
const patience = 30_000

/** `Retry-After` of a full queue, in seconds. */
const retryAfter = 5

/**
 * Runs costly work, a few tasks at a time. A client who asks for a lot waits behind their own tasks: each client has a few slots
 * and a share of the time. A client is known by one name or several (account, address), and each of them is held to the limits.
 */
export class FairQueue {
  readonly #limits: QueueLimits
  readonly #clients = new Map<string, ClientUsage>()
  readonly #waiting: Task[] = []
  #running = 0
  #alarm: NodeJS.Timeout | undefined

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Rejects with `OverloadedError` when there is no room to wait, or the wait has lasted too long. */
  async run<T>(clients: readonly string[], work: () => Promise<T>): Promise<T> {
    const usages = clients.map((client) => this.#usage(client))
    await this.#slot(usages)
    const began = performance.now()
    for (const client of usages) {
      client.used = usageAt(client, began, this.#limits)
      client.at = began
    }
    try {
      return await work()
    } finally {
      this.#end(usages, performance.now() - began)
    }
  }

  #slot(clients: readonly ClientUsage[]): Promise<void> {
    const admission = admit(clients, this.#waiting.length, this.#limits)
    if (admission === 'queue-full') this.#makeRoom(clients)
    if (admission === 'client-full') throw new OverloadedError('throttled', this.#waitTime(clients))
    return new Promise((resolve, reject) => {
      const task: Task = {
        clients,
        begin: () => {
          clearTimeout(late)
          resolve()
        },
        giveUp: (busy) => {
          clearTimeout(late)
          reject(busy)
        },
      }
      const late = setTimeout(() => this.#giveUp(task), patience).unref()
      for (const client of clients) client.waiting += 1
      this.#waiting.push(task)
      this.#advance()
    })
  }

  /** The last task of whoever fills the queue gives way; a newcomer who would have as many is refused. */
  #makeRoom(newcomer: readonly ClientUsage[]) {
    const place = displaced(
      this.#waiting.map(({ clients }) => clients),
      newcomer,
    )
    const task = place === null ? undefined : this.#waiting[place]
    if (!task) throw new OverloadedError('busy', retryAfter)
    this.#remove(task)
    task.giveUp(new OverloadedError('throttled', this.#waitTime(task.clients)))
  }

  /** Begins what may begin, and wakes up when the next may. */
  #advance() {
    clearTimeout(this.#alarm)
    for (;;) {
      const slot = nextSlot(
        this.#waiting.map(({ clients }) => clients),
        this.#running,
        { now: performance.now(), limits: this.#limits },
      )
      if ('wait' in slot) this.#alarm = setTimeout(() => this.#advance(), slot.wait)
      if (!('next' in slot)) return
      const [task] = this.#waiting.splice(slot.next, 1)
      if (!task) return
      this.#running += 1
      for (const client of task.clients) {
        client.waiting -= 1
        client.running += 1
      }
      task.begin()
    }
  }

  #end(clients: readonly ClientUsage[], took: number) {
    const now = performance.now()
    this.#running -= 1
    for (const client of clients) {
      client.running -= 1
      client.used = usageAfter(client.used, took, this.#limits)
      client.at = now
    }
    this.#forget(now)
    // What a page reads is in memory more often than not: without a turn of the event loop between, the next task would begin
    // before anything else that has arrived meanwhile, and before this one's answer has left.
    setImmediate(() => this.#advance())
  }

  #giveUp(task: Task) {
    if (!this.#remove(task)) return
    task.giveUp(new OverloadedError('busy', retryAfter))
    this.#advance()
  }

  /** False when it has begun. */
  #remove(task: Task): boolean {
    const place = this.#waiting.indexOf(task)
    if (place < 0) return false
    this.#waiting.splice(place, 1)
    for (const client of task.clients) client.waiting -= 1
    return true
  }

  #waitTime(clients: readonly ClientUsage[]): number {
    const now = performance.now()
    const rest = Math.max(...clients.map((client) => waitTime(client, now, this.#limits)))
    return Math.max(1, Math.ceil(rest / 1000))
  }

  #usage(client: string): ClientUsage {
    const known = this.#clients.get(client) ?? { ...idleClient }
    this.#clients.set(client, known)
    return known
  }

  /** Whoever has earned everything back is forgotten. */
  #forget(now: number) {
    if (this.#clients.size < 1000) return
    for (const [name, usage] of this.#clients) {
      const isIdle = usage.running + usage.waiting === 0
      if (isIdle && usageAt(usage, now, this.#limits) === 0) this.#clients.delete(name)
    }
  }
}

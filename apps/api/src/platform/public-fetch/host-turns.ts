import { Semaphore } from 'async-mutex'

/** At most so many calls at once to a host: what sellers name are other people’s servers. */
export class HostTurns {
  readonly #most: number
  readonly #hosts = new Map<string, Semaphore>()

  constructor(most: number) {
    this.#most = most
  }

  async run<T>(host: string, act: () => Promise<T>): Promise<T> {
    const turns = this.#hosts.get(host) ?? new Semaphore(this.#most)
    this.#hosts.set(host, turns)
    try {
      return await turns.runExclusive(act)
    } finally {
      if (turns.getValue() === this.#most) this.#hosts.delete(host)
    }
  }
}

/** Lets so much be under way at once and no more: whoever comes when it is full waits in line. */
export class Turns {
  readonly #room: number
  #taken = 0
  readonly #line: { weight: number; begin: () => void }[] = []

  constructor(room: number) {
    this.#room = room
  }

  async take<T>(weight: number, act: () => Promise<T>): Promise<T> {
    const share = Math.min(weight, this.#room)
    if (this.#line.length > 0 || this.#taken + share > this.#room) {
      await new Promise<void>((begin) => this.#line.push({ weight: share, begin }))
    } else {
      this.#taken += share
    }
    try {
      return await act()
    } finally {
      this.#taken -= share
      this.#callNext()
    }
  }

  #callNext() {
    for (let next = this.#line[0]; next; next = this.#line[0]) {
      if (this.#taken + next.weight > this.#room) return
      this.#line.shift()
      this.#taken += next.weight
      next.begin()
    }
  }
}

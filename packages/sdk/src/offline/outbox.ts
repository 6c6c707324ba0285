/** What somebody wrote without a network: it waits on the device and goes once. */
export interface Letter {
  /** Its Idempotency-Key, made when it was written: however often it is sent, it arrives once. */
  key: string
  /** The writer's e-mail in lower case; empty for somebody who was not signed in. */
  account: string
  token: string | null
  /** Below `/api`. */
  path: string
  /** JSON. */
  body: string
  language: string
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** Which form or thread it is of: `threads/7`. */
  place: string
  /** To tell it by. */
  text: string
  /** What the shop said when it did not take it; null while it waits. */
  refused: string | null
}

export interface LetterStore {
  all: () => Promise<Letter[]>
  put: (letter: Letter) => Promise<unknown>
  delete: (key: string) => Promise<unknown>
  clear: () => Promise<unknown>
}

export interface OutboxParts {
  store: LetterStore
  fetch: (address: string, init: RequestInit) => Promise<Response>
  /** One sender at a time on this device: pages and the worker would send the same letter. */
  alone: <T>(act: () => Promise<T>) => Promise<T>
  /** Something has changed: tells every page of this app. */
  announce: () => void
}

export type Fate = 'sent' | 'later' | 'sign-in' | 'refused'

/** What an answer means for a letter. */
export function fateOf(status: number): Fate {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 401) return 'sign-in'
  return status < 400 || status >= 500 || [408, 425, 429].includes(status) ? 'later' : 'refused'
}

export type Outbox = ReturnType<typeof createOutbox>

interface Delivery {
  fate: Fate
  /** Why the shop did not take it. */
  said: string
}

async function deliver(letter: Letter, fetch: OutboxParts['fetch']): Promise<Delivery> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/json',
    'accept-language': letter.language,
    'idempotency-key': letter.key,
  }
  if (letter.token !== null) headers['authorization'] = `Token ${letter.token}`
  try {
    const init = { method: 'POST', headers, body: letter.body }
    const response = await fetch(`/api${letter.path}`, init)
    const fate = fateOf(response.status)
    return { fate, said: fate === 'refused' ? sentenceIn(await response.text()) : '' }
  } catch {
    return { fate: 'later', said: '' }
  }
}

export function createOutbox({ store, fetch, alone, announce }: OutboxParts) {
  const waiting = async () => (await store.all()).filter(({ refused }) => refused === null)
  return {
    /** The same key is one letter: a double tap writes it once. */
    add: async (letter: Omit<Letter, 'at' | 'refused'>): Promise<void> => {
      await store.put({ ...letter, at: Date.now(), refused: null })
      announce()
    },
    /** Of one writer, oldest first. */
    lettersOf: async (account: string): Promise<Letter[]> => {
      const letters = await store.all()
      return letters
        .filter((letter) => letter.account === account || letter.account === '')
        .sort((one, other) => one.at - other.at)
    },
    /** False when it has gone already. */
    withdraw: (key: string): Promise<boolean> =>
      alone(async () => {
        const letters = await store.all()
        const isThere = letters.some((letter) => letter.key === key)
        await store.delete(key)
        announce()
        return isThere
      }),
    /** Sends what waits, in the order in which it was written; stops where the network does. */
    send: (): Promise<void> =>
      alone(async () => {
        for (const letter of (await waiting()).sort((one, other) => one.at - other.at)) {
          const { fate, said } = await deliver(letter, fetch)
          if (fate === 'later') return
          if (fate === 'sent') await store.delete(letter.key)
          if (fate === 'refused') await store.put({ ...letter, refused: said })
          if (fate !== 'sign-in') announce()
        }
      }),
    /** Somebody is signed in here: what they wrote goes with their token of today, and what another account wrote goes away. */
    adopt: (account: string, token: string): Promise<void> =>
      alone(async () => {
        for (const letter of await store.all()) {
          if (letter.account === account) await store.put({ ...letter, token })
          else if (letter.account !== '') await store.delete(letter.key)
        }
      }),
    clear: async (): Promise<void> => {
      await store.clear()
      announce()
    },
  }
}

/** The first sentence of a refusal; the contract has several shapes of them. */
function sentenceIn(body: string): string {
  try {
    return firstText(JSON.parse(body)) ?? ''
  } catch {
    return ''
  }
}

function firstText(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return null
  for (const [name, entry] of Object.entries(value)) {
    const text = ['code', 'codes', 'values'].includes(name) ? null : firstText(entry)
    if (text !== null) return text
  }
  return null
}

import { createOutbox, type Letter, type LetterStore } from './outbox.ts'
import { outboxName as name } from './rules.ts'

const table = 'letters'

/** Null where the browser allows no storage. */
function openDatabase(): Promise<IDBDatabase | null> {
  if (typeof indexedDB === 'undefined') return Promise.resolve(null)
  return new Promise((resolve) => {
    const opening = indexedDB.open(name, 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(table, { keyPath: 'key' }),
    )
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => resolve(null))
  })
}

async function inTable<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await openDatabase()
  if (!database) return undefined
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(table, mode)
      const request = act(transaction.objectStore(table))
      const fail = () => reject(transaction.error ?? new Error('The browser keeps nothing.'))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('error', fail)
      transaction.addEventListener('abort', fail)
    })
  } finally {
    database.close()
  }
}

const store: LetterStore = {
  all: async () => (await inTable<Letter[]>('readonly', (letters) => letters.getAll())) ?? [],
  put: async (letter) => {
    // Whoever is told that it waits must be able to rely on it.
    if (typeof indexedDB === 'undefined') throw new Error('This browser keeps nothing.')
    await inTable('readwrite', (letters) => letters.put(letter))
  },
  delete: (key) => inTable('readwrite', (letters) => letters.delete(key)),
  clear: () => inTable('readwrite', (letters) => letters.clear()),
}

/** Pages of this app tell one another, and the worker tells them. */
export function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
}

function announce() {
  const channel = openChannel()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel?.postMessage('changed')
  channel?.close()
}

/** The device's. The lock is the browser's own, for pages and worker alike. */
export const outbox = createOutbox({
  store,
  fetch: (address, init) => globalThis.fetch(address, init),
  alone: (act) =>
    typeof navigator !== 'undefined' && 'locks' in navigator
      ? (navigator.locks.request(name, act) as ReturnType<typeof act>)
      : act(),
  announce,
})

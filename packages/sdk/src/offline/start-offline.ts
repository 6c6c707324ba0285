import { session } from '../session.ts'
import { type Connection, type ConnectionEvent, connectionAfter } from './connection.ts'
import type { Letter } from './outbox.ts'
import { openChannel, outbox } from './outbox-of-browser.ts'
import { outboxName, type WorkerNews, type WorkerWish } from './rules.ts'

interface OfflineState extends Connection {
  letters: readonly Letter[]
}

let state: OfflineState = {
  isOffline: typeof navigator !== 'undefined' && !(navigator.onLine ?? true),
  asOf: Date.now(),
  isKept: false,
  isMissing: false,
  letters: [],
}
const listeners = new Set<() => void>()

function change(next: Partial<OfflineState>) {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** What a page knows of its network and of what waits for it. */
export const offline = {
  state: (): OfflineState => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  hear: (event: ConnectionEvent) => change(connectionAfter(state, event)),
  /** Keeps what could not be sent. Rejects where the browser keeps nothing. */
  post: async (letter: Omit<Letter, 'at' | 'refused' | 'account' | 'token'>): Promise<void> => {
    await outbox.add({ ...letter, account: account(), token: session.token() })
    await readLetters()
    await askForSync()
  },
  withdraw: outbox.withdraw,
  send: outbox.send,
}

const account = () => (session.token() === null ? '' : (session.email() ?? '').toLowerCase())

async function readLetters() {
  change({ letters: await outbox.lettersOf(account()) })
}

/** Where the browser has it, the worker is woken when the network is back, also when no page is open any more. */
async function askForSync() {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } }
  try {
    await sync?.register(outboxName)
  } catch {
    // A browser may refuse it; the next page sends then.
  }
}

interface OfflineOptions {
  /** Address of the worker. */
  script: string
  /** The document that begins a page without a network. */
  shell: string
}

let hasStarted = false

/** Once for each document, after it is loaded: the first visit pays nothing for it. */
export async function startOffline({ script, shell }: OfflineOptions): Promise<void> {
  if (hasStarted) return
  hasStarted = true
  window.addEventListener('offline', () => offline.hear({ is: 'offline' }))
  window.addEventListener('online', () => {
    offline.hear({ is: 'online' })
    void outbox.send()
  })
  openChannel()?.addEventListener('message', () => void readLetters())
  const token = session.token()
  if (token !== null) await outbox.adopt(account(), token)
  await readLetters()
  if (state.letters.length > 0) void outbox.send()
  if (!('serviceWorker' in navigator)) return
  await loaded()
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) =>
    offline.hear('kept' in data ? { is: 'kept', at: data.kept } : { is: 'missing' }),
  )
  const wasControlled = serviceWorker.controller !== null
  wish({ tell: true })
  await serviceWorker.register(script)
  const { active } = await serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  const tell = (what: WorkerWish) => active?.postMessage(what)
  tell({ shell })
  if (wasControlled) return
  tell({ keep: whatIsThere() })
  // What was on its way while the worker took over.
  setTimeout(() => tell({ keep: whatIsThere() }), settled)
}

/** A page on a slow line has its last parts by then, in milliseconds. */
const settled = 5000

function wish(what: WorkerWish) {
  navigator.serviceWorker.controller?.postMessage(what)
}

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true })
  })
}

/** What came before the worker was there; the browser still has it. */
function whatIsThere(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  return [`${window.location.href.replace(/#.*/, '')}#page`, ...files]
}

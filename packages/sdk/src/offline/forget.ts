import { isOfPerson, outboxName, type WorkerWish } from './rules.ts'

/**
 * Somebody signs out: what was kept for when there is no network goes, and what they wrote and did not send. The worker does
 * the same, as it may be keeping something this moment, and lives on when the page does not.
 */
export async function forgetOffline(): Promise<void> {
  if (typeof navigator !== 'undefined' && 'serviceWorker' in navigator)
    navigator.serviceWorker.controller?.postMessage({ forget: true } satisfies WorkerWish)
  if (typeof indexedDB !== 'undefined') await deleteOutbox()
  if (typeof caches === 'undefined') return
  const names = await caches.keys()
  await Promise.all(names.filter(isOfPerson).map((name) => caches.delete(name)))
}

/** Whole, so that whoever signs out need not load what writes and sends it. */
function deleteOutbox(): Promise<void> {
  return new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase(outboxName)
    // A page that has it open this moment closes it at once, and the deletion goes on.
    deletion.addEventListener('blocked', () => resolve())
    deletion.addEventListener('error', () => resolve())
    deletion.addEventListener('success', () => {
      announce()
      resolve()
    })
  })
}

/** Other pages of this app show no letter any more. */
function announce() {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(outboxName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage('changed')
  channel.close()
}

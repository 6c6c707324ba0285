import { afterEach, expect, it, vi } from 'vitest'
import { forgetOffline } from './forget.ts'

afterEach(() => vi.unstubAllGlobals())

it('signing out deletes every cache of what was looked at, and the letters, and tells the worker', async () => {
  const names = new Set([
    'bandari-files-1',
    'bandari-pages',
    'bandari-answers',
    'bandari-own-1a',
    'bandari-pictures',
    'other',
  ])
  const told: unknown[] = []
  const deleted: string[] = []
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  })
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: { postMessage: (wish: unknown) => told.push(wish) } },
  })
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => {
      deleted.push(name)
      const deletion = new EventTarget()
      queueMicrotask(() => deletion.dispatchEvent(new Event('success')))
      return deletion
    },
  })
  await forgetOffline()
  expect([...names]).toEqual(['bandari-files-1', 'other'])
  expect(deleted).toEqual(['bandari-outbox'])
  expect(told).toEqual([{ forget: true }])
})

it('a browser without any of it is left as it is', async () => {
  vi.stubGlobal('navigator', {})
  await expect(forgetOffline()).resolves.toBeUndefined()
})

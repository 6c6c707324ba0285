import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What `vite.config.ts` takes out of RTK Query and React Router: used, it would do nothing once the shop is built. */
const leftOut = [
  'pollingInterval',
  'onCacheEntryAdded',
  'setupListeners',
  'refetchOnFocus',
  'refetchOnReconnect',
  'infiniteQuery',
  'createBrowserRouter',
]

test('no source asks for what the build leaves out of its libraries', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name),
  )
  expect(sources.length).toBeGreaterThan(300)
  const asked = sources.flatMap((name) => {
    const code = readFileSync(join(import.meta.dirname, name), 'utf8')
    return leftOut
      .filter((word) => new RegExp(`\\b${word}\\b`).test(code))
      .map((word) => `${name}: ${word}`)
  })
  expect(asked).toEqual([])
})

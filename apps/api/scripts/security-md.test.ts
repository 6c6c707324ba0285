import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')
const named = [...text.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`/g)].map(([, name = '']) => name)

/** As SECURITY.md shortens them: of the repository, of the API, or of the API's tests. */
const places = ['', 'apps/api', 'apps/api/test']

it('each test that the threat model names is there', () => {
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(
    (name) => !places.some((place) => existsSync(join(root, place, name))),
  )
  expect(missing).toEqual([])
})

it('each threat names what proves that it is held', () => {
  const rows = text
    .split('## What holds')[1]
    ?.split('## What does not hold')[0]
    ?.split('\n')
    .filter((line) => /^\| (?!Threat|-)/.test(line))
  expect(rows?.length).toBeGreaterThan(30)
  const bare = rows?.filter((row) => !/\.(?:test|e2e)\.tsx?`|by hand/.test(row))
  expect(bare).toEqual([])
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')
const named = [...text.matchAll(/`([\w./-]+\.(?:test|e2e)\.tsx?)`/g)].map(([, name = '']) => name)

/** SECURITY.md shortens paths: they start at the repository, the API or the API's tests. */
const folders = ['', 'apps/api', 'apps/api/test']

it('every test that the threat model names exists', () => {
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(
    (name) => !folders.some((folder) => existsSync(join(root, folder, name))),
  )
  expect(missing).toEqual([])
})

it('every defence names the test that proves it', () => {
  const rows = text
    .split('## What holds')[1]
    ?.split('## What does not hold')[0]
    ?.split('\n')
    .filter((line) => /^\| (?!Threat|-)/.test(line))
  expect(rows?.length).toBeGreaterThan(30)
  const unproven = rows?.filter((row) => !/\.(?:test|e2e)\.tsx?`|by hand/.test(row))
  expect(unproven).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import lowMemory from './low-memory.json' with { type: 'json' }

const root = new URL('../../../../../', import.meta.url)

/** None of them can read a file of ours: an image's first process has no shell before it. */
test.each([
  'deploy/Containerfile',
  'deploy/systemd/bandari.service',
  'apps/api/scripts/image-run.sh',
])('%s begins the shop with the same bounds as npm start', (file) => {
  const text = readFileSync(new URL(file, root), 'utf8')
  const { flags, environment } = lowMemory
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  for (const each of [...flags, ...settings]) expect(text).toContain(each)
})

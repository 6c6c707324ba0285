import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Importer, newImporter, upload } from '../helpers/importers.ts'
import { decide, meaning, type Said, say } from '../helpers/mappings.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Lists as dealers have them. */
const lists = new URL('../../../../../shared/data/listings/', import.meta.url)

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function brought(by: Importer, text: string): Promise<number> {
  const { status, body } = await upload(by, text)
  expect(status).toBe(201)
  return (body as { id: number }).id
}

describe.each([
  {
    file: 'trademe_nz_3618.csv',
    encoding: 'utf-8',
    said: { currency: 'NZD', rate: '76.5', mileage_unit: 'km' },
    rows: 3618,
  },
  {
    file: 'ebay-autos-300-renamed-latin1.csv',
    encoding: 'latin1',
    said: { currency: 'USD', rate: '129.5' },
    rows: 300,
  },
] satisfies { file: string; encoding: string; said: Said; rows: number }[])(
  '$file',
  ({ file, encoding, said, rows }) => {
    const path = new URL(file, lists)
    it.skipIf(!existsSync(path))(
      '95 of 100 rows are taken after five decisions at most (skipped without ../shared)',
      async () => {
        const by = await newImporter(world)
        const id = await brought(by, new TextDecoder(encoding).decode(readFileSync(path)))
        const { questions } = await meaning(by, id)
        const asked = questions.length
        await say(by, id, said)
        const found = await decide(by, id, { all_suggestions: true })
        expect(asked + 1).toBeLessThanOrEqual(5)
        expect(found.rows).toBe(rows)
        expect(found.rows - found.invalid_rows).toBeGreaterThanOrEqual(0.95 * rows)
      },
    )
  },
)

import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import { check, fileOf, getImport, newImporter, numbered, run } from '../helpers/importers.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

it('five thousand rows are checked in seconds and run in the background', async () => {
  const by = await newImporter(world)
  const { id, new_rows } = await check(by, fileOf(...numbered(5000)))
  expect(new_rows).toBe(5000)
  await run(by, id, false)
  await runImports(world)
  expect(await getImport(by, id)).toMatchObject({ state: 'done', created: 5000 })
})

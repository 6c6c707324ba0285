import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { insertImport, startRunning, writeCheck } from '../../src/stock/imports/imports.store.ts'
import { fetchPictures } from '../../src/stock/imports/pictures/fetch-pictures.ts'
import { countPictures } from '../../src/stock/imports/pictures/import-pictures-report.store.ts'
import { checkImport } from '../../src/stock/imports/mapping/check-import.ts'
import { guessMapping } from '../../src/stock/imports/mapping/guess-mapping.ts'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import { readSubjects } from '../../src/stock/imports/subjects.store.ts'
import { newImporter } from '../helpers/importers.ts'
import { colourOf, openPictureServer, type PictureServer } from '../helpers/picture-server.ts'
import { createWorld, type World } from '../helpers/world.ts'

const rows = 50_000
const perRow = 3
const megabyte = 1024 * 1024

let world: World
let server: PictureServer
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { FETCH_LOOPBACK: 'on' },
  })
  // One picture for all: what counts is how many are on their way.
  server = await openPictureServer({ usual: await colourOf('one') })
})
afterAll(async () => {
  server.close()
  await world.close()
})

/** The largest that the process has been, in megabytes above what it was. */
function watchMemory() {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 100)
  return () => {
    clearInterval(timer)
    return Math.round((most - before) / megabyte)
  }
}

it('fifty thousand rows with pictures take no more than 512 MB', async () => {
  const by = await newImporter(world)
  const headings =
    'reference,make,model,title,price KES,mileage km,engine size,description,location,contact,publish,pictures'
  const memory = watchMemory()
  const cellsOf = (n: number) => {
    const addresses = Array.from(
      { length: perRow },
      (_, each) => `${server.origin}/${n}-${each}.png`,
    )
    const row = `N-${n},Toyota,Vitz,2014 Toyota Vitz ${n},780000,84200,998,One owner,Nairobi,0722345678,live`
    return [...row.split(','), addresses.join(' | ')]
  }
  const now = world.clock.now()
  const importClass = 'vehicles'
  const subjects = await readSubjects(world.db)
  const table = {
    headings: headings.split(','),
    rows: Array.from({ length: rows }, (_, n) => ({ row: n + 2, cells: cellsOf(n) })),
  }
  const mapping = guessMapping(table, { importClass, subjects, thisYear: now.getUTCFullYear() })
  const owner = { accountId: by.id, stock: { vendorId: by.id, market: 'local' } } as const
  const checked = await checkImport(
    world.context,
    { importClass, rows: table.rows, isFrom1904: false, mapping, decisions: [] },
    { owner, subjects },
  )
  const given = { vendorId: by.id, importClass, forHouse: false, fileName: 'a.csv' } as const
  const id = await insertImport(world.db, { ...given, origin: 'exact', rows: table.rows, now })
  await writeCheck(world.db, id, { ...checked, origin: 'exact', notes: [], openGroups: 0 })
  await startRunning(world.db, id)
  await runImports(world)
  expect(await countPictures(world.db, id)).toMatchObject({ waiting: rows * perRow })

  await fetchPictures(world.context, { forMs: 60_000 })
  const { taken, failed } = await countPictures(world.db, id)
  expect([taken > 1000, failed]).toEqual([true, 0])
  expect(memory()).toBeLessThanOrEqual(512)
})

import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { checkLargeFiles } from '../../src/stock/imports/mapping/check-large.ts'
import { fetchPictures } from '../../src/stock/imports/pictures/fetch-pictures.ts'
import { countPictures } from '../../src/stock/imports/pictures/import-pictures-report.store.ts'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import { check, getImport, headings, newImporter, row, run } from '../helpers/importers.ts'
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
  return {
    most: () => Math.round((most - before) / megabyte),
    stop: () => clearInterval(timer),
  }
}

it('fifty thousand rows with pictures, in one upload, take no more than 512 MB', async () => {
  const by = await newImporter(world)
  const cellsOf = (n: number) => {
    const addresses = Array.from(
      { length: perRow },
      (_, each) => `${server.origin}/${n}-${each}.png`,
    )
    return `${row(`N-${n}`)},"One owner, service history, new tyres",${addresses.join(' | ')}`
  }
  const lines = Array.from({ length: rows }, (_, n) => cellsOf(n))
  const text = [`${headings},subtitle,pictures`, ...lines].join('\r\n')
  const memory = watchMemory()
  const times: Record<string, number> = { megabytes: Math.round(text.length / megabyte) }
  const timed = async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
    const begun = performance.now()
    const result = await act()
    times[`${name} s`] = Math.round((performance.now() - begun) / 1000)
    times[`${name} MB`] = memory.most()
    return result
  }
  const { id, state } = await timed('upload', () => check(by, text))
  expect(state).toBe('checking')
  await timed('check', () => checkLargeFiles(world.context))
  expect(await getImport(by, id)).toMatchObject({ state: 'checked', new_rows: rows })
  await run(by, id, false, false)
  await timed('run', () => runImports(world))
  expect(await countPictures(world.db, id)).toMatchObject({ waiting: rows * perRow })

  await timed('pictures', () => fetchPictures(world.context, { forMs: 60_000 }))
  const { taken, failed } = await countPictures(world.db, id)
  expect([taken > 1000, failed]).toEqual([true, 0])
  memory.stop()
  process.stderr.write(`${JSON.stringify(times)}\n`)
  expect(memory.most()).toBeLessThanOrEqual(512)
})

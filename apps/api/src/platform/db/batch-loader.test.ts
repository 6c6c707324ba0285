import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { batchLoader } from './batch-loader.ts'

/** Reads that end when the test says so. */
interface Reading {
  ids: readonly number[]
  end: (rows: { id: number; seen: number }[]) => void
  fail: (error: Error) => void
}

let readings: Reading[]
let look: (id: number) => Promise<{ id: number; seen: number } | undefined>

const patience = 40

beforeEach(() => {
  readings = []
  const read = batchLoader<{ id: number; seen: number }>(
    (_db, ids) =>
      new Promise((resolve, reject) => readings.push({ ids, end: resolve, fail: reject })),
    { ids: 3, underWay: 2, patience },
  )
  const db = {} as Database
  look = (id) => read(db, id)
})

function end(index: number, seen = 0) {
  const reading = readings[index]
  reading?.end(reading.ids.filter((id) => id < 100).map((id) => ({ id, seen })))
}

const idsRead = () => readings.map(({ ids }) => ids)

test('reads what is asked for in one turn by one statement, and nobody’s row is another’s', async () => {
  const answers = Promise.all([look(1), look(2), look(1), look(100)])
  await nextTurn()
  expect(idsRead()).toEqual([[1, 2, 100]])
  end(0)
  const [one, two] = [1, 2].map((id) => ({ id, seen: 0 }))
  expect(await answers).toEqual([one, two, one, undefined])
})

test('reads a row after it was asked for, though it is being read already', async () => {
  const early = look(1)
  await nextTurn()
  const late = look(1)
  await nextTurn()
  end(0, 1)
  end(1, 2)
  expect([(await early)?.seen, (await late)?.seen]).toEqual([1, 2])
})

test('has so many ids in one statement, and so many statements under way', async () => {
  const answers = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((id) => look(id)))
  await nextTurn()
  await nextTurn()
  expect(idsRead()).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ])
  end(0)
  await nextTurn()
  await nextTurn()
  expect(idsRead()[2]).toEqual([7, 8])
  end(1)
  end(2)
  expect((await answers).map((row) => row?.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('does not wait for ever behind statements that hang', async () => {
  for (const id of [1, 2]) {
    void look(id)
    await nextTurn()
  }
  const answer = look(3)
  await nextTurn()
  expect(readings).toHaveLength(2)
  await expect.poll(() => readings.length).toBe(3)
  end(2)
  expect((await answer)?.id).toBe(3)
})

test('tells a failure to those who asked, and goes on', async () => {
  const answers = Promise.allSettled([look(1), look(2)])
  await nextTurn()
  readings[0]?.fail(new Error('lost'))
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = look(1)
  await nextTurn()
  end(1)
  expect((await again)?.id).toBe(1)
})

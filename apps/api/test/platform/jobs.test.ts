import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest'
import { secondsUntilRound } from '../../src/platform/jobs/intervals.ts'
import type { Job } from '../../src/platform/jobs/job.ts'
import { type Jobs, startJobs } from '../../src/platform/jobs/run-jobs.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
const running: Jobs[] = []
/** The log is of failures that the tests mean. */
const stream = { write: () => undefined }

beforeAll(async () => {
  world = await createWorld({ ...inject('postgres'), stream })
})
beforeEach(async () => {
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(
    world.db,
  )
})
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
})
afterAll(() => world.close())

/** The jobs as one more process of the shop runs them. */
function start(jobs: Job[], attempts = 2): Jobs {
  const { connection, context } = world
  const started = startJobs({ connection, context, jobs, attempts })
  running.push(started)
  return started
}

interface Row {
  task_identifier: string
  attempts: number
  max_attempts: number
  last_error: string | null
  wait: number
}

async function queued(): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select task_identifier, attempts, max_attempts, last_error,
      extract(epoch from run_at - updated_at)::float as wait
    from graphile_worker.jobs order by id`.execute(world.db)
  return rows
}

describe('two processes on one database', () => {
  test('one of them does the rounds, and the other takes over when it ends', async () => {
    const rounds = [[], []] as number[][]
    const processes = rounds.map((own) =>
      start([{ name: 'round', everySeconds: 0.1, run: async () => own.push(Date.now()) }]),
    )
    await vi.waitFor(() => expect(rounds.flat().length).toBeGreaterThan(5), { timeout: 120_000 })
    const leader = rounds.findIndex((own) => own.length > 0)
    const [led, other] = leader === 0 ? [rounds[0]!, rounds[1]!] : [rounds[1]!, rounds[0]!]
    expect(other).toEqual([])
    for (const [index, at] of led.slice(1).entries()) {
      expect(at - led[index]!).toBeGreaterThanOrEqual(99)
    }

    await processes[leader]?.stop()
    running.splice(leader, 1)
    const before = led.length
    await vi.waitFor(() => expect(other.length).toBeGreaterThan(2), { timeout: 120_000 })
    expect(led).toHaveLength(before)
  })

  test('a minute of the cron is worked on once', async () => {
    // The minute that began last, as if both had been down when it did.
    const minute = new Date(Date.now() - 60_000).getUTCMinutes()
    await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since)
      values ('minutely', now() - interval '1 hour')`.execute(world.db)
    let runs = 0
    const job: Job = { name: 'minutely', cron: `${minute} * * * *`, run: async () => (runs += 1) }
    start([job])
    start([job])
    await vi.waitFor(() => expect(runs).toBe(1), { timeout: 120_000 })
    await sleep(500)
    expect(runs).toBe(1)
    expect(await queued()).toEqual([])
  })

  test('whoever is nudged works at once, leader or not', async () => {
    const rounds: string[] = []
    const jobOf = (name: string): Job => ({
      name: 'nudged',
      everySeconds: 60,
      run: async () => rounds.push(name),
    })
    const processes = ['first', 'second'].map((name) => start([jobOf(name)]))
    for (const one of processes) one.nudge('nudged')
    await vi.waitFor(() => expect(rounds.toSorted()).toEqual(['first', 'second']), {
      timeout: 120_000,
    })
  })
})

describe('a job that throws', () => {
  test('is tried again, later each time, until it has failed for good', async () => {
    let runs = 0
    const fail = async () => {
      runs += 1
      throw new Error(`no luck (${runs})`)
    }
    start([{ name: 'unlucky', everySeconds: 60, run: fail }]).nudge('unlucky')
    await vi.waitFor(async () => expect((await queued())[0]?.attempts).toBe(1), {
      timeout: 120_000,
    })
    await vi.waitFor(async () => expect((await queued())[0]?.last_error).not.toBeNull(), 120_000)
    const [first] = await queued()
    expect(first).toMatchObject({ task_identifier: 'unlucky', last_error: 'no luck (2)' })
    // e seconds, and squared the next time; a busy machine writes down the failure a moment later.
    expect(first?.wait).toBeGreaterThan(Math.E - 0.5)
    expect(first?.wait).toBeLessThan(Math.E + 3)

    await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`.execute(
      world.db,
    )
    await vi.waitFor(
      async () => expect((await queued())[0]?.last_error).toBe('no luck (3)'),
      120_000,
    )
    const [dead] = await queued()
    expect(dead).toMatchObject({ attempts: 2, max_attempts: 2 })
    expect(await queued()).toHaveLength(1)
  })

  test('is settled by the next round that goes well', async () => {
    let isBroken = true
    const run = async () => {
      if (isBroken) throw new Error('no luck')
      return 0
    }
    const jobs = start([{ name: 'recovering', everySeconds: 60, run }], 1)
    jobs.nudge('recovering')
    await vi.waitFor(async () => expect((await queued())[0]?.last_error).toBe('no luck'), 120_000)
    isBroken = false
    jobs.nudge('recovering')
    await vi.waitFor(async () => expect(await queued()).toEqual([]), 120_000)
  })

  test.each([
    [0.5, 0, 0.5],
    [0.5, 1, 1],
    [0.5, 3, 4],
    [0.5, 20, 60],
    [10, 2, 40],
    [10, 9, 60],
    [90, 3, 90],
  ])('a round each %d s waits after %d failures in a row %d s', (every, failures, wait) => {
    expect(secondsUntilRound(every, failures)).toBe(wait)
  })
})

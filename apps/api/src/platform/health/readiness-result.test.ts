import { expect, it } from 'vitest'
import { type Findings, readinessResult, type Report } from './readiness-result.ts'

const well: Findings = {
  isDraining: false,
  isDatabaseThere: true,
  areVehiclesLoaded: true,
  missing: [],
  oldestJob: 0,
}
const ok: Report = {
  ready: true,
  process: 'ok',
  database: 'ok',
  migrations: 'ok',
  queue: 'ok',
  search: 'ok',
}

it.each<[string, Partial<Findings>, Partial<Report>]>([
  ['all is well', {}, {}],
  ['a job is as old as it may be', { oldestJob: 900 }, {}],
  ['a job is older', { oldestJob: 900.1 }, { ready: false, queue: 'late' }],
  ['a migration is missing', { missing: ['0001-a.sql'] }, { ready: false, migrations: 'behind' }],
  [
    'the vehicles are not in memory yet',
    { areVehiclesLoaded: false },
    { ready: false, search: 'loading' },
  ],
  ['the process ends', { isDraining: true }, { ready: false, process: 'draining' }],
  [
    'nobody answers for the database',
    { isDatabaseThere: false, missing: null, oldestJob: null },
    { ready: false, database: 'unreachable', migrations: 'unknown', queue: 'unknown' },
  ],
  [
    'a database without our tables',
    { missing: null, oldestJob: null },
    { ready: false, migrations: 'unknown', queue: 'unknown' },
  ],
])('%s', (_, found, told) => {
  const report = readinessResult({ ...well, ...found })
  expect(report).toEqual({ ...ok, ...told })
})

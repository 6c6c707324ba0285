import { expect, it } from 'vitest'
import { subjectsOf } from '../find-subject.ts'
import { indexKnown } from '../identify.ts'
import { checkMapped } from './check-mapped.ts'
import { guessMapping } from './guess-mapping.ts'
import { planOf } from './plan.ts'

const models = Array.from({ length: 300 }, (_, at) => ({
  id: at + 1,
  make_id: 1,
  name: `Model ${at}`,
  slug: `model-${at}`,
  class: 'cars' as const,
}))
const subjects = subjectsOf({
  makes: [{ id: 1, name: 'Toyota', slug: 'toyota' }],
  models,
  categories: [],
})

it('fifty thousand rows with fifty thousand mistakes take 512 MB at most, and nobody waits', async () => {
  const headings = [
    'reference',
    'make',
    'model',
    'title',
    'price KES',
    'mileage km',
    'fuel',
    'colour',
  ]
  const rows = Array.from({ length: 50_000 }, (_, at) => ({
    row: at + 2,
    cells: [
      `S-${at}`,
      'Toyota',
      `Modle ${at}`,
      `Toyota ${at} clean`,
      '780000',
      '84200',
      'benzin',
      'burgandy',
    ],
  }))
  const importClass = 'vehicles'
  const mapping = guessMapping({ headings, rows }, { importClass, subjects, thisYear: 2026 })
  const plan = planOf({ importClass, mapping, decisions: [], conversion: null, subjects })
  let longest = 0
  let last = performance.now()
  const heartbeat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  const facts = { known: indexKnown([]), contact: null, thisYear: 2026, today: '2026-11-23' }
  const checked = await checkMapped(rows, plan, facts)
  clearInterval(heartbeat)
  expect(checked.rows).toHaveLength(50_000)
  expect(checked.groups.length).toBeLessThanOrEqual(1000)
  expect(process.memoryUsage().heapUsed).toBeLessThan(512 * 1024 * 1024)
  expect(longest).toBeLessThan(250)
})

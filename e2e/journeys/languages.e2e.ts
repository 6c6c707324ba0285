import { phone } from '../axe.ts'
import { doMainJob } from '../main-job.ts'
import { expect, test } from '../world.ts'

/** The main job in a language that is not English, on the smallest phone; `../deep/languages` has the other languages. */

test.use(phone)

test('a buyer registers, orders and is written to in sw', async ({ page, shop, complaints }) => {
  await doMainJob({ page, shop, language: 'sw' })
  expect(complaints).toEqual([])
})

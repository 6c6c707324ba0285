import { expect, it } from 'vitest'
import { jobName, triesLabel } from './job-labels.ts'

it.each([
  ['deliver-mails', 'Send mails'],
  ['count-the-ships', 'Count the ships'],
])('%s reads %s', (job, words) => {
  expect(jobName({ job })).toBe(words)
})

it.each([
  [0, 'Put back on Mar. 4, 2026, 8:11 AM UTC'],
  [1, 'Tried once on Mar. 4, 2026, 8:11 AM UTC'],
  [4, 'Tried 4 times, last on Mar. 4, 2026, 8:11 AM UTC'],
])('%d tries: %s', (tries, words) => {
  expect(triesLabel({ tries, failed_at: '2026-03-04T08:11:00Z' })).toBe(words)
})

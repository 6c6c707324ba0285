import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { countKnown } from './headings.ts'
import { readCsv } from './read-csv.ts'

/** Files of 5 MB that used to hold everybody's requests up, some of them for seconds. */

const heading = 'make,model,title\n'
const megabytes = 4_800_000

const files: Record<string, [Buffer, string]> = {
  'millions of short rows': [
    Buffer.from(heading + 'a\n'.repeat(megabytes / 2)),
    'file_has_too_many_rows',
  ],
  'millions of short rows of an old Mac': [
    Buffer.from(heading + 'a\r'.repeat(megabytes / 2)),
    'file_has_too_many_rows',
  ],
  'a row of millions of cells': [Buffer.from(','.repeat(megabytes) + 'a'), 'file_row_endless'],
  'a row of some thousand cells': [
    Buffer.from(`${heading}a${','.repeat(5000)}`.concat('\nb,c,d\n')),
    'file_row_too_wide',
  ],
  'a line of blanks': [Buffer.from(`${heading}${' '.repeat(megabytes)}a`), 'file_row_endless'],
  'a quotation that never ends': [
    Buffer.from(`${heading}"${'""'.repeat(megabytes / 2)}`),
    'file_row_endless',
  ],
  'control characters': [Buffer.from(heading + '\u0001'.repeat(megabytes)), 'file_not_csv'],
  'empty rows': [Buffer.from(`${heading}${',\n'.repeat(megabytes / 2)}a`), 'file_has_blank_rows'],
}

it.each(Object.entries(files))('%s: nobody waits', async (_case, [bytes, code]) => {
  const known = (headings: readonly string[]) => countKnown(headings, 'vehicles')
  const pause = watchPauses()
  await wait(20)
  const reading = await readCsv(bytes, { mostRows: 5000, known })
  await wait(20)
  const problem = 'problem' in reading ? reading.problem : null
  expect(typeof problem === 'string' ? problem : problem?.code).toBe(code)
  // It is 30 ms; most of these took seconds.
  expect(pause.longest()).toBeLessThan(250)
})

/**
 * The most time of the processor, in milliseconds, that passed between two turns of the event loop. Time on the clock
 * would tell how busy the machine is.
 */
function watchPauses() {
  const now = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let last = now()
  let longest = 0
  const timer = setInterval(() => {
    longest = Math.max(longest, now() - last)
    last = now()
  }, 1)
  return {
    longest: () => {
      clearInterval(timer)
      return longest
    },
  }
}

import { existsSync, readFileSync } from 'node:fs'

/** The Big List of Naughty Strings lies beside the project: whoever asks for it skips where it does not. */
const list = new URL('../../../../../shared/data/fuzz/blns.json', import.meta.url)

export const areThere = existsSync(list)

/** For a title, so that a skipped test says why. */
export const unlessMissing = areThere ? '' : ' (skipped: the list is not beside the project)'

export const naughtyStrings: readonly string[] = areThere
  ? JSON.parse(readFileSync(list, 'utf8'))
  : []

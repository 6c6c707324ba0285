import type { Flood } from './flood.ts'
import { get, sixteenAtOnce } from './sixteen.ts'

/** Each page is asked for at an address of its own, so none of them is kept. */
export const pages: Flood = {
  name: 'pages with new queries',
  run: (target) =>
    sixteenAtOnce((n) => get(target, `/search/1/0/0/1/*/*/0?flood=${target.seed}-${n}`)),
}

import type { Flood } from './flood.ts'
import { get, repeatConcurrently } from './flood-client.ts'

/** Each request has a different address, so no page is cached. */
export const pages: Flood = {
  name: 'pages with new queries',
  run: (target) =>
    repeatConcurrently((n) => get(target, `/search/1/0/0/1/*/*/0?flood=${target.seed}-${n}`)),
}

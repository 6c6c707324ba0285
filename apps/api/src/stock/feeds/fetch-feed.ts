import { createHash } from 'node:crypto'
import document from '@bandari/sdk/openapi.json' with { type: 'json' }
import type { Context } from '../../core/context.ts'
import { type Problem, problem } from '../../core/problem.ts'
import type { Validators } from '../../platform/public-fetch/public-fetch.ts'
import { PublicFetchError } from '../../platform/public-fetch/public-fetch-error.ts'
import type { FeedRow } from './feeds.store.ts'

/** Bytes of a feed, as of a file that a seller chooses. */
export const largestFeed = document.components.schemas.StartImportRequest.properties.file.maxLength

export interface FetchedFeed {
  data: Buffer
  hash: string
  validators: Validators
}

export interface FeedFailure {
  problem: Problem
  /** The same address may answer later. */
  isPassing: boolean
}

/** What the address answers now, that it is what was read last, or why nothing came. */
export async function fetchFeed(
  { publicFetch }: Pick<Context, 'publicFetch'>,
  { address, etag, last_modified: lastModified, hash: before }: FeedRow,
): Promise<FetchedFeed | FeedFailure | 'unchanged'> {
  try {
    const unless = { etag, lastModified }
    const { data, validators } = await publicFetch.fetch(address, { ...wanted, unless })
    const hash = createHash('sha256').update(data).digest('hex')
    return hash === before ? 'unchanged' : { data, hash, validators }
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    if (error.status === 304) return 'unchanged'
    return { problem: problemOf(error), isPassing: error.isPassing }
  }
}

const wanted = {
  accept:
    'text/csv, application/xml, text/xml, application/json, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.5',
  mostBytes: largestFeed,
  // Many servers call a list anything; its first bytes decide, but a page is none.
  isWantedType: (type: string | null) =>
    type === null || !/^(?:text\/html|image\/|video\/|audio\/|font\/)/.test(type),
}

const problems = {
  address: problem('feed_address_refused'),
  name: problem('feed_host_unknown'),
  'no-answer': problem('feed_no_answer'),
  slow: problem('feed_too_slow'),
  large: problem('file_too_large', { megabytes: largestFeed / 1024 / 1024 }),
  redirects: problem('feed_redirects'),
  kind: problem('feed_is_page'),
} as const satisfies Record<Exclude<PublicFetchError['fault'], 'status'>, Problem>

function problemOf({ fault, status }: PublicFetchError): Problem {
  return fault === 'status' ? problem('feed_status', { status: status ?? 0 }) : problems[fault]
}

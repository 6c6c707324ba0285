/** What is kept for when there is no network, and how: the rules of the service workers of both apps. */

export type Treatment =
  /** A file whose name changes with its contents. */
  | 'file'
  /** A document. */
  | 'page'
  | 'picture'
  /** An answer of the API that is the same for everybody. */
  | 'answer'
  /** One that was asked for with a token: nobody else may see it. */
  | 'own-answer'
  | 'none'

export interface Asked {
  method: string
  url: string
  /** `navigate` for a document. */
  mode: string
  /** The header. */
  authorization: string | null
  /** Part of a file, such as a video's. */
  isPart: boolean
}

export interface KeepingRules {
  origin: string
  /** The folder of the build's files: `/assets/`. */
  files: string
  isPageKept: (pathname: string) => boolean
}

/** Reads below `/api/` that are the same for everybody. */
const publicReads =
  /^(vehicles|vehicle-facets|vehicle-make-count|vehicle-specs|vehicle-tree|product-cards|products|one-search|product-search|partner-one-search|category-search|countries|destinations|exchange-rates|import-destinations|import-rules|landed-price|options|article-list|promotions|deals|sellers)(\/|$)/

/** What a person may look at again: orders and their papers, messages, offers, and what they keep. Nothing of staff. */
const ownReads =
  /^(profile|favourites|garage|alerts|offers|checkout\/payment-methods|orders(\/\d+(\/(lines|landed-prices|consignee|papers(\/\d+)?|delivery|thread|following|pro-forma|receipts\/\d+|reviews|payment-slips\/\d+))?)?|threads(\/\d+(\/files\/\d+)?)?)\/?$/

export function treatmentOf(asked: Asked, { origin, files, isPageKept }: KeepingRules): Treatment {
  const { origin: from, pathname } = new URL(asked.url)
  if (asked.method !== 'GET' || from !== origin || asked.isPart) return 'none'
  if (asked.mode === 'navigate') return isPageKept(pathname) ? 'page' : 'none'
  if (pathname.startsWith(files)) return 'file'
  if (pathname.startsWith('/media/')) return 'picture'
  if (!pathname.startsWith('/api/')) return 'none'
  const read = pathname.slice('/api/'.length)
  if (asked.authorization === null) return publicReads.test(read) ? 'answer' : 'none'
  return publicReads.test(read) || ownReads.test(read) ? 'own-answer' : 'none'
}

/** More than a page or a paper of ours has. */
const mostBytes = 5_000_000

/** On answers to staff who look at the shop as a customer: what they see of somebody else stays in no browser. */
const viewHeader = 'x-shop-view'

type Answered = Pick<Response, 'status' | 'type' | 'headers'>

/**
 * Whether something is worth keeping: no refusal, no page of an error. The API asks caches to store nothing that was made for one
 * caller; here it is kept for that caller alone, and until they sign out.
 */
export function isKeepable({ status, type, headers }: Answered, isAnswer = false): boolean {
  return (
    (status === 200 || (isAnswer && status === 204)) &&
    (type === 'basic' || type === 'default') &&
    !headers.has(viewHeader) &&
    (isAnswer || !/no-store/.test(headers.get('cache-control') ?? '')) &&
    Number(headers.get('content-length') ?? 0) <= mostBytes
  )
}

/** How many of each are kept; the oldest go first. */
export const most = { page: 60, answer: 200, 'own-answer': 200, picture: 150 } as const

/** Older than this is not shown: a price of last season helps nobody. In milliseconds. */
export const longest = 30 * 24 * 3600_000

/** When it was kept, in milliseconds since 1970. */
export const keptAtHeader = 'x-kept-at'

/** Name of the Server-Timing entry of what is kept. */
export const keptMark = 'kept'

/** Of the database of letters, the lock of their sender, and the channel that tells of changes. */
export const outboxName = 'bandari-outbox'

export const cachePrefix = 'bandari-'
export const filesPrefix = `${cachePrefix}files-`
export const ownPrefix = `${cachePrefix}own-`

/** Signing out removes everything but the build's files: what somebody looked at says something of them, too. */
export function isOfPerson(cache: string): boolean {
  return cache.startsWith(cachePrefix) && !cache.startsWith(filesPrefix)
}

/** What a page is told. */
export type WorkerNews =
  /** Something on it is as of this time. */
  | { kept: number }
  /** Something on it was never seen here. */
  | { missing: true }

/** What a page asks the worker for. */
export type WorkerWish =
  /** These have come before the worker was there. */
  | { keep: string[] }
  /** The document that begins every page without a network. */
  | { shell: string }
  /** What became of this page's own document. */
  | { tell: true }
  | { forget: true }

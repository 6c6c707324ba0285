/** Why something did not come from a public address. */
export type PublicFetchFault =
  /** It leads to something that is not public, or is not written as an address of the web. */
  | 'address'
  /** No server has this name. */
  | 'name'
  | 'no-answer'
  | 'slow'
  | 'large'
  /** Another status than 200. */
  | 'status'
  | 'redirects'
  /** It is of another kind than what is wanted. */
  | 'kind'

interface Details {
  status?: number
  /** Whether the same call may succeed later. */
  isPassing?: boolean
  /** Seconds that the server asks to wait. */
  retryAfter?: number | null
  cause?: unknown
}

export class PublicFetchError extends Error {
  override name = 'PublicFetchError'
  readonly fault: PublicFetchFault
  readonly status: number | null
  readonly isPassing: boolean
  readonly retryAfter: number | null

  constructor(
    fault: PublicFetchFault,
    { status, isPassing = false, retryAfter = null, cause }: Details = {},
  ) {
    super(`nothing came from a public address: ${fault}`, { cause })
    this.fault = fault
    this.status = status ?? null
    this.isPassing = isPassing
    this.retryAfter = retryAfter
  }
}

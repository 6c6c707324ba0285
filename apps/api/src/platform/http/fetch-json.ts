import { fetchExternal } from '../../core/fetch-external.ts'

/** Another server did not answer as it should. */
export class OutboundError extends Error {
  override name = 'OutboundError'
}

export interface JsonAnswer {
  status: number
  /** Null where the body is empty or no JSON. */
  body: unknown
}

interface JsonRequest extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** Longest that anybody waits for the whole answer. */
  waitMs: number
}

const mostBytes = 4_000_000

/** Asks another server for JSON, within a time and a size; whatever it answers is the caller's to judge. */
export async function fetchJson(
  url: string,
  { waitMs, ...asked }: JsonRequest,
): Promise<JsonAnswer> {
  const { host } = new URL(url)
  try {
    const signal = AbortSignal.timeout(waitMs)
    const response = await fetchExternal(url, { ...asked, redirect: 'error', signal })
    return { status: response.status, body: parse(await readBounded(response, host)) }
  } catch (error) {
    if (error instanceof OutboundError) throw error
    const why = error instanceof Error ? (error.cause ?? error) : error
    throw new OutboundError(`${host} does not answer: ${String(why)}`, { cause: error })
  }
}

async function readBounded(response: Response, host: string): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  // Node's own streams are iterable, which the browsers' types do not say.
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > mostBytes) throw new OutboundError(`${host} answers more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // An error page, or nothing: the status says what it means.
    return null
  }
}

import { refusalOf, unreachable } from '@bandari/sdk'
import type { Answer } from './sdk.ts'

/** A file of the API under the name that the API gives it. */
export interface NamedFile {
  file: Blob
  name: string
}

interface StreamReply {
  data?: ReadableStream<Uint8Array<ArrayBuffer>> | null
  error?: unknown
  response: Response
}

/** Between 0 and 1, or null while nobody knows: before the first byte, or of an unknown length. */
export type OnProgress = (progress: number | null) => void

export async function askFile(
  call: Promise<StreamReply>,
  onProgress: OnProgress = () => {},
): Promise<Answer<NamedFile>> {
  try {
    const { data, error, response } = await call
    if (!data) return { refusal: refusalOf(response.status, error, response.headers) }
    const parts = await collect(data, lengthOf(response), onProgress)
    const file = new Blob(parts, { type: response.headers.get('content-type') ?? '' })
    return { data: { file, name: fileName(response.headers.get('content-disposition')) } }
  } catch {
    return { refusal: unreachable }
  }
}

/** `attachment; filename="JOYK2026-bc.png"` → `JOYK2026-bc.png`. */
export function fileName(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download'
}

/** Null for a compressed answer: its length is not that of the bytes we read. */
function lengthOf({ headers }: Response): number | null {
  const length = Number(headers.get('content-length'))
  return length > 0 && !headers.has('content-encoding') ? length : null
}

async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  length: number | null,
  onProgress: OnProgress,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let arrived = 0
  for (const reader = stream.getReader(); ; ) {
    const { value, done } = await reader.read()
    if (done) return parts
    parts.push(value)
    arrived += value.length
    onProgress(length === null ? null : Math.min(1, arrived / length))
  }
}

interface Fetched {
  startTime: number
  /** Headers and body over the network; 0 for what the browser had. */
  transferSize?: number
  /** 0 where no worker stood between. */
  workerStart?: number
  /** What the server, or the worker, says of an answer. */
  serverTiming?: readonly { name: string; duration: number }[]
}

/**
 * Bytes over the network since a moment of the document, in the browser's own count (Resource Timing). Of a document that a
 * worker handed on it counts the unpacked size, so there the server's word counts; what the worker had cost nothing. Answers of
 * the API that a worker handed on are counted unpacked: the true figure is lower.
 */
export function bytesSince(at: number, fetched: readonly Fetched[]): number {
  return fetched
    .filter(({ startTime }) => startTime >= at)
    .reduce((bytes, each) => bytes + bytesOf(each), 0)
}

function bytesOf({ transferSize = 0, workerStart = 0, serverTiming = [] }: Fetched): number {
  if (workerStart === 0) return transferSize
  if (serverTiming.some(({ name }) => name === 'kept')) return 0
  return serverTiming.find(({ name }) => name === 'bytes')?.duration ?? transferSize
}

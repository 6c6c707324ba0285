import { isIPv6, type LookupFunction } from 'node:net'

/** Connects to these whatever a name server says by now. */
export function only(ips: readonly string[]): LookupFunction {
  const entries = ips.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_, options, tell) => {
    const [first] = entries
    if (!first) return tell(new Error('no address'), '')
    if (options.all === true) tell(null, entries)
    else tell(null, first.address, first.family)
  }
}

/** A name server cannot be told to stop, so it is no longer waited for. */
export function withinTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

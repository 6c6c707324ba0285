import type { BandariClient } from './client.ts'

/** The verbs of a client, without its middleware. */
export type Caller = Pick<BandariClient, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>

/**
 * A client that the first call fetches: a page that was rendered with its answers is alive without it. `load` is asked by each
 * call and answers the same client; where it rejects, so does the call, and a later one asks again.
 */
export function deferClient(load: () => Promise<Caller>): Caller {
  const later = <Verb extends keyof Caller>(verb: Verb): Caller[Verb] => {
    const call = async (...given: unknown[]) => {
      const client = await load()
      return (client[verb] as (...given: unknown[]) => unknown)(...given)
    }
    return call as Caller[Verb]
  }
  return {
    GET: later('GET'),
    POST: later('POST'),
    PUT: later('PUT'),
    PATCH: later('PATCH'),
    DELETE: later('DELETE'),
  }
}

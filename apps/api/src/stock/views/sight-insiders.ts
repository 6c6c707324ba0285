import type { FastifyInstance } from 'fastify'
import { visitorIn } from '../../platform/http/reading.ts'
import type { Views } from './views.ts'

/** Pages do not know who is signed in, but the calls of the same browser do: sellers and staff are told apart by them. */
export function sightInsiders(app: FastifyInstance, views: Views): void {
  app.addHook('onResponse', (request, _, done) => {
    const { identity } = request
    if (identity?.account) views.sighted(visitorIn(request), identity.account)
    done()
  })
}

import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../core/context.ts'
import { transact } from '../../../platform/http/transact.ts'
import { stopAlertsOf } from './stop-alerts.ts'
import { stopPath } from './stop-token.ts'

/**
 * RFC 8058: the reader's mail program POSTs `List-Unsubscribe=One-Click` to the address of `List-Unsubscribe`, without a
 * session. What it sends is not read: the address says whose alerts stop. A GET of the same address is a page of the shop,
 * and changes nothing.
 */
export async function serveOneClick(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', (_, payload, done) => {
      payload.on('end', () => done(null)).on('error', done)
      payload.resume()
    })
    own.post<{ Params: { token: string } }>(
      `${stopPath}/:token`,
      { config: { operationId: 'stopAlerts' } },
      async ({ params }, reply) => {
        const answer = await transact(context, async (inside) => ({
          status: (await stopAlertsOf(inside, params.token)) ? 200 : 404,
        }))
        return reply
          .code(answer.status)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('')
      },
    )
  })
}

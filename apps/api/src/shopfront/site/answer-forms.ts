import type { FastifyInstance } from 'fastify'
import { isPortal, originOf } from '../../platform/http/origin.ts'
import type { Settings } from '../../core/settings.ts'
import { isPage } from './pages.ts'

/**
 * If a form of the shop is sent before its code was loaded, or without scripts, it arrives as a POST to its own page,
 * so that nothing typed is in an address. It is not read: the answer leads back to the page.
 */
export async function answerForms(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', (_, payload, done) => {
      payload.on('end', () => done(null)).on('error', done)
      payload.resume()
    })
    forms.post('/*', (request, reply) => {
      if (!isPage(request.url) || isPortal(request.host, settings)) return reply.callNotFound()
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${originOf(request.host, settings)}${request.url}`, 303)
    })
  })
}

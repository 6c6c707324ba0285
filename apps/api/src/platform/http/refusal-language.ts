import type { FastifyInstance } from 'fastify'
import { languageAsked } from '../../core/language.ts'
import { translateRefusal } from '../../core/translate-refusal.ts'

/**
 * Says refusals, and whatever else is said under a code, in the language of the caller's page. It is done last, so the
 * answer kept under an `Idempotency-Key` is in English, and each repeat reads it in its own language.
 */
export function refuseInLanguage(app: FastifyInstance) {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const language = languageAsked(request.headers['accept-language'])
    const said = translateRefusal(payload, language)
    if (reply.statusCode < 400 && said === payload) return payload
    const vary = [reply.getHeader('vary') ?? [], 'Accept-Language'].flat()
    reply.header('content-language', language).header('vary', vary.join(', '))
    return said
  })
}

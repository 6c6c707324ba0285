import type { FastifyInstance } from 'fastify'
import { requestedLanguage } from '../../core/language.ts'
import { translateRefusal } from '../../core/translate-refusal.ts'

/**
 * Translates refusals, and other sentences with a code, into the language of the caller's page. It is done last, so the answer
 * stored under an `Idempotency-Key` is in English, and each repeat gets it in its own language.
 */
export function translateRefusals(app: FastifyInstance) {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const language = requestedLanguage(request.headers['accept-language'])
    const translated = translateRefusal(payload, language)
    if (reply.statusCode < 400 && translated === payload) return payload
    const vary = [reply.getHeader('vary') ?? [], 'Accept-Language'].flat()
    reply.header('content-language', language).header('vary', vary.join(', '))
    return translated
  })
}

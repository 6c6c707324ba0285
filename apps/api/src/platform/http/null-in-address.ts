import type { FastifyInstance } from 'fastify'
import { sendDetail, sendNullRefusal } from './refusals.ts'

/** The character zero, which no text of ours may hold, can stand in an address only like this. */
const nullCharacter = '%00'

/** Refuses it for calls, pages and files alike, before anything is looked up. */
export function refuseNullInAddress(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    const [path = '', ...query] = request.url.split('?')
    if (path.includes(nullCharacter)) return sendDetail(reply, 404, 'not_found')
    if (query.some((part) => part.includes(nullCharacter))) return sendNullRefusal(reply, 400)
    next()
  })
}

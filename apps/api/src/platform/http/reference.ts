import document from '@bandari/sdk/openapi.json' with { type: 'json' }
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hash } from 'node:crypto'
import { stringify } from 'yaml'
import type { RateCounters } from './rate-counters.ts'
import { makeRateGuard } from './rate-limit.ts'
import { sendThrottled } from './refusals.ts'

/** For each address: a person reads it once, and a tool asks with the tag of what it has. */
const limits = [{ max: 60, perSeconds: 60, by: ['ip'], counts: 'all' }] as const

const forms = {
  json: {
    type: 'application/json; charset=utf-8',
    write: () => JSON.stringify(document),
  },
  yaml: {
    type: 'application/yaml; charset=utf-8',
    write: () => stringify(document, { aliasDuplicateObjects: false }),
  },
}

/** The paths of the page for people (`/api/docs/…`) take half a second of the process when its library writes them. */
const formOf: Readonly<Record<string, keyof typeof forms>> = {
  '/api/openapi.json': 'json',
  '/api/docs/json': 'json',
  '/api/docs/yaml': 'yaml',
}

/** The contract for machines (`/api/openapi.json`) and for people (`/api/docs`). Strangers are handed no map of the back office. */
export async function serveReference(
  app: FastifyInstance,
  { rateLimits }: { rateLimits: boolean },
  counters: RateCounters,
) {
  const guard = makeRateGuard({ app, counters }, 'reference', rateLimits ? limits : [])
  const texts = new Map<keyof typeof forms, { text: string; etag: string }>()
  const written = (form: keyof typeof forms) => {
    const made = texts.get(form)
    if (made) return made
    const text = forms[form].write()
    const one = { text, etag: `W/"${hash('sha1', text, 'base64url')}"` }
    texts.set(form, one)
    return one
  }
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const form = formOf[request.routeOptions.url ?? '']
    if (form === undefined) return
    const admission = await guard(request)
    if ('wait' in admission) return sendThrottled(reply, admission.wait)
    const { text, etag } = written(form)
    reply.header('etag', etag).header('cache-control', 'public, max-age=300')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(forms[form].type).send(text)
  }
  // It would keep a contract of its own, and wants one to begin with; people are shown ours.
  const { openapi, info } = document
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi, info, paths: {} } as never },
  })
  await app.register(async (docs) => {
    docs.addHook('onRequest', send)
    docs.get('/api/openapi.json', send)
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  })
}

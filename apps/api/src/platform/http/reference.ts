import document from '@bandari/sdk/openapi.json' with { type: 'json' }
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify'
import { hash } from 'node:crypto'
import { stringify } from 'yaml'
import type { Settings } from '../../core/settings.ts'
import { publicContract, type ServedContract } from './public-contract.ts'
import type { RateCounters } from './rate-counters.ts'
import { makeRateGuard } from './rate-limit.ts'
import { referencePolicy, writeReferencePage } from './reference-page.ts'
import { sendThrottled } from './refusals.ts'

/** For each address: a person reads it once, and a tool asks with the tag of what it has. */
const limits = [{ max: 60, perSeconds: 60, by: ['ip'], counts: 'all' }] as const

/** What each address answers with. Strangers are handed no map of the back office; who develops the shop is. */
const forms = {
  json: {
    type: 'application/json; charset=utf-8',
    write: (contract: ServedContract) => JSON.stringify(contract),
  },
  yaml: {
    type: 'application/yaml; charset=utf-8',
    write: (contract: ServedContract) => stringify(contract, { aliasDuplicateObjects: false }),
  },
  page: { type: 'text/html; charset=utf-8', write: writeReferencePage },
}

/** The paths of the page for trying (`/api/docs/…`) take half a second of the process when its library writes them. */
const formOf: Readonly<Record<string, keyof typeof forms>> = {
  '/api/openapi.json': 'json',
  '/api/reference': 'page',
  '/api/docs/json': 'json',
  '/api/docs/yaml': 'yaml',
}

/**
 * The contract for machines (`/api/openapi.json`) and for people (`/api/reference`), and outside of production a page on which one
 * tries it (`/api/docs`).
 */
export async function serveReference(
  app: FastifyInstance,
  { rateLimits, production }: Pick<Settings, 'rateLimits' | 'production'>,
  counters: RateCounters,
) {
  const guard = makeRateGuard({ app, counters }, 'reference', rateLimits ? limits : [])
  const whole = document as unknown as ServedContract
  const shown = production ? publicContract(whole) : whole
  const texts = new Map<keyof typeof forms, { text: string; etag: string }>()
  const written = (form: keyof typeof forms) => {
    const made = texts.get(form)
    if (made) return made
    const text = forms[form].write(shown)
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
    if (form === 'page') reply.header('content-security-policy', referencePolicy)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(forms[form].type).send(text)
  }
  app.get('/api/openapi.json', send)
  app.get('/api/reference', send)
  if (!production) await serveDocs(app, send)
}

/** It would keep a contract of its own, and wants one to begin with; people are shown ours. */
async function serveDocs(app: FastifyInstance, send: onRequestAsyncHookHandler) {
  const { openapi, info } = document
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi, info, paths: {} } as never },
  })
  await app.register(async (docs) => {
    docs.addHook('onRequest', send)
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  })
}

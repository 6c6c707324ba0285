import document from '@bandari/sdk/openapi.json' with { type: 'json' }
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** The contract for machines (`/api/openapi.json`) and for people (`/api/docs`). Strangers are handed no map of the back office. */
export async function serveReference(app: FastifyInstance) {
  app.get('/api/openapi.json', (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json').send(document),
  )
  // It would keep a contract of its own, and wants one to begin with; people are shown ours.
  const { openapi, info } = document
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi, info, paths: {} } as never },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformSpecification: () => document,
    transformSpecificationClone: false,
  })
}

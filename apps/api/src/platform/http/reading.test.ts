import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import type { WhenRead } from '../../core/contract.ts'
import { collectReads, noteRead } from './reading.ts'

it('what a page asks in this process is not read by the page, but by whoever is sent it', async () => {
  const read: string[] = []
  const app = fastify()
  app.get('/', (request) => {
    noteRead(request, ({ ip }) => read.push(ip))
    return {}
  })
  await app.ready()
  const reads: WhenRead[] = []
  const { statusCode } = await collectReads(reads, () => app.inject('/'))
  expect({ statusCode, read, reads: reads.length }).toEqual({ statusCode: 200, read: [], reads: 1 })
  await app.inject({ url: '/', remoteAddress: '41.90.0.1' })
  expect(read).toEqual(['41.90.0.1'])
})

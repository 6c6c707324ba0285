import { type AddressInfo, connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardSlowRequests } from './slow-request-guard.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  guardSlowRequests(app, { every: 150 })
  app.post('/', ({ body }) => ({ length: JSON.stringify(body).length }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends the head of a request, and what it is given of the body; ends with whatever was answered. */
async function send(length: number, parts: AsyncIterable<string> | Iterable<string>) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += String(data)
  })
  // Whoever still writes learns of the end by an error, maybe before the answer.
  socket.on('error', () => undefined)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  socket.write(
    `POST / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  )
  for await (const part of parts) if (socket.writable) socket.write(part)
  await ended
  return answer
}

async function* drip() {
  for (let n = 0; n < 40; n += 1) {
    yield '1'
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('a body that stops coming ends the connection', async () => {
  expect(await send(20_000, ['"begun'])).toMatch(/^HTTP\/1.1 408 /)
})

test('a body that comes by drips ends the connection, too', async () => {
  expect(await send(20_000, drip())).not.toContain('200')
})

test('a body that arrives is read', async () => {
  const body = JSON.stringify('x'.repeat(20_000))
  const answer = await send(body.length, [body.slice(0, 9000), body.slice(9000)])
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer).toContain(`{"length":${body.length}}`)
})

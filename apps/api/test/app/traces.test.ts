import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openLog } from '../../src/core/log.ts'
import { readSettings } from '../../src/settings.ts'
import { runJob } from '../../src/platform/jobs/job.ts'
import { deliverMailsJob, mailJobs } from '../../src/platform/mail/jobs.ts'
import { enqueueFailedRound } from '../../src/platform/jobs/queue.store.ts'
import { type RunningTracing, startTracing } from '../../src/platform/tracing/start-tracing.ts'
import { people } from '../../seeds/people.data.ts'
import { newcomer } from '../helpers/newcomer.ts'
import { openReceiver, type OtlpReceiver, type ReceivedSpan } from '../helpers/otlp-receiver.ts'
import { clientId, clientSecret, type FakeEbay, startEbay } from '../helpers/partner-ebay.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What a receiver of traces hears of a shop that answers, works, writes mails and asks others. */

const jobName = 'expire-reservations'
const person = { email: 'traced.person@example.com', last_name: 'Untraceable' }

let receiver: OtlpReceiver
let ebay: FakeEbay
let tracing: RunningTracing
let world: World
let log = ''
beforeAll(async () => {
  ;[receiver, ebay] = await Promise.all([openReceiver(), startEbay()])
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    EBAY_CLIENT_ID: clientId,
    EBAY_CLIENT_SECRET: clientSecret,
    EBAY_API_URL: ebay.url,
  }
  tracing = await startTracing(readSettings(environment), openLog('error'))
  world = await createWorld({
    ...inject('postgres'),
    environment,
    stream: { write: (line: string) => void (log += line) },
    level: 'info',
  })
  const client = await world.as(null)
  await client.POST('/register/', { body: { ...newcomer(person.email), ...person } })
  await client.GET('/partner-one-search/', { params: { query: { q: 'radio' } as never } })
  await client.GET('/products/{id}/', { params: { path: { id: 999_999_999 } } } as never)
  await world.app.inject({ url: '/activate/MQ/a-token-of-somebody' })
  await (await world.as('buyer')).GET('/profile/')
  await world.app.inject('/readyz')
  await world.app.inject('/healthz')
  await rounds()
  await enqueueFailedRound(world.db, { name: jobName, attempts: 1 })
  await world.runJobs()
  await tracing.stop()
})
afterAll(async () => {
  await world.close()
  await Promise.all([receiver.close(), ebay.close()])
})

/** What a shop does a few times a second, whether there is something to do or not: the first finds mails, the second nothing. */
async function rounds() {
  const jobs = mailJobs({ drain: world.deliverMails, deliverAgain: async () => undefined })
  const [delivering] = jobs.filter(({ name }) => name === deliverMailsJob)
  const failing = { name: 'failing', everySeconds: 1, run: () => Promise.reject(new Error('no')) }
  for (let n = 0; n < 2; n += 1) await runJob(delivering!, world.context, null)
  await runJob(failing, world.context, null).catch(() => undefined)
}

const named = (name: string) => receiver.spans.filter((span) => span.name === name)
const partsOf = ({ spanId, traceId }: ReceivedSpan) =>
  receiver.spans.filter((span) => span.parentSpanId === spanId && span.traceId === traceId)

it('is told each request by its operation, with what came of it', () => {
  const [registering] = named('register')
  expect(registering).toMatchObject({
    kind: 2,
    facts: {
      'bandari.operation': 'register',
      'http.request.method': 'POST',
      'http.route': '/api/register/',
      'http.response.status_code': 201,
    },
  })
  expect(registering).not.toHaveProperty('parentSpanId')
  expect(registering!.facts['bandari.request_id']).toMatch(/^[\w-]{8,64}$/)
  expect(Number(registering!.endTimeUnixNano)).toBeGreaterThan(
    Number(registering!.startTimeUnixNano),
  )
  expect(named('getProduct')[0]!.facts['http.response.status_code']).toBe(404)
})

it('is told the statements of a request, also of one with a body, by verb and table', () => {
  const names = partsOf(named('register')[0]!).map(({ name }) => name)
  expect(names).toContain('begin')
  expect(names).toContain('insert accounts')
  expect(names).toContain('commit')
  expect(partsOf(named('getProfile')[0]!).length).toBeGreaterThan(0)
})

it('is told of calls to others by their server', () => {
  const [search] = named('searchItems')
  const calls = partsOf(search!).filter(({ facts }) => facts['server.address'] === '127.0.0.1')
  expect(calls.map(({ name }) => name)).toContain('GET 127.0.0.1')
  expect(calls[0]).toMatchObject({ kind: 3, facts: { 'http.response.status_code': 200 } })
})

it('is told of jobs, and of what they ask the database', () => {
  const [job] = named(`job ${jobName}`)
  expect(job).not.toHaveProperty('parentSpanId')
  expect(partsOf(job!).length).toBeGreaterThan(0)
})

it('is told of a round that found something or failed, and of no other; nor of questions whether it is well', () => {
  const [round, ...more] = named(`job ${deliverMailsJob}`)
  expect(more).toEqual([])
  expect(Number(round!.facts['bandari.found'])).toBeGreaterThan(0)
  expect(partsOf(round!).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'mail', 'commit']),
  )
  expect(named('job failing')).toHaveLength(1)
  expect(named('GET /readyz')).toEqual([])
  expect(named('GET /healthz')).toEqual([])
  // Nothing of what was dropped is left without its whole.
  const ids = new Set(receiver.spans.map(({ spanId }) => spanId))
  expect(receiver.spans.filter(({ parentSpanId: of }) => of && !ids.has(of))).toEqual([])
})

it('is told of mails by their number', () => {
  const [mail] = named('mail')
  expect(mail!.facts).toEqual({ 'bandari.mail': expect.any(Number), 'bandari.attempt': 1 })
})

it('hears nothing of anybody: no name, address, token, text or value', () => {
  const raw = receiver.raw()
  expect(raw.length).toBeGreaterThan(1000)
  const secrets = [
    person.email,
    person.last_name,
    'a-token-of-somebody',
    'radio',
    clientSecret,
    people.buyer.email,
    '999999999',
  ]
  for (const secret of secrets) expect(raw).not.toContain(secret)
  expect(raw).not.toMatch(/\$1|[\w.]@[\w.]/)
  const [page] = receiver.spans.filter(({ facts }) => facts['http.route'] === '/activate/*')
  expect(page ?? { facts: {} }).not.toMatchObject({ facts: { 'url.path': expect.anything() } })
})

it('has its number in the lines of the log', () => {
  const [unknown] = named('getProduct')
  const lines = log.split('\n').filter((line) => line.includes('"operation":"getProduct"'))
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ traceId: unknown!.traceId })
})

it('is told of the share that is asked for, and nothing where it is none', async () => {
  const quiet = await openReceiver()
  const settings = readSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: quiet.url,
    OTEL_TRACES_SAMPLER_ARG: '0',
  })
  const running = await startTracing(settings, openLog('error'))
  await (await world.as('buyer')).GET('/profile/')
  await running.stop()
  expect(quiet.asked()).toBe(0)
  await quiet.close()
})

it('may be away: it is said once, and requests are answered', async () => {
  const broken = await openReceiver()
  broken.answer(400)
  let said = ''
  const stream = { write: (line: string) => void (said += line) }
  const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: broken.url })
  const running = await startTracing(settings, openLog('info', { stream }))
  for (let n = 0; n < 600; n += 1) {
    const { statusCode } = await world.app.inject('/api/options/')
    expect(statusCode).toBe(200)
  }
  for (let waited = 0; broken.asked() === 0 && waited < 100; waited += 1) await sleep(100)
  await running.stop()
  expect(broken.asked()).toBeGreaterThan(1)
  expect(said.match(/Nobody takes the traces/g)).toHaveLength(1)
  await broken.close()
})

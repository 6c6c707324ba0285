import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest'
import type { Attachment } from '../../src/platform/mail/attachment.ts'
import { enqueueMail } from '../../src/platform/mail/outbox.store.ts'
import { type Jobs, startJobs } from '../../src/platform/jobs/run-jobs.ts'
import { mailJobs, deliverMailsJob } from '../../src/platform/mail/jobs.ts'
import { openOutbox, type Outbox } from '../../src/platform/mail/worker.ts'
import { insertBareOrder } from '../helpers/bare-order.ts'
import { headerOf, openPostOffice, partsOf, type PostOffice } from '../helpers/post-office.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let office: PostOffice
const workers: Outbox[] = []
const runners: Jobs[] = []

beforeAll(async () => {
  office = await openPostOffice()
  world = await createWorld({ ...inject('postgres'), environment: { SMTP_URL: office.url } })
})
beforeEach(async () => {
  await world.db.deleteFrom('outbox').execute()
  office.received.length = 0
  office.turnedAway.length = 0
  office.refuseWith(null)
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close()
  for (const runner of runners.splice(0)) await runner.stop()
})
afterAll(async () => {
  await world.close()
  await office.close()
})

const invoice: Attachment = {
  filename: 'pro-forma-100042.pdf',
  contentType: 'application/pdf',
  content: Buffer.from('%PDF-1.7 \u0000\u0001\u00FF not really', 'latin1'),
}

/** Another process's worker on the same table. */
function startWorker(options: Partial<Parameters<typeof openOutbox>[0]> = {}): Outbox {
  const { db, settings, clock, context } = world
  const attach = async () => invoice
  const worker = openOutbox({ db, settings, clock, log: context.log, attach, ...options })
  workers.push(worker)
  return worker
}

/** The worker as a process runs it. */
/** With the usual rounds, or with so many seconds between two. */
function runInBackground(everySeconds?: number) {
  const worker = startWorker()
  const { connection, context } = world
  const jobs = mailJobs(worker).map((job) => ({ ...job, ...(everySeconds && { everySeconds }) }))
  const runner = startJobs({ connection, context, jobs })
  runners.push(runner)
  return { worker, runner, nudge: () => runner.nudge(deliverMailsJob) }
}

async function enqueue(
  to = 'grace@example.com',
  extra: { attachProFormaOf?: number; settingsUrl?: string; alertsOf?: number } = {},
) {
  await enqueueMail(world.db, {
    to,
    subject: 'Grüße from the harbour',
    text: 'Ein Gruß.\n',
    html: '<p>Ein Gruß.</p>',
    ...extra,
  })
}

async function rows() {
  return world.db.selectFrom('outbox').selectAll().orderBy('id').execute()
}

async function row() {
  const [only] = await rows()
  if (!only) throw new Error('the table is empty')
  return only
}

describe('delivery', () => {
  test('a mail that was never committed is never sent', async () => {
    const failing = world.db.transaction().execute(async (tx) => {
      await enqueueMail(tx, { to: 'grace@example.com', subject: 's', text: 't', html: 'h' })
      throw new Error('the checkout fails')
    })
    await expect(failing).rejects.toThrow('the checkout fails')
    await world.deliverMails()
    expect(office.received).toEqual([])
  })

  test('a mail arrives as text and as html, from us, and answers go to support', async () => {
    await enqueue()
    const { message_id } = await row()
    await world.deliverMails()
    expect(office.received).toHaveLength(1)
    const mail = office.received[0]!
    expect(mail.from).toBe('orders@bandari.example')
    expect(mail.to).toEqual(['grace@example.com'])
    expect(headerOf(mail, 'from')).toBe('Bandari <orders@bandari.example>')
    expect(headerOf(mail, 'reply-to')).toBe('support@bandari.example')
    expect(headerOf(mail, 'to')).toBe('grace@example.com')
    expect(headerOf(mail, 'message-id')).toBe(`<${message_id}@bandari.example>`)
    expect(headerOf(mail, 'subject')).toMatch(/^=\?UTF-8\?/)
    const [text, html] = partsOf(mail)
    expect(text?.head).toContain('text/plain')
    expect(text?.content.toString().trim()).toBe('Ein Gruß.')
    expect(html?.head).toContain('text/html')
    expect(html?.content.toString().trim()).toBe('<p>Ein Gruß.</p>')
  })

  test('one that its reader can do without says where it is switched off, no other does', async () => {
    const settingsUrl = 'https://portal.example/profile?at=notifications'
    await enqueue('grace@example.com', { settingsUrl })
    await enqueue('joy@example.com')
    await world.deliverMails()
    const headers = office.received.map((mail) => headerOf(mail, 'list-unsubscribe'))
    expect(headers.filter(Boolean)).toEqual([`<${settingsUrl}>`])
  })

  test('an alert says that one POST stops it, no other mail does', async () => {
    const settingsUrl = 'https://shop.example/stop-alerts/7-signature'
    await enqueue('grace@example.com', { settingsUrl, alertsOf: 7 })
    await enqueue('joy@example.com', { settingsUrl })
    await world.deliverMails()
    const ways = office.received.map((mail) => headerOf(mail, 'list-unsubscribe-post'))
    expect(ways.filter(Boolean)).toEqual(['List-Unsubscribe=One-Click'])
  })

  test('the pro-forma invoice travels along, byte for byte', async () => {
    const order = await insertBareOrder(world)
    const asked: number[] = []
    await enqueue('grace@example.com', { attachProFormaOf: order })
    await startWorker({
      attach: async (orderId) => {
        asked.push(orderId)
        return invoice
      },
    }).drain()
    expect(asked).toEqual([order])
    const file = partsOf(office.received[0]!).find(({ head }) => head.includes('application/pdf'))
    expect(file?.head).toContain('filename=pro-forma-100042.pdf')
    expect(file?.content.equals(invoice.content)).toBe(true)
  })

  test('what was sent is recorded, forgets its links and is not sent again', async () => {
    await enqueue()
    await world.deliverMails()
    expect(await row()).toMatchObject({
      sent_at: expect.any(Date),
      attempts: 1,
      last_error: null,
      subject: 'Grüße from the harbour',
      body_text: '',
      body_html: '',
    })
    await world.deliverMails()
    world.clock.advance({ days: 30 })
    await world.deliverMails()
    expect(office.received).toHaveLength(1)
  })

  test('an address that looks like two is one, and is refused as such', async () => {
    await enqueue('grace@example.com, mallory@example.com')
    await world.deliverMails()
    expect(office.received.flatMap(({ to }) => to)).not.toContain('mallory@example.com')
  })
})

describe('refusal', () => {
  test.each([451, 550])('%d: it is sent later, once, as the same mail', async (status) => {
    office.refuseWith(status)
    await enqueue()
    await world.deliverMails()
    expect(office.turnedAway).toHaveLength(1)
    const failed = await row()
    expect(failed).toMatchObject({ sent_at: null, attempts: 1, body_text: 'Ein Gruß.\n' })
    expect(failed.last_error).toContain('No room at the moment')

    office.refuseWith(null)
    await world.deliverMails()
    expect(office.received).toEqual([])

    world.clock.advance({ minutes: 0.5 })
    await world.deliverMails()
    await world.deliverMails()
    expect(office.received).toHaveLength(1)
    const ids = [office.turnedAway[0]!, office.received[0]!].map((m) => headerOf(m, 'message-id'))
    expect(ids[0]).toBe(ids[1])
    expect(await row()).toMatchObject({ attempts: 2, last_error: null })
  })

  test('one that is refused does not hold up the others', async () => {
    await enqueue('first@example.com')
    office.refuseWith(451)
    await world.deliverMails()
    office.refuseWith(null)
    await enqueue('second@example.com')
    await world.deliverMails()
    expect(office.received.map(({ to }) => to)).toEqual([['second@example.com']])
  })

  test('a server that is away, and an invoice that cannot be drawn, are failures like any', async () => {
    await enqueue()
    const settings = { ...world.settings, smtpUrl: 'smtp://127.0.0.1:9' }
    await startWorker({ settings }).drain()
    expect((await row()).last_error).toContain('ECONNREFUSED')

    const order = await insertBareOrder(world)
    await world.db.updateTable('outbox').set({ attach_pro_forma_of: order }).execute()
    world.clock.advance({ minutes: 0.5 })
    const attach = async () => Promise.reject(new Error('no paper'))
    await startWorker({ attach }).drain()
    expect(await row()).toMatchObject({ attempts: 2, last_error: 'no paper', sent_at: null })

    world.clock.advance({ minutes: 1 })
    await startWorker().drain()
    expect(office.received).toHaveLength(1)
  })

  test('each failure doubles the wait, up to six hours, and the sixteenth is the last', async () => {
    office.refuseWith(451)
    await enqueue()
    const waits: number[] = []
    for (let attempt = 1; attempt <= 15; attempt += 1) {
      await world.deliverMails()
      const { attempts, next_attempt_at } = await row()
      expect(attempts).toBe(attempt)
      const seconds = (next_attempt_at.getTime() - world.clock.now().getTime()) / 1000
      waits.push(Math.ceil(seconds))
      world.clock.advance({ minutes: (seconds - 5) / 60 })
      await world.deliverMails()
      expect(office.turnedAway).toHaveLength(attempt)
      world.clock.advance({ minutes: 5 / 60 })
    }
    expect(waits).toEqual([
      30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600, 21_600, 21_600, 21_600, 21_600,
    ])
    await world.deliverMails()
    world.clock.advance({ days: 365 })
    await world.deliverMails()
    expect(office.turnedAway).toHaveLength(16)
  })
})

describe('several workers', () => {
  test('forty mails and four workers: each mail arrives once', async () => {
    for (let n = 1; n <= 40; n += 1) await enqueue(`reader-${n}@example.com`)
    await Promise.all(Array.from({ length: 4 }, () => startWorker().drain()))
    const readers = office.received.flatMap(({ to }) => to)
    expect(readers).toHaveLength(40)
    expect(new Set(readers).size).toBe(40)
    expect((await rows()).every(({ sent_at, attempts }) => sent_at && attempts === 1)).toBe(true)
  })

  test('a mail that another worker has in hand is left to it', async () => {
    const order = await insertBareOrder(world)
    await enqueue('grace@example.com', { attachProFormaOf: order })
    const drawn = Promise.withResolvers<Attachment>()
    const inHand = Promise.withResolvers<void>()
    const attach = () => {
      inHand.resolve()
      return drawn.promise
    }
    const slow = startWorker({ attach }).drain()
    await inHand.promise
    await startWorker().drain()
    expect(office.received).toEqual([])
    drawn.resolve(invoice)
    await slow
    expect(office.received).toHaveLength(1)
  })
})

describe('in the background', () => {
  const untilReceived = (count: number) =>
    vi.waitFor(() => expect(office.received).toHaveLength(count), { timeout: 120_000 })

  test('what waits is sent without being asked for', async () => {
    await enqueue('before@example.com')
    runInBackground()
    await untilReceived(1)
    await enqueue('unheard@example.com')
    await untilReceived(2)
  })

  test('a nudge sends it before the next round', async () => {
    const { nudge } = runInBackground(600)
    await enqueue('after@example.com')
    nudge()
    await untilReceived(1)
  })

  test('nothing leaves after the worker has stopped', async () => {
    const { worker, runner, nudge } = runInBackground()
    await worker.close()
    await runner.stop()
    runners.length = 0
    await enqueue()
    nudge()
    await new Promise((resolve) => {
      setTimeout(resolve, 1300)
    })
    expect(office.received).toEqual([])
    expect((await row()).attempts).toBe(0)
  })
})

describe('without a mail server', () => {
  test('a mail counts as delivered and stays readable', async () => {
    const order = await insertBareOrder(world)
    await enqueue('grace@example.com', { attachProFormaOf: order })
    const attach = async () => Promise.reject(new Error('not asked for'))
    await startWorker({ settings: { ...world.settings, smtpUrl: undefined }, attach }).drain()
    expect(await row()).toMatchObject({ sent_at: expect.any(Date), body_text: 'Ein Gruß.\n' })
    expect(office.received).toEqual([])
  })
})

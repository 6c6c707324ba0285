import { translatorOf } from '@bandari/i18n/catalogues'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { composeMail } from '../../src/platform/mail/mail-body.ts'
import { enqueueMail } from '../../src/platform/mail/outbox.store.ts'
import { type ListedMail, mailsTo } from '../helpers/mails.ts'
import { insertBareOrder } from '../helpers/bare-order.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World

beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
beforeEach(async () => {
  await world.db.deleteFrom('outbox').execute()
})
afterAll(() => world.close())

async function enqueue(to: string, extra: { subject?: string; attachProFormaOf?: number } = {}) {
  const body = composeMail(translatorOf('en'), {
    brand: 'Bandari',
    title: 'A title',
    paragraphs: ['1 < 2 & "3"'],
    action: { label: 'Open', url: 'https://shop.example/a?b=1&c=2' },
  })
  await enqueueMail(world.db, { to, subject: 'A mail', ...body, ...extra })
}

async function get(url: string, { app } = world) {
  return app.inject({ url })
}

async function list(): Promise<ListedMail[]> {
  return (await get('/api/dev/mails')).json<ListedMail[]>()
}

const urls = ['/api/dev/mails', '/api/dev/mails/1/attachments/a.pdf', '/mailbox', '/mailbox/1']

describe('who may not', () => {
  test.each([
    ['mails really go out', { SMTP_URL: 'smtp://127.0.0.1:9' }],
    ['it is production', { NODE_ENV: 'production', BANK_DETAILS: 'Account: 0100 4471 2208' }],
  ])('there is no mailbox where %s', async (_, environment) => {
    const strict = await createWorld({ ...inject('postgres'), environment })
    for (const url of urls) {
      const answer = await get(url, strict)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('Mailbox')
    }
    await strict.close()
  })
})

describe('GET /api/dev/mails', () => {
  test('newest first, whether sent or still waiting', async () => {
    await enqueue('one@example.com', { subject: 'First' })
    await world.deliverMails()
    await enqueue('two@example.com', { subject: 'Second' })
    expect((await list()).map(({ subject }) => subject)).toEqual(['Second', 'First'])
  })

  test('a mail is its id, address, subject, text, html and attachments, and nothing else', async () => {
    await enqueue('one@example.com')
    const [mail] = await list()
    expect(mail).toEqual({
      id: expect.any(Number),
      to: 'one@example.com',
      subject: 'A mail',
      text: expect.stringContaining('1 < 2 & "3"'),
      html: expect.stringContaining('1 &lt; 2 &amp; &quot;3&quot;'),
      attachments: [],
    })
  })

  test('one address’s mails, whatever its capitals', async () => {
    await enqueue('One@example.com', { subject: 'First' })
    await enqueue('two@example.com')
    await enqueue('one@EXAMPLE.com', { subject: 'Third' })
    const mails = await mailsTo(world, 'one@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual(['Third', 'First'])
    expect(await mailsTo(world, 'three@example.com')).toEqual([])
  })

  test('at most fifty', async () => {
    for (let n = 1; n <= 52; n += 1) await enqueue('one@example.com', { subject: `No ${n}` })
    const mails = await list()
    expect(mails).toHaveLength(50)
    expect(mails[0]?.subject).toBe('No 52')
  })

  test('a registration shows up before anything was delivered', async () => {
    const client = await world.as(null)
    const email = 'grace@shop.example'
    await client.POST('/register/', {
      body: {
        first_name: 'Grace',
        last_name: 'Wanjiru',
        email,
        confirm_email: email,
        password: 'harbour lights 9',
      },
    })
    expect(await mailsTo(world, email)).toHaveLength(1)
  })
})

describe('attachments', () => {
  test('the pro-forma invoice is listed, and is the PDF the reader would get', async () => {
    await enqueue('one@example.com', { attachProFormaOf: await insertBareOrder(world) })
    const [mail] = await list()
    const [file, ...more] = mail?.attachments ?? []
    expect(more).toEqual([])
    expect(file).toMatchObject({ contentType: 'application/pdf' })
    expect(file?.filename).toMatch(/^pro-forma-\d+\.pdf$/)

    const answer = await get(`/api/dev/mails/${mail?.id}/attachments/${file?.filename}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload).toHaveLength(file?.size ?? 0)
  })

  test('what is not there is not found', async () => {
    await enqueue('one@example.com')
    const [mail] = await list()
    for (const url of [
      `/api/dev/mails/${mail?.id}/attachments/pro-forma-1.pdf`,
      '/api/dev/mails/999999999/attachments/pro-forma-1.pdf',
      '/api/dev/mails/x/attachments/pro-forma-1.pdf',
    ]) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: 'Not found.' })
    }
  })
})

describe('GET /mailbox', () => {
  test('an empty one says so', async () => {
    const answer = await get('/mailbox')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('No mail here.')
  })

  test('it lists subject and address with a link to each mail, newest first', async () => {
    await enqueue('one@example.com', { subject: 'First' })
    await enqueue('two@example.com', { subject: 'Second' })
    const [second, first] = await list()
    const { body } = await get('/mailbox')
    expect(body.indexOf(`/mailbox/${second?.id}`)).toBeGreaterThan(0)
    expect(body.indexOf(`/mailbox/${first?.id}`)).toBeGreaterThan(body.indexOf('two@example.com'))
    const narrowed = (await get('/mailbox?to=one@example.com')).body
    expect(narrowed).toContain('First')
    expect(narrowed).not.toContain('Second')
    expect(narrowed).toContain('value="one@example.com"')
  })

  test('nothing of a mail or of the address bar becomes markup', async () => {
    await enqueue('one@example.com', { subject: '<script>alert(1)</script>' })
    const [mail] = await list()
    const pages = [
      '/mailbox',
      `/mailbox/${mail?.id}`,
      `/mailbox?to=${encodeURIComponent('"><script>alert(1)</script>')}`,
    ]
    for (const url of pages) {
      const answer = await get(url)
      expect(answer.body).not.toContain('<script')
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  test('one mail: its frame is sandboxed and shows the html, its links open in the window', async () => {
    await enqueue('one@example.com', { attachProFormaOf: await insertBareOrder(world) })
    const [mail] = await list()
    const { body, statusCode } = await get(`/mailbox/${mail?.id}`)
    expect(statusCode).toBe(200)
    const [, sandbox, srcdoc] = /<iframe[^>]* sandbox="([^"]*)" srcdoc="([^"]*)"/.exec(body) ?? []
    expect(sandbox).toBe('allow-top-navigation-by-user-activation')
    expect(unescape(srcdoc)).toBe(mail?.html.replace('<head>', '<head><base target="_top">'))
    const file = mail?.attachments[0]?.filename
    expect(body).toContain(`href="/api/dev/mails/${mail?.id}/attachments/${file}"`)
  })

  test.each(['999999999', '0', 'x', '99999999999999999999'])('mail %s is not there', async (id) => {
    expect((await get(`/mailbox/${id}`)).statusCode).toBe(404)
  })
})

function unescape(html = ''): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import { addToBasket, newBuyer, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** The desk answers: from templates, by whoever has it, and people without an account by mail. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

let asked = 0

/** A request of somebody who is not signed in. */
async function guestAsks(language = 'en') {
  asked += 1
  const email = `guest${asked}@example.org`
  const client = world.clientWith(null, language)
  const body = {
    userName: 'Amina Otieno',
    userEmail: email,
    contactNumber: '+254700000001',
    userRequest: 'Front left headlamp for a 2014 Nissan Note.',
  }
  const { data } = await client.POST('/requests/parts/', { body, params: { header: {} } })
  const support = await world.as('support')
  const query = { filter: JSON.stringify({ q: data?.reference ?? '' }) }
  const found = await support.GET('/support/requests', { params: { query } })
  const [request] = found.data ?? []
  if (!request) throw new Error('nothing was asked for')
  return { email, request, path: { id: request.id } }
}

async function quoteAsked(code: string | null = 'mombasa-other') {
  const buyer = await newBuyer(world)
  const product = await stockProduct(world, { title: 'Isuzu Forward flatbed', body_type: 'truck' })
  const { id } = await addToBasket(world, buyer, product, { code, quantity: 1, value: 0 })
  await buyer.client.POST('/request-shipping-quote/', { body: { q: id, userRequest: 'Please.' } })
  return { buyer, path: { id } }
}

describe('templates', () => {
  const write = async (body: object) => {
    const support = await world.as('support')
    const { data, error, response } = await support.POST('/support/answer-templates', {
      body: body as { name: string; used_for: 'quote'[]; texts: { en: string } },
    })
    return { data, error, status: response.status }
  }

  it('are there from the beginning, and are filled in the language of who reads', async () => {
    const { path } = await guestAsks('fr')
    const support = await world.as('support')
    const { data } = await support.GET('/support/requests/{id}/templates', { params: { path } })
    expect(data?.language).toBe('fr')
    const sold = data?.templates.find(({ name }) => name === 'Sold')
    expect(sold).toMatchObject({
      text: 'Bonjour Amina Otieno, désolé, il a été vendu.',
      language: 'fr',
      missing: [],
    })
    const query = { language: 'sw' } as const
    const other = await support.GET('/support/requests/{id}/templates', { params: { path, query } })
    expect(other.data?.templates.find(({ name }) => name === 'Sold')?.text).toMatch(/^Habari/)
  })

  it('name what is known of a quote, and say what is not', async () => {
    await write({
      name: 'All of it',
      used_for: ['quote'],
      texts: { en: '{name}: {vehicle} {price} {port} {order} {until} {me} {shop}' },
    })
    const { path, buyer } = await quoteAsked()
    const support = await world.as('support')
    const { data } = await support.GET('/support/quotes/{id}/templates', { params: { path } })
    const filled = data?.templates.find(({ name }) => name === 'All of it')
    const first = (await buyer.client.GET('/profile/')).data?.first_name
    expect(filled?.text).toContain(`${first}: Isuzu Forward flatbed USD`)
    expect(filled?.text).toContain('Mombasa {order} {until} Grace Banda ')
    expect(filled?.missing).toEqual(['order', 'until'])
  })

  it('are refused with a field that nobody knows, and with a name that is taken', async () => {
    const texts = { en: 'Hello {nmae}.' }
    const unknown = await write({ name: 'Wrong', used_for: ['thread'], texts })
    expect(unknown).toMatchObject({
      status: 400,
      error: { texts: { en: [expect.stringContaining('nmae')] } },
    })
    const taken = await write({ name: 'sold', used_for: ['thread'], texts: { en: 'Sold.' } })
    expect(taken).toMatchObject({
      status: 400,
      error: { codes: { name: ['template_name_taken'] } },
    })
  })

  it('are changed and deleted by whoever saw them last, in the audit', async () => {
    const { data } = await write({ name: 'Later', used_for: ['thread'], texts: { en: 'Later.' } })
    const support = await world.as('support')
    const path = { id: data?.id ?? 0 }
    const change = (version: number) =>
      support.PUT('/support/answer-templates/{id}', {
        params: { path },
        body: { version, texts: { en: 'Tomorrow.', fr: '  ' } },
      })
    const [first, second] = [await change(1), await change(1)]
    expect(first.data).toMatchObject({ version: 2, texts: { en: 'Tomorrow.' }, name: 'Later' })
    expect(first.data?.texts).not.toHaveProperty('fr')
    expect(second.response.status).toBe(409)
    const query = { version: 2 }
    await support.DELETE('/support/answer-templates/{id}', { params: { path, query } })
    const gone = await support.GET('/support/answer-templates/{id}', { params: { path } })
    expect(gone.response.status).toBe(404)
    const audit = await world.db
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', 'answer-template')
      .where('subject_id', '=', String(path.id))
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual([
      'create-answer-template',
      'update-answer-template',
      'delete-answer-template',
    ])
  })
})

describe('who answers', () => {
  it('is one of the desk; of two who take it at once the slower one is told', async () => {
    const { path } = await quoteAsked()
    const [support, desk] = [await world.as('support'), await world.as('desk')]
    const { data: people = [] } = await support.GET('/support/desk-people')
    const idOf = (name: string) => people.find((one) => one.name === name)?.id ?? 0
    const take = (client: typeof support, assignee: number | null, was: number | null = null) =>
      client.PUT('/support/quotes/{id}/assignee', { params: { path }, body: { assignee, was } })
    const grace = idOf('Grace Banda')
    expect((await take(support, grace)).data).toMatchObject({ assignee: { name: 'Grace Banda' } })
    const slower = await take(desk, idOf('Mary Phiri'))
    expect(slower.response.status).toBe(409)
    expect(slower.error).toMatchObject({ code: 'taken_meanwhile', values: { name: 'Grace Banda' } })
    const buyer = await newBuyer(world)
    const stranger = await take(support, buyer.id, grace)
    expect(stranger.error).toMatchObject({ code: 'not_desk_staff' })
    const mine = async (client: typeof support, filter: object) => {
      const query = { filter: JSON.stringify({ state: 'pending', id: path.id, ...filter }) }
      return (await client.GET('/support/quotes', { params: { query } })).data?.length
    }
    expect(await mine(support, { is_mine: true })).toBe(1)
    expect(await mine(desk, { is_mine: true })).toBe(0)
    expect(await mine(desk, { is_for_me: true })).toBe(0)
    expect(await mine(desk, { is_nobodys: true })).toBe(0)
    await take(support, null, grace)
    expect(await mine(desk, { is_for_me: true })).toBe(1)
  })

  it('is said of threads of the shop and of requests, too', async () => {
    const { path } = await guestAsks()
    const { buyer } = await quoteAsked()
    const { data } = await buyer.client.GET('/threads/')
    const thread = { id: data?.threads[0]?.id ?? 0 }
    const support = await world.as('support')
    const { data: people = [] } = await support.GET('/support/desk-people')
    const body = { assignee: people[0]?.id ?? 0, was: null }
    await support.PUT('/support/requests/{id}/assignee', { params: { path }, body })
    await support.PUT('/support/threads/{id}/assignee', { params: { path: thread }, body })
    const read = await support.GET('/support/requests/{id}', { params: { path } })
    const seen = await support.GET('/support/threads/{id}', { params: { path: thread } })
    const assignee = { id: people[0]?.id, name: people[0]?.name }
    expect([read.data?.assignee, seen.data?.assignee]).toEqual([assignee, assignee])
  })
})

describe('an answer to a quote', () => {
  const answer = async (path: { id: number }, more: object) => {
    const desk = await world.as('desk')
    const { data } = await desk.GET('/support/quotes/{id}', { params: { path } })
    const body = { version: data?.version ?? 0, shipping_charge: '950.00', ...more }
    const sent = await desk.PUT('/support/quotes/{id}', { params: { path }, body })
    return { before: data, sent }
  }

  it('states port and type, which the basket follows, and the buyer is told', async () => {
    const { path, buyer } = await quoteAsked()
    const place = { country: 'KE', port: 'mombasa' }
    const { before, sent } = await answer(path, { place, shipping_type: 'RORO' })
    expect(before?.own_prices).toMatchObject({ insured: null })
    expect(sent.data).toMatchObject({
      state: 'answered',
      is_lapsed: false,
      destination_port: 'Mombasa',
      current_charge: '950.00',
      lines: [{ shipping_type: 'RORO', destination_port: 'Mombasa' }],
    })
    const { data } = await buyer.client.GET('/basket/')
    expect(data).toMatchObject({ shipping_quote: { state: 'answered', shipping_charge: '950.00' } })
    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.text).toContain('RORO (roll on, roll off)')
  })

  it('may name a port where the buyer named none', async () => {
    const { path } = await quoteAsked(null)
    const { sent } = await answer(path, { place: { country: 'KE', port: 'mombasa' } })
    expect(sent.data).toMatchObject({
      state: 'answered',
      is_lapsed: false,
      destination_port: 'Mombasa',
      destination_country_code: 'KE',
      current_charge: '950.00',
    })
  })

  it('is refused for a port that there is not', async () => {
    const { path } = await quoteAsked()
    const { sent } = await answer(path, { place: { country: 'KE', port: 'atlantis' } })
    expect(sent.error).toMatchObject({ codes: { place: ['unknown_object'] } })
    const { sent: again } = await answer(path, { place: null })
    expect(again.response.status).toBe(200)
  })
})

describe('somebody without an account', () => {
  const answer = async (path: { id: number }, text: string, key?: string) => {
    const support = await world.as('support')
    const header = key === undefined ? {} : { 'Idempotency-Key': key }
    return support.POST('/support/requests/{id}/messages', {
      params: { path, header },
      body: { text },
    })
  }

  async function tokenIn(email: string) {
    const [mail] = await mailsTo(world, email)
    return /\/request-answers#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  it('is answered by mail once a press, and writes back by its link', async () => {
    const { path, email } = await guestAsks()
    const sent = await answer(path, 'We have one for USD 60.', 'one-press')
    await answer(path, 'We have one for USD 60.', 'one-press')
    expect(sent.data).toMatchObject({
      state: 'answered',
      by_mail: true,
      messages: [{ side: 'shop', by: 'Grace Banda', text: 'We have one for USD 60.' }],
    })
    const mails = await mailsTo(world, email)
    expect(mails.filter(({ text }) => text.includes('We have one for USD 60.'))).toHaveLength(1)
    const token = await tokenIn(email)
    const guest = await world.as(null)
    const read = await guest.POST('/request-answers/', { body: { token } })
    expect(read.data?.messages).toMatchObject([{ side: 'shop', text: 'We have one for USD 60.' }])
    expect(JSON.stringify(read.data)).not.toContain(email)
    world.clock.advance({ hours: 20 })
    const reply = () =>
      guest.POST('/request-answers/messages/', {
        params: { header: {} },
        body: { token, text: 'With its bulb?' },
      })
    await reply()
    expect((await reply()).data?.messages).toHaveLength(2)
    const support = await world.as('support')
    const { data } = await support.GET('/support/requests/{id}', { params: { path } })
    expect(data).toMatchObject({ state: 'new', answered_at: null })
    const query = { filter: JSON.stringify({ is_overdue: true, id: path.id }) }
    expect((await support.GET('/support/requests', { params: { query } })).data).toEqual([])
    const told = await mailsTo(world, world.settings.supportEmail)
    const reference = data?.reference ?? ''
    expect(told.filter(({ subject }) => subject.includes(`${reference}: its sender`))).toHaveLength(
      1,
    )
  })

  it('is heard by mail and telephone, too, when staff write it down', async () => {
    const { path } = await guestAsks()
    await answer(path, 'Which side?')
    const support = await world.as('support')
    const noted = await support.POST('/support/requests/{id}/replies', {
      params: { path, header: {} },
      body: { text: 'The left.', via: 'telephone' },
    })
    expect(noted.data).toMatchObject({ state: 'new' })
    expect(noted.data?.messages.at(-1)).toMatchObject({ side: 'guest', via: 'telephone' })
  })

  it('finds nothing behind a link that was never sent', async () => {
    const guest = await world.as(null)
    const { error, response } = await guest.POST('/request-answers/', {
      body: { token: 'guessed' },
    })
    expect([response.status, error]).toMatchObject([404, { code: 'share_unknown' }])
  })

  it('is nobody who was signed in: their answer is in their messages', async () => {
    const buyer = await newBuyer(world)
    const body = {
      userName: 'Amina',
      userEmail: buyer.email,
      contactNumber: '+254700000001',
      userRequest: 'A headlamp.',
    }
    const { data } = await buyer.client.POST('/requests/parts/', { body, params: { header: {} } })
    const support = await world.as('support')
    const query = { filter: JSON.stringify({ q: data?.reference ?? '' }) }
    const [request] = (await support.GET('/support/requests', { params: { query } })).data ?? []
    const { error } = await answer({ id: request?.id ?? 0 }, 'We have one.')
    expect(error).toMatchObject({ code: 'request_not_by_mail' })
  })
})

describe('a note on a customer', () => {
  it('that is pressed three times is one note', async () => {
    const buyer = await newBuyer(world)
    const support = await world.as('support')
    const press = () =>
      support.POST('/support/customers/{id}/notes', {
        params: { path: { id: buyer.id }, header: {} },
        body: { text: 'Call after five.' },
      })
    const notes = [await press(), await press(), await press()]
    expect(new Set(notes.map(({ data }) => data?.id)).size).toBe(1)
    world.clock.advance({ minutes: 1 })
    expect((await press()).data?.id).not.toBe(notes[0]?.data?.id)
  })
})

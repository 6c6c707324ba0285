import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { SUPPORT_EMAIL: 'help@bandari.example' },
  })
})
beforeEach(async () => {
  await world.db.deleteFrom('requests').execute()
  await world.db.deleteFrom('outbox').execute()
  await world.db.deleteFrom('mail_gates').execute()
})
afterAll(() => world.close())

const amina = {
  userName: 'Amina Otieno',
  userEmail: 'amina@example.com',
  contactNumber: '+254 700 000 001',
  userRequest: 'Front left headlamp for a 2014 Nissan Note.',
}

interface Sending {
  key?: string
  as?: 'buyer' | null
}

const keyed = (key?: string) => ({
  header: key === undefined ? {} : { 'Idempotency-Key': key },
})

/** The two forms that ask the same four things. */
const contactForms = [
  {
    operation: 'sendSparesRequest',
    kind: 'parts',
    reference: /^P-\d{4,}$/,
    send: async (body: typeof amina, { key, as = null }: Sending = {}) => {
      const client = await world.as(as)
      const sent = await client.POST('/requests/parts/', { body, params: keyed(key) })
      return { data: sent.data, error: sent.error, status: sent.response.status }
    },
  },
  {
    operation: 'sendWholesaleRequest',
    kind: 'wholesale',
    reference: /^W-\d{4,}$/,
    send: async (body: typeof amina, { key, as = null }: Sending = {}) => {
      const client = await world.as(as)
      const sent = await client.POST('/requests/wholesale/', { body, params: keyed(key) })
      return { data: sent.data, error: sent.error, status: sent.response.status }
    },
  },
] as const

const kept = () => world.db.selectFrom('requests').selectAll().execute()

describe.each(contactForms)('$operation', ({ kind, reference, send }) => {
  it('keeps what a visitor asks for and promises an answer within 12hrs', async () => {
    const { data, status } = await send(amina)
    expect(status).toBe(201)
    expect(data).toEqual({
      reference: expect.stringMatching(reference),
      detail: 'An agent will be in touch within 12hrs',
      thread: null,
    })
    expect(await kept()).toEqual([
      expect.objectContaining({
        kind,
        name: amina.userName,
        email: amina.userEmail,
        contact_number: amina.contactNumber,
        text: amina.userRequest,
        account_id: null,
        state: 'new',
      }),
    ])
  })

  it('tells support everything, and the sender only that it has arrived', async () => {
    const { data } = await send(amina)
    const [toSupport] = await mailsTo(world, 'help@bandari.example')
    expect(toSupport?.subject).toContain(data?.reference)
    for (const said of Object.values(amina)) expect(toSupport?.text).toContain(said)
    const [toSender, ...more] = await mailsTo(world, amina.userEmail)
    expect(more).toEqual([])
    expect(toSender?.text).toContain(data?.reference)
    expect(toSender?.text).toContain('An agent will be in touch within 12 hours')
    // Whoever types a stranger's address must not reach the stranger with words of their own.
    expect(toSender?.text).not.toContain(amina.userName)
    expect(toSender?.text).not.toContain(amina.userRequest)
  })

  it('receives a form that is sent twice once', async () => {
    const key = 'double-submit-0001'
    const [first, second] = await Promise.all([send(amina, { key }), send(amina, { key })])
    const third = await send(amina, { key })
    expect(first.status).toBe(201)
    expect(second.data).toEqual(first.data)
    expect(third.data).toEqual(first.data)
    expect(await kept()).toHaveLength(1)
    expect(await mailsTo(world, amina.userEmail)).toHaveLength(1)
  })

  it('remembers whose it is when somebody is signed in', async () => {
    await send(amina, { as: 'buyer' })
    const [request] = await kept()
    const buyer = await world.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'buyer@example.com')
      .executeTakeFirstOrThrow()
    expect(request?.account_id).toBe(buyer.id)
  })

  it.each([
    [{ userName: '' }, { userName: ['This field may not be blank.'] }],
    [{ userEmail: ' ' }, { userEmail: ['Enter a valid email address.'] }],
    [{ contactNumber: '' }, { contactNumber: ['This field may not be blank.'] }],
    [{ userRequest: '\n' }, { userRequest: ['This field may not be blank.'] }],
    [{ userEmail: 'amina' }, { userEmail: ['Enter a valid email address.'] }],
    [
      { userName: 'x'.repeat(256) },
      { userName: ['Ensure this field has no more than 255 characters.'] },
    ],
    [
      { contactNumber: '1'.repeat(27) },
      { contactNumber: ['Ensure this field has no more than 26 characters.'] },
    ],
    [
      { userRequest: 'x'.repeat(701) },
      { userRequest: ['Ensure this field has no more than 700 characters.'] },
    ],
  ])('refuses %j and keeps nothing', async (change, error) => {
    expect(await send({ ...amina, ...change })).toMatchObject({ status: 400, error })
    expect(await kept()).toEqual([])
    expect(await mailsTo(world, 'help@bandari.example')).toEqual([])
  })

  it('holds what the form holds', async () => {
    const full = {
      userName: 'x'.repeat(255),
      userEmail: `a@${'example.'.repeat(40)}`.slice(0, 252) + '.co',
      contactNumber: '1'.repeat(26),
      userRequest: 'x'.repeat(700),
    }
    expect((await send(full)).status).toBe(201)
  })
})

describe('sendAssessment', () => {
  const assessment = {
    refNumber: 'NMM-2026-014',
    userName: 'Amina Otieno',
    contactNumber: '+254 700 000 001',
    invoiceNumber1: 'INV-20417',
    invoiceNumber2: 'INV-20418',
    benchMarked: 'Toyota Hilux 2.4 diesel, 2018, compared with three offers.',
  }

  async function sendAssessment(body: typeof assessment, key?: string) {
    const client = await world.as(null)
    const sent = await client.POST('/requests/assessment/', { body, params: keyed(key) })
    return { data: sent.data, error: sent.error, status: sent.response.status }
  }

  it('keeps the six answers', async () => {
    const { data, status } = await sendAssessment(assessment)
    expect(status).toBe(201)
    expect(data).toEqual({ reference: expect.stringMatching(/^T-\d{4,}$/), thread: null })
    expect(await kept()).toEqual([
      expect.objectContaining({
        kind: 'assessment',
        name: assessment.userName,
        email: null,
        contact_number: assessment.contactNumber,
        text: assessment.benchMarked,
        details: {
          refNumber: assessment.refNumber,
          invoiceNumber1: assessment.invoiceNumber1,
          invoiceNumber2: assessment.invoiceNumber2,
        },
      }),
    ])
  })

  it('tells support all of them, and nobody else', async () => {
    const { data } = await sendAssessment(assessment)
    const mails = await world.db.selectFrom('outbox').select('recipient').execute()
    expect(mails).toEqual([{ recipient: 'help@bandari.example' }])
    const [mail] = await mailsTo(world, 'help@bandari.example')
    expect(mail?.subject).toContain(data?.reference)
    for (const said of Object.values(assessment)) expect(mail?.text).toContain(said)
  })

  it('receives a form that is sent twice once', async () => {
    const key = 'double-submit-0002'
    const first = await sendAssessment(assessment, key)
    const second = await sendAssessment(assessment, key)
    expect(second.data).toEqual(first.data)
    expect(await kept()).toHaveLength(1)
  })

  it.each([
    ['refNumber', 255],
    ['userName', 255],
    ['contactNumber', 26],
    ['invoiceNumber1', 255],
    ['invoiceNumber2', 255],
    ['benchMarked', 2500],
  ] as const)('needs %s, and holds %d characters of it', async (field, limit) => {
    expect(await sendAssessment({ ...assessment, [field]: ' ' })).toMatchObject({
      status: 400,
      error: { [field]: ['This field may not be blank.'] },
    })
    expect(await sendAssessment({ ...assessment, [field]: 'x'.repeat(limit + 1) })).toMatchObject({
      status: 400,
      error: { [field]: [`Ensure this field has no more than ${limit} characters.`] },
    })
    expect(await kept()).toEqual([])
    const full = { ...assessment, [field]: 'x'.repeat(limit) }
    expect((await sendAssessment(full)).status).toBe(201)
  })
})

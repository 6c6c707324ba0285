import type { Order } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { maxProofs } from '../../src/money/payment-proofs/add-payment-slip.ts'
import { sendForm } from '../helpers/forms.ts'
import {
  anOrder,
  aPdf,
  aPicture,
  fetched,
  type Ordered,
  tokenOf,
} from '../helpers/document-steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** The proof of a transfer, attached to the buyer's payment report. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function reported(): Promise<Ordered> {
  const ordered = await anOrder(world)
  const { response } = await ordered.buyer.client.POST('/orders/{id}/payment-reports/', {
    params: { path: { id: ordered.order.id } },
    body: {
      amount: '5200.00',
      paid_on: world.clock.now().toISOString().slice(0, 10),
      bank: 'Harbour Bank',
    },
  })
  expect(response.status).toBe(200)
  return ordered
}

async function deny({ order: { id } }: Ordered) {
  const client = await world.as('support')
  await client.PUT('/support/orders/{id}/payment-report', { params: { path: { id } }, body: {} })
}

async function addPaymentProof({ order, buyer }: Ordered, file: File, token = buyer.token) {
  const path = `/orders/${order.id}/payment-slips/`
  const answer = await sendForm(world, { path, token, fields: { file } })
  const body = answer.json<Order & { code?: string; codes?: unknown }>()
  return { status: answer.statusCode, body, slips: body.payment_reports?.at(-1)?.slips ?? [] }
}

describe('the slip of a reported payment', () => {
  it('is seen and opened by its buyer and by staff, and each read is in the audit', async () => {
    const ordered = await reported()
    const { id } = ordered.order
    await addPaymentProof(ordered, await aPicture())
    const { status, slips } = await addPaymentProof(ordered, await aPdf('Slip'))
    expect(status).toBe(201)
    expect(slips).toMatchObject([
      { file_name: 'mirror.jpg', file_type: 'image/jpeg' },
      { file_name: 'Slip.pdf', file_type: 'application/pdf' },
    ])
    const client = await world.as('support')
    const { data } = await client.GET('/support/orders/{id}', { params: { path: { id } } })
    expect(data?.payment_reports[0]?.slips).toEqual(slips)

    const slip = slips[1]?.id ?? 0
    const own = await fetched(world, `/orders/${id}/payment-slips/${slip}/`, ordered.buyer.token)
    const desk = `/support/orders/${id}/payment-slips/${slip}`
    const seen = await fetched(world, desk, await tokenOf(world, 'finance'))
    for (const { statusCode, headers, rawPayload } of [own, seen]) {
      expect([statusCode, headers['content-disposition'], headers['cache-control']]).toEqual([
        200,
        expect.stringContaining('attachment; filename="Slip.pdf"'),
        'no-store',
      ])
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const { rows } = await sql<{ email: string; slip: number }>`
      select email, (after ->> 'slip')::int as slip from audit join accounts on accounts.id = actor_id
      where action = 'read-paper' and subject_id = ${String(id)} order by audit.id`.execute(
      world.db,
    )
    expect(rows.map((row) => [row.email === ordered.buyer.email, row.slip])).toEqual([
      [true, slip],
      [false, slip],
    ])
  })

  it('is added by the buyer alone, to a report that waits for an answer', async () => {
    const silent = await anOrder(world)
    expect((await addPaymentProof(silent, await aPicture())).body.code).toBe('payment_report_none')
    const ordered = await reported()
    expect((await addPaymentProof(ordered, await aPicture(), silent.buyer.token)).status).toBe(404)
    const text = new File(['nothing'], 'slip.pdf')
    expect((await addPaymentProof(ordered, text)).body.codes).toEqual({ file: ['file_kind'] })
    await deny(ordered)
    expect((await addPaymentProof(ordered, await aPicture())).body.code).toBe('payment_report_none')
  })

  it(`has ${maxProofs - 1} others beside it at most, however many are sent at once`, async () => {
    const ordered = await reported()
    const files = await Promise.all(Array.from({ length: maxProofs + 2 }, () => aPdf('Slip')))
    const answers = await Promise.all(files.map((file) => addPaymentProof(ordered, file)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxProofs)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['payment_slips_full']))
  })
})

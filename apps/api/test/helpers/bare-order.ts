import type { World } from './world.ts'

const consignee = {
  title: 'Ms',
  first_name: 'Chanda',
  last_name: 'Mwila',
  line1: '14 Cairo Road',
  line2: '',
  line3: '',
  line4: 'Lusaka',
  state: 'Lusaka',
  postcode: '',
  country: 'ZM',
  phone_number: '+260970000001',
  tel_number: '',
  notes: '',
  email: 'buyer@example.com',
}

/** Inserts an order for mails that need one: nothing is reserved or checked. */
export async function insertBareOrder({ db, clock }: World): Promise<number> {
  const { id: account_id, email } = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', '=', 'buyer@example.com')
    .executeTakeFirstOrThrow()
  const basket = await db
    .insertInto('baskets')
    .values({ account_id, status: 'Submitted', quote_requested_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const number = String(100_000 + basket.id)
  const order = await db
    .insertInto('orders')
    .values({
      number,
      basket_id: basket.id,
      account_id,
      status: 'Pending',
      email,
      currency: 'USD',
      goods_before_discount: 710_000,
      discount: 0,
      shipping: 70_000,
      total: 780_000,
      shipping_code: 'durban-sedan',
      shipping_type: 'RORO',
      destination_country: 'ZM',
      destination_port: 'Durban',
      insurance_requested: false,
      payment_reference: `${number}-0`,
      payment_due: new Date(clock.now().getTime() + 5 * 24 * 3600 * 1000),
      shipping_address: JSON.stringify(consignee),
      billing_address: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return order.id
}

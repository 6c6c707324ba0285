import type { BandariClient } from '@bandari/sdk'
import { newcomerPassword, signInAs, welcomeNewcomer } from './newcomer.ts'
import { addToBasket, type Buyer, consignee, move, order, stockProduct } from './steps.ts'
import { draftSpare, liveVehicle, setSellerStatus } from './vendors.ts'
import type { World } from './world.ts'

/** Somebody of whom the shop keeps everything that it can keep of anybody, under words that nothing else has. */
export interface WholePerson extends Buyer {
  token: string
  orderId: number
  listingId: number
  /** Texts by which a row of any table is recognised as theirs. */
  words: readonly string[]
}

const words = ['thandoluhle', 'quillfeather', '+254799111222', '14 Marula Close']

export const wholePersonsPassword = newcomerPassword

let count = 0

/** Buys, sells, supports and asks, all of it through the API. */
export async function newWholePerson(world: World): Promise<WholePerson> {
  const person = await newWholeCustomer(world)
  const { id, client } = person
  await setSellerStatus(world, { id }, 'approved')
  const listingId = await liveVehicle(world, { client })
  await keeps(client, listingId)
  await draftSpare(world, { client }, 'Thandoluhle Quillfeather’s brake pads')
  return { ...person, listingId }
}

/** Somebody of whom it keeps all of that, but who sells nothing. */
export async function newWholeCustomer(world: World): Promise<Omit<WholePerson, 'listingId'>> {
  const email = await welcomeNewcomer(world, `thandoluhle-${(count += 1)}@quill.example`)
  const { id } = await world.db
    .updateTable('accounts')
    .set({ first_name: 'Thandoluhle', last_name: 'Quillfeather' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await signInAs(world, email)
  const client = world.clientWith(token)
  await buys(world, { id, email, client })
  const orderId = await buys(world, { id, email, client })
  await move(world, { id: orderId }, 'Canceled')
  await asks(world, client, email)
  await client.POST('/upgrade-to-agent-account/', {
    body: { mobileNumber: words[2] ?? '', referrerEmail: '', agreed: true },
  })
  return { id, email, client, token, orderId, words: [...words, email] }
}

const address = {
  ...consignee,
  first_name: 'Thandoluhle',
  last_name: 'Quillfeather',
  line1: words[3] ?? '',
  phone_number: words[2] ?? '',
}

/** One order that has been paid for and shipped, or the next, which is open. */
async function buys(world: World, buyer: Buyer): Promise<number> {
  await addToBasket(world, buyer, await stockProduct(world))
  const { id } = await order(buyer, { shipping_address: { ...address, email: buyer.email } })
  if ((await ordersOf(buyer)) === 1) {
    await move(world, { id }, 'Authorized')
    await move(world, { id }, 'Shipped')
    await world.db
      .updateTable('orders')
      .set({ status_since: new Date('2026-01-01') })
      .where('id', '=', id)
      .execute()
  }
  return id
}

export async function keeps(client: BandariClient, product: number) {
  await client.POST('/favourites/', { body: { product } })
  await client.POST('/favourite-lists/', { body: { name: 'For Thandoluhle' } })
  await client.POST('/alerts/searches/', {
    body: { name: 'For Thandoluhle', query: { search: 'quillfeather' }, often: 'daily' },
  })
  await client.PUT('/alerts/favourites/', { body: { often: 'daily' } })
  const { data: tree } = await client.GET('/vehicle-tree/', {
    params: { query: { make: 'toyota', model: 'vitz', year: 2014 } },
  })
  await client.POST('/garage/', { body: { trim: tree?.trims[0]?.id ?? 0, year: 2014 } })
}

async function ordersOf({ client }: Buyer): Promise<number> {
  return (await client.GET('/orders/')).data?.count ?? 0
}

async function asks(world: World, client: BandariClient, email: string) {
  await client.POST('/useraddresses/', { body: { ...address, email } })
  await addToBasket(world, { client }, await stockProduct(world), { code: null })
  const { data: basket } = await client.GET('/basket/')
  await client.POST('/request-shipping-quote/', {
    body: { q: basket?.id ?? 0, contactNumber: words[2] ?? '', userRequest: 'For Thandoluhle' },
  })
  await client.POST('/requests/parts/', {
    body: {
      userName: 'Thandoluhle Quillfeather',
      userEmail: email,
      contactNumber: words[2] ?? '',
      userRequest: 'A headlamp, please.',
    },
  })
  await client.POST('/analytics/', { body: { q: 'thandoluhle' } })
  await client.POST('/flash-discount/', { body: { email } })
  await client.POST('/auth/handover/', { body: { audience: 'portal', next: '/profile' } })
}

import { claimAbout, addDraftDocument, orderAt } from '@bandari/api/arrange-documents'
import {
  type Buyer,
  listVehicle,
  makeOffer,
  newVendor,
  ordersOf,
  placeOrder,
  publishable,
} from '@bandari/api/arrange'
import { deliveredFrom, newSeller } from '@bandari/api/arrange-reviews'
import { t } from '../sentences.ts'
import type { Screens, Walk } from '../walk.ts'

/** The screens of somebody who buys, from an account that is new to an order that has come. */
export const accountScreens: Screens = {
  'sign in': async ({ page, shop }) => {
    await page.goto(`${shop.portal}/login`)
    await page.getByRole('button', { name: t('portal.signIn') }).waitFor()
  },
  profile: async ({ page, buyer, open }) => {
    await open(buyer, '/profile')
    await page.getByText(buyer.email, { exact: true }).waitFor()
  },
  'your data': async ({ page, buyer, open }) => {
    await open(buyer, '/profile?tab=data')
    await page.getByRole('button', { name: t('portalAccount.data.deleteNow') }).waitFor()
  },
  security: async ({ page, buyer, open }) => {
    await open(buyer, '/profile?tab=security')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
  },
  'no orders yet': async ({ page, buyer, open }) => {
    await open(buyer, '/profile?tab=orders')
    await page.getByText('You have no orders yet').waitFor()
  },
  'no offers yet': async ({ page, buyer, open }) => {
    await open(buyer, '/profile?tab=offers')
    await page.getByText(t('portalOffers.none')).waitFor()
  },
  'no messages yet': async ({ page, buyer, open }) => {
    await open(buyer, '/messages')
    await page.getByText(t('portalMessages.none')).waitFor()
  },
  training: async ({ page, buyer, open }) => {
    await open(buyer, '/supporter-training?chapter=chapter_1')
    await page.getByRole('button', { name: t('portalTraining.confirm') }).click()
    await page.getByRole('button', { name: t('portalTraining.confirmed') }).waitFor()
  },
  'supporter dashboard of who has not joined': async ({ page, buyer, open }) => {
    await open(buyer, '/supporter-dashboard')
    await page.getByText('Your profile is incomplete').waitFor()
  },
  'promotion tools of who has not joined': async ({ page, buyer, open }) => {
    await open(buyer, '/advertising-tools')
    await page.getByText('Yours appears here once you have joined').first().waitFor()
  },
  'become a seller': async ({ page, buyer, open }) => {
    await open(buyer, '/become-a-seller')
    await page.getByRole('button', { name: t('portalSupporter.next') }).click()
    await page.getByText('Please enter a valid mobile number').waitFor()
  },
  'the terms of the programme': openTerms,
  'no permission': async ({ page, buyer, open }) => {
    await open(buyer, '/support/orders')
    await page.getByText('This room is for support staff').waitFor()
  },
  'not found': async ({ page, buyer, open }) => {
    await open(buyer, '/no-such-room')
    await page.getByText("Oops, sorry we couldn't find that page").waitFor()
  },
  'order history': async ({ page, shop, buyer, open }) => {
    const { number } = await placeOrder(shop, buyer)
    await open(buyer, '/profile?tab=orders')
    await page.getByText(`Order ${number}`).first().waitFor()
  },
  'View Order': async ({ page, buyer, open }) => {
    const { id } = await anOrderOf(buyer)
    await open(buyer, `/orders/${id}`)
    await page.getByText('What you ordered').waitFor()
  },
  'the report of a payment': async ({ page, buyer, open }) => {
    const { id } = await anOrderOf(buyer)
    await open(buyer, `/orders/${id}`)
    await page.getByRole('button', { name: t('portalAccount.paid.havePaid') }).click()
    await page.getByLabel(t('portalAccount.paid.slip')).waitFor()
  },
  'papers of an order of one’s own, and a link for them': async ({ page, shop, buyer, open }) => {
    const order = await orderAt(shop, buyer, ['paid', 'booked'])
    await addDraftDocument(shop, order)
    await open(buyer, `/orders/${order.id}`)
    await page.getByText(/^What the destination asks for/).click()
    await page.getByText(t('portalPapers.share.title')).click()
    await page.getByRole('button', { name: t('portalPapers.share.make') }).click()
    await page.getByText(t('portalPapers.share.made')).waitFor()
    await page.getByRole('button', { name: t('portalPapers.answer.wrong') }).click()
    await page.getByLabel(t('portalPapers.answer.correction')).waitFor()
  },
  'a claim about a delivery': openDelivered,
  'a claim that is with the shop': async ({ page, shop, buyer, open }) => {
    const order = await orderAt(shop, buyer, ['paid', 'sailed', 'arrived', 'delivered'])
    await claimAbout(buyer, order)
    await open(buyer, `/orders/${order.id}`)
    await page.getByText('The left mirror is broken.').waitFor()
  },
  'a review of the seller of an order': async ({ page, shop, buyer, open }) => {
    const order = await deliveredFrom(shop, await newSeller(shop), buyer)
    await open(buyer, `/orders/${order.id}`)
    await page.getByRole('button', { name: t('portalReviews.write') }).click()
    await page.getByLabel(t('portalReviews.stars')).waitFor()
  },
  'my offers': async ({ page, shop, buyer, open }) => {
    await makeOffer(shop, buyer)
    await open(buyer, '/profile?tab=offers')
    await page.getByText(t('portalOffers.state.open')).waitFor()
  },
  'a question': async ({ page, buyer, open }) => {
    const { id } = await anOrderOf(buyer)
    await open(buyer, `/messages/new?order=${id}`)
    await page.getByLabel(t('portalMessages.question')).waitFor()
  },
  messages: async (walk) => {
    const { page, buyer, open } = walk
    await askSeller(walk)
    await open(buyer, '/messages')
    await page.getByText(question).waitFor()
  },
  'a thread': openThread,
  'a report of a thread': async (walk) => {
    await openThread(walk)
    await walk.page.getByRole('button', { name: t('portalMessages.report') }).click()
    await walk.page.getByLabel(t('portalMessages.reason')).waitFor()
  },
}

/** One of theirs; only so many may wait for their payment. */
async function anOrderOf(buyer: Buyer) {
  const [order] = await ordersOf(buyer)
  if (!order) throw new Error('nothing was ordered')
  return order
}

async function openTerms({ page, buyer, open }: Walk) {
  await open(buyer, '/become-a-seller')
  await page.getByLabel(t('portalSupporter.mobile')).fill('+260971234567')
  await page.getByRole('button', { name: t('portalSupporter.next') }).click()
  await page.getByLabel(t('portalSupporter.agree')).check()
}

async function openDelivered({ page, shop, buyer, open }: Walk) {
  const order = await orderAt(shop, buyer, ['paid', 'sailed', 'arrived', 'delivered'])
  await open(buyer, `/orders/${order.id}`)
  await page.getByRole('button', { name: t('portalPapers.delivery.wrong') }).click()
  await page.getByRole('button', { name: t('portalPapers.claim.send') }).click()
  await page.getByText(t('portalPapers.textMissing')).waitFor()
}

const question = 'In which month was it first registered?'

/** A vendor, and the thread in which the buyer asks them. */
async function askSeller({ shop, buyer }: Walk) {
  const vendor = await newVendor(shop)
  const { id } = await listVehicle(shop, vendor, { ...publishable, publish: 'live' })
  const asked = { params: { path: { id } }, body: { text: question } }
  const { data } = await buyer.client.POST('/products/{id}/thread/', asked)
  if (!data) throw new Error('nothing was asked')
  return { vendor, thread: data.id }
}

/** As its seller, who has not seen it yet. */
async function openThread(walk: Walk) {
  const { vendor, thread } = await askSeller(walk)
  await walk.open(vendor, `/messages/${thread}`)
  await walk.page.getByText(question).waitFor()
}

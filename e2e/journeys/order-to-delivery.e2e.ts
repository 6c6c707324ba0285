import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { type Buyer, mailsTo, person, stockVehicle } from '@bandari/api/arrange'
import { readDownload } from '../pro-forma.ts'
import { picture } from '../pictures.ts'
import {
  buyNow,
  chooseShipping,
  continueToReview,
  enter,
  fillConsignee,
  grace,
  submitOrder,
} from '../steps.ts'
import { expect, patient, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** One order in one piece: ordered, paid by wire, found on the bank's statement, shipped, its documents shared, delivered. */

const today = new Date().toISOString().slice(0, 10)
const nextYear = new Date().getFullYear() + 1

test('an order is paid, followed by its steps and papers, and confirmed when it is there', async ({
  page,
  browser,
  shop,
  buyer,
}) => {
  test.setTimeout(480_000)
  const order = await test.step('the buyer orders', () => placeOrder(page, shop, buyer))
  const desk = await newPage(browser)
  await enter(desk, await person(shop, 'support'), shop.portal)
  const own = page.getByRole('main')

  await test.step('says that the money is sent, with the slip', async () => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/orders/${order.id}`)
    await expect(own.getByText(t('steps.slip.do'))).toBeVisible()
    await expect(own.locator('[aria-current=step]')).toContainText(t('steps.acts.buyer'))
    await own.getByRole('button', { name: t('portalAccount.paid.havePaid') }).click()
    await own.getByLabel(t('portalAccount.paid.bank')).fill('Equity Bank')
    await own.getByLabel(t('portalAccount.paid.slip')).setInputFiles(await aPicture('slip.jpg'))
    await own.getByRole('button', { name: t('portalAccount.paid.send') }).click()
    await expect(own.getByText(t('portalAccount.paid.looking'))).toBeVisible()
  })
  await test.step('staff see the slip, which pays nothing', async () => {
    await openOrder(desk, shop, order)
    const next = desk.locator('[aria-current=step]')
    await expect(next).toContainText(t('steps.paid.name'))
    await expect(next).toContainText(t('steps.acts.shop'))
    const money = desk.getByRole('region', { name: t('staffOrders.money.title') })
    await money.getByRole('button', { name: 'Open slip slip.jpg' }).click()
    await expect(money.getByRole('img', { name: 'slip.jpg' })).toBeVisible()
    await expect(desk.getByText(t('portal.status.pending')).first()).toBeVisible()
  })
  await test.step('the bank’s statement does, by itself', () =>
    importStatement(desk, { shop, buyer, order }))
  await test.step('the buyer has a receipt', async () => {
    await expect
      .poll(() => subjectsTo(shop, buyer))
      .toContain(`Order ${order.number}: payment received`)
    await page.reload()
    const downloading = page.waitForEvent('download')
    await own.getByRole('button', { name: /^Receipt/ }).click()
    const receipt = await readDownload(await downloading)
    expect(receipt).toContain(order.number)
    expect(receipt).toContain(order.amount)
  })
  await test.step('staff have it inspected, and the buyer reads what was noted', async () => {
    await openOrder(desk, shop, order)
    await recordInspection(desk, 'Two scratches on the left door')
    await page.reload()
    await expect(own.getByText(t('steps.booked.next'))).toBeVisible()
    await expect(own.getByText('Two scratches on the left door')).toBeVisible()
    await picture(page, 'follow-buyer')
  })
  await test.step('booked on a ship that comes too late, and then does not', async () => {
    await reach(desk, ['booked'])
    const alarm = desk.getByText(t('staffOrders.alarm.title'))
    await setShip(desk, `${nextYear}-12-20`)
    await expect(alarm).toHaveCount(0)
    await setShip(desk, `${nextYear + 1}-01-05`)
    await expect(alarm).toBeVisible()
    await picture(desk, 'follow-alarm')
    await expect.poll(() => mailsAbout(shop, buyer, 'your ship comes later')).toHaveLength(1)
    await setShip(desk, `${nextYear}-12-22`)
    await expect(alarm).toHaveCount(0)
  })
  await test.step('the buyer confirms the draft of the bill of lading', async () => {
    await addPaper(desk, 'bill_of_lading', true)
    await page.reload()
    await expect(own.getByText(t('steps.booked.do'))).toBeVisible()
    await own.getByRole('button', { name: t('portalPapers.answer.right') }).click()
    await expect(own.getByText(t('portalPapers.state.confirmed'))).toBeVisible()
  })
  await test.step('it sails, and the papers are there', async () => {
    await reach(desk, ['sailed'])
    await expect(desk.getByText(t('portal.status.shipped')).first()).toBeVisible()
    await addPaper(desk, 'bill_of_lading', false)
    await addPaper(desk, 'insurance_certificate', false)
    await reach(desk, ['documents'])
    await page.reload()
    await expect(own.getByText('Tokyo Car')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await own.getByRole('button', { name: t('portalPapers.all') }).click()
    expect((await downloading).suggestedFilename()).toBe(`papers-${order.number}.zip`)
  })
  await test.step('a clearing agent reads them by a link, until the buyer ends it', () =>
    share(page, browser))
  await test.step('it arrives, and the buyer confirms it', async () => {
    await reach(desk, ['arrived', 'transit', 'delivered'])
    await page.reload()
    await expect(own.getByText(t('steps.delivered.do'))).toBeVisible()
    await own.getByRole('button', { name: t('portalPapers.delivery.well') }).dblclick()
    await expect(own.getByText(t('portalPapers.delivery.confirmed'))).toBeVisible()
    await picture(page, 'delivered')
    await desk.reload()
    await expect(desk.getByText(t('staffPapers.confirmed'))).toBeVisible()
    await picture(desk, 'delivered-desk')
    await desk.context().close()
  })
})

interface PlacedOrder {
  id: string
  number: string
  reference: string
  /** `5,200.00` */
  amount: string
}

async function placeOrder(page: Page, shop: Shop, buyer: Buyer): Promise<PlacedOrder> {
  const vehicle = await stockVehicle(shop)
  await enter(page, buyer)
  await page.goto(`/details/${vehicle.id}`)
  await chooseShipping(page, { country: 'Kenya', port: 'Mombasa', shipping: 'RORO' })
  await buyNow(page)
  await expect(page).toHaveURL(/\/my-basket$/)
  await page.getByRole('button', { name: t('basket.proceed') }).click()
  await fillConsignee(page, { ...grace, email: buyer.email })
  await continueToReview(page)
  await submitOrder(page)
  await expect(page).toHaveURL(/\/confirm-order\?order=\d+$/)
  const main = page.getByRole('main')
  await expect(main).toContainText('Order number')
  const text = (await main.innerText()).replaceAll(/\s+/g, ' ')
  const [, number = ''] = /Order number (\S+),/.exec(text) ?? []
  const [, reference = ''] = /Payment reference (\S+)/i.exec(text) ?? []
  const [, amount = ''] = /\$(5,[\d,.]*\d)/.exec(text) ?? []
  const id = new URL(page.url()).searchParams.get('order') ?? ''
  return { id, number, reference, amount }
}

async function openOrder(desk: Page, shop: Shop, { id }: PlacedOrder) {
  await desk.goto(`${shop.portal}/support/orders/${id}/show`)
  await desk.getByRole('region', { name: t('staffOrders.following.title') }).waitFor()
}

interface Paid {
  shop: Shop
  buyer: Buyer
  order: PlacedOrder
}

/** One movement that names its order, on the account that the order names, as its bank writes it. */
async function importStatement(desk: Page, { shop, buyer, order }: Paid) {
  const statement = `<Document><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${await accountOf(buyer, order)}</Id></Othr></Id></Acct>
<Ntry><Amt Ccy="USD">${order.amount.replace(',', '')}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>${today}</Dt></BookgDt><AcctSvcrRef>FT${order.number}</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>GRACE WANJIRU</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>INV ${order.reference} Toyota</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
  const file = { name: 'statement.xml', mimeType: 'text/xml', buffer: Buffer.from(statement) }
  await desk.goto(`${shop.portal}/support/bank-statements`)
  for (const added of ['1 payment', '0 payments']) {
    await desk.getByRole('button', { name: t('staffBank.import'), exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(new RegExp(`^${t('staffBank.file')}`)).setInputFiles(file)
    await dialog.getByRole('button', { name: t('staffBank.read') }).click()
    await dialog.getByRole('button', { name: t('staffBank.importConfirm'), exact: true }).click()
    await expect(desk.getByText(`${added} added`)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    // It leads to the movements of the file, which another dialog opened before would not outlive.
    await desk.getByRole('heading', { level: 1, name: t('staffBank.title') }).waitFor()
  }
}

async function accountOf({ client }: Buyer, { id }: PlacedOrder): Promise<string> {
  const params = { path: { id: Number(id) } }
  const { data } = await client.GET('/orders/{id}/', { params })
  const bank = data?.payment_options.find(({ method }) => method === 'bank')
  return bank?.details.find(({ label }) => label === 'Account')?.value.replaceAll(' ', '') ?? ''
}

async function reach(desk: Page, steps: readonly Step[]) {
  const way = desk.getByRole('region', { name: t('staffOrders.following.title') })
  const dialog = desk.getByRole('dialog')
  await way.getByRole('button', { name: t('staffOrders.following.move') }).click()
  for (const box of await dialog.getByRole('checkbox', { checked: true }).all()) await box.uncheck()
  for (const step of steps)
    await dialog.getByLabel(t(`steps.${step}.name`), { exact: true }).check()
  await dialog.getByRole('button', { name: t('staffOrders.following.moveConfirm') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(
    way
      .getByRole('listitem')
      .filter({ hasText: t(`steps.${steps.at(-1)!}.name`) })
      .first(),
  ).toBeVisible()
}

type Step = 'inspected' | 'booked' | 'sailed' | 'documents' | 'arrived' | 'transit' | 'delivered'

/** A move without a step is none; one that is pressed twice is one. */
async function recordInspection(desk: Page, note: string) {
  const dialog = desk.getByRole('dialog')
  const move = dialog.getByRole('button', { name: t('staffOrders.following.moveConfirm') })
  await desk.getByRole('button', { name: t('staffOrders.following.move') }).click()
  for (const box of await dialog.getByRole('checkbox', { checked: true }).all()) await box.uncheck()
  await move.click()
  await expect(dialog.getByText(t('staffOrders.following.chooseStep'))).toBeVisible()
  await dialog.getByLabel(t('steps.inspected.name'), { exact: true }).check()
  await dialog.getByLabel(/^Note/).fill(note)
  await move.dblclick()
  await expect(dialog).toHaveCount(0)
}

async function setShip(desk: Page, eta: string) {
  const dialog = desk.getByRole('dialog')
  await desk.getByRole('button', { name: t('staffOrders.following.setShip') }).click()
  await dialog.getByLabel(/^Ship \(/).fill('Tokyo Car')
  await dialog.getByLabel(t('steps.ship.etd')).fill(`${nextYear}-11-20`)
  await dialog.getByLabel(t('steps.ship.eta')).fill(eta)
  await dialog.getByRole('button', { name: t('staffOrders.following.shipConfirm') }).dblclick()
  await expect(dialog).toHaveCount(0)
}

async function addPaper(desk: Page, kind: string, isDraft: boolean) {
  await desk.getByRole('button', { name: t('staffPapers.add') }).click()
  await desk.getByLabel(t('staffPapers.kind')).selectOption(kind)
  await desk.getByLabel(t('staffPapers.file')).setInputFiles(await aPicture(`${kind}.jpg`))
  if (isDraft) await desk.getByLabel(t('staffPapers.isDraft')).check()
  await desk.getByRole('button', { name: t('staffPapers.addNow') }).click()
  await expect(desk.getByRole('button', { name: t('staffPapers.addNow') })).toHaveCount(0)
}

async function share(page: Page, browser: Browser) {
  await page.getByText(t('portalPapers.share.title')).click()
  await page.getByRole('button', { name: t('portalPapers.share.make') }).click()
  const link = await page.getByText(/shared-papers#/).innerText()
  const agent = await newPage(browser)
  await agent.goto(link)
  const papers = agent.getByRole('main')
  const downloading = agent.waitForEvent('download')
  await papers.getByRole('button', { name: 'Download Insurance certificate' }).click()
  expect((await downloading).suggestedFilename()).toBe('Insurance certificate.jpg')
  await expect(papers).toContainText('Tokyo Car')
  await expect(papers).not.toContainText(/USD|\$|Moi Avenue|254/)
  await picture(agent, 'agent')
  await page.getByRole('button', { name: t('portalPapers.share.end') }).click()
  await expect(page.getByText(/ended by you/)).toBeVisible()
  await agent.reload()
  await expect(agent.getByText(t('sharedPapers.over'))).toBeVisible()
  await agent.context().close()
}

async function mailsAbout(shop: Shop, buyer: Buyer, words: string) {
  return (await subjectsTo(shop, buyer)).filter((subject) => subject.includes(words))
}

async function subjectsTo(shop: Shop, { email }: Buyer) {
  return (await mailsTo(shop, email)).map(({ subject }) => subject)
}

async function newPage(browser: Browser): Promise<Page> {
  return patient(await (await browser.newContext()).newPage())
}

/** A sheet of paper, photographed. */
async function aPicture(name: string) {
  const sheet = sharp({ create: { width: 600, height: 800, channels: 3, background: '#f4efe2' } })
  return { name, mimeType: 'image/jpeg', buffer: await sheet.jpeg().toBuffer() }
}

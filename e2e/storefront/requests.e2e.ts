import type { Page } from '@playwright/test'
import { unique } from '@bandari/api/arrange'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The stock request and the technical assessment (buyer spec §2, §5, §9). */

const missing = 'Missing information - Email, Name, Phone number and Request required'

interface Kept {
  kind: string
  email: string | null
  text: string
  details: Record<string, string>
}

/** What has arrived from one person. */
function keptFrom(shop: Shop, name: string): Promise<Kept[]> {
  return shop.sql<Kept & Record<string, unknown>>(
    'select kind, email, text, details from requests where name = $1',
    [name],
  )
}

const stock = (page: Page) => page.getByRole('form', { name: t('requests.bulkForm') })
const assessment = (page: Page) => page.getByRole('form', { name: t('requests.assessment') })

async function fillStock(
  page: Page,
  { name = `Amina ${unique()}`, email = 'amina@example.com' } = {},
) {
  const form = stock(page)
  await form.getByLabel(t('requests.name')).fill(name)
  await form.getByLabel(t('requests.email')).fill(email)
  await form.getByLabel(t('requests.contactNumber')).fill('+254 700 000 001')
  await form.getByLabel(t('requests.whatYouNeed')).fill('Twenty Toyota Probox to Mombasa')
  return name
}

test('bulk stock: four steps, starting with a stock request form that creates a custom basket', async ({
  page,
}) => {
  await page.goto('/bulk-stock-procurement')
  const steps = page.getByRole('list', { name: t('requests.bulkTitle') })
  await expect(steps.getByRole('heading')).toHaveText([
    'Send us a stock request',
    'Get your custom basket',
    'Check out and pay by bank',
    'Dispatch and delivery',
  ])
  await expect(steps.getByRole('form', { name: t('requests.bulkForm') })).toBeVisible()
})

for (const label of ['Name', 'E-mail', 'Contact number', 'What you need']) {
  test(`wholesale: without ${label}, the missing information is named`, async ({ page, shop }) => {
    await page.goto('/bulk-stock-procurement')
    const name = await fillStock(page)
    await stock(page).getByLabel(label).fill('  ')
    await page.getByRole('button', { name: t('requests.send') }).click()
    await expect(stock(page).getByRole('alert')).toHaveText(missing)
    await expect(stock(page).getByLabel(label)).toBeFocused()
    expect(await keptFrom(shop, name)).toEqual([])
  })
}

test('wholesale: an agent will be in touch within 12hrs, and the fields are cleared', async ({
  page,
  shop,
}) => {
  await page.goto('/bulk-stock-procurement')
  const name = await fillStock(page)
  await page.getByRole('button', { name: t('requests.send') }).dblclick()
  await expect(stock(page).getByRole('status')).toContainText(
    'An agent will be in touch within 12hrs',
  )
  for (const label of ['Name', 'E-mail', 'Contact number', 'What you need']) {
    await expect(stock(page).getByLabel(label)).toHaveValue('')
  }
  expect(await keptFrom(shop, name)).toEqual([
    {
      kind: 'wholesale',
      email: 'amina@example.com',
      text: 'Twenty Toyota Probox to Mombasa',
      details: {},
    },
  ])
})

test('wholesale: a refusal is shown at its field and nothing is typed again', async ({
  page,
  shop,
}) => {
  await page.goto('/bulk-stock-procurement')
  // The form takes it for an address, the server does not.
  const name = await fillStock(page, { email: 'amina@example' })
  await page.getByRole('button', { name: t('requests.send') }).click()
  await expect(stock(page).getByText('Enter a valid email address.')).toBeVisible()
  await expect(stock(page).getByLabel(t('requests.whatYouNeed'))).toHaveValue(
    'Twenty Toyota Probox to Mombasa',
  )
  expect(await keptFrom(shop, name)).toEqual([])
})

test('wholesale: name and e-mail hold 255, the contact number 26, the request 700', async ({
  page,
}) => {
  await page.goto('/bulk-stock-procurement')
  for (const [label, limit] of [
    ['Name', '255'],
    ['E-mail', '255'],
    ['Contact number', '26'],
    ['What you need', '700'],
  ] as const) {
    await expect(stock(page).getByLabel(label)).toHaveAttribute('maxlength', limit)
  }
})

const answers = {
  'Reference number': 'NMM-2026-014',
  Name: 'Amina Otieno',
  'Contact number': '+254 700 000 001',
  'First invoice number': 'INV-20417',
  'Second invoice number': 'INV-20418',
  'Your benchmark': 'Toyota Hilux 2.4 diesel, 2018',
}

async function fillAssessment(page: Page, name: string) {
  for (const [label, text] of Object.entries({ ...answers, Name: name })) {
    await assessment(page).getByLabel(label, { exact: true }).fill(text)
  }
}

test('assessment: all six fields are required', async ({ page, shop }) => {
  await page.goto('/careers/technical-assessment')
  const name = `Amina ${unique()}`
  for (const label of Object.keys(answers)) {
    await fillAssessment(page, name)
    await assessment(page).getByLabel(label, { exact: true }).fill('')
    await page.getByRole('button', { name: t('requests.handIn') }).click()
    await expect(assessment(page).getByRole('alert')).toHaveText(missing)
    await expect(assessment(page).getByLabel(label, { exact: true })).toBeFocused()
  }
  expect(await keptFrom(shop, name)).toEqual([])
})

test('assessment: what is handed in is kept, and the fields are cleared', async ({
  page,
  shop,
}) => {
  await page.goto('/careers/technical-assessment')
  const name = `Amina ${unique()}`
  await fillAssessment(page, name)
  await page.getByRole('button', { name: t('requests.handIn') }).click()
  await expect(assessment(page).getByRole('status')).toContainText('We have your assessment')
  await expect(assessment(page).getByLabel(t('requests.benchmark'))).toHaveValue('')
  expect(await keptFrom(shop, name)).toEqual([
    {
      kind: 'assessment',
      email: null,
      text: answers['Your benchmark'],
      details: {
        refNumber: answers['Reference number'],
        invoiceNumber1: answers['First invoice number'],
        invoiceNumber2: answers['Second invoice number'],
      },
    },
  ])
})

test('assessment: text fields hold 255, the contact number 26, the benchmark 2500', async ({
  page,
}) => {
  await page.goto('/careers/technical-assessment')
  for (const label of Object.keys(answers)) {
    const limit = { 'Contact number': '26', 'Your benchmark': '2500' }[label] ?? '255'
    const field = assessment(page).getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('maxlength', limit)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms say how to reach us instead', async ({ page }) => {
    for (const path of ['/bulk-stock-procurement', '/careers/technical-assessment']) {
      await page.goto(path)
      const instead = page.getByRole('main').locator('form noscript p')
      await expect(instead).toContainText('This form needs JavaScript.')
      await expect(instead.getByRole('link', { name: /^\+254/ })).toBeVisible()
    }
  })
})

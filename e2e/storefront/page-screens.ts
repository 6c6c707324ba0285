import type { Page } from '@playwright/test'
import { registeredNewcomer, stockVehicle, unique } from '@bandari/api/arrange'
import { newSeller, reviewOf } from '@bandari/api/arrange-reviews'
import { t } from '../sentences.ts'
import { at, type Screens } from '../walk.ts'

type ShopOf = Parameters<typeof stockVehicle>[0]

/** The other pages of a visitor: signing in, articles, offers and guides. */
export const pageScreens: Screens = {
  'sign in': at('/login'),
  'sign up': at('/login?tab=sign-up'),
  'reset password': at('/auth-reset'),
  'sign in, refused': async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
    await page.getByText('Required info is missing').waitFor()
  },
  'account created': async ({ page }) => {
    await page.goto('/login?tab=sign-up')
    await page.getByLabel(t('auth.firstName')).fill('Amina')
    await page.getByLabel(t('auth.lastName')).fill('Said')
    await page.getByRole('main').getByLabel(t('auth.email')).fill(`new-${unique()}@example.com`)
    await page.getByLabel(t('auth.password'), { exact: true }).fill('Nyota ya bahari 7')
    await page.getByLabel(t('auth.confirmPassword')).fill('Nyota ya bahari 7')
    await page.getByRole('button', { name: t('auth.createAccount') }).click()
    await page.getByText('Account Created').waitFor()
  },
  'activation link': at('/activate/MQ/seen-already'),
  'activation, a password to choose': async ({ page, shop }) => {
    const { path } = await registeredNewcomer(shop)
    await page.goto(path)
    await page.getByRole('button', { name: t('auth.activateAction') }).waitFor()
  },
  'resend the link': at('/resend-activation-link'),
  'new password': at('/password/reset/confirm/MQ/token'),
  articles: at('/latest'),
  'an article': at('/latest/news/12'),
  deals: at('/deals'),
  'export deals': at('/best-export-deals/g-landing'),
  'no code': at('/flash-discount-confirm'),
  'flash discount': at('/flash-discount'),
  'flash discount, refused': async ({ page }) => {
    await page.goto('/flash-discount')
    await page.getByRole('button', { name: t('deals.reveal') }).click()
    await page
      .getByRole('main')
      .getByRole('textbox', { name: t('auth.email') })
      .blur()
  },
  'a revealed code': async ({ page }) => {
    await revealCode(page)
    await page.getByRole('button', { name: 'Copy code' }).waitFor()
  },
  'a code, gone back to': async ({ page }) => {
    await page.goBack()
    await page.getByRole('heading', { name: t('deals.codeRevealed') }).waitFor()
  },
  'not found': { ...at('/no-such-page'), status: 404 },
  'a withdrawn vehicle': {
    status: 410,
    arrive: async ({ page, shop }) => {
      const { id } = await stockVehicle(shop)
      await shop.sql("update products set status = 'draft' where id = $1", [id])
      await page.goto(`/details/${id}`)
    },
  },
  'favourites, none': at('/favourites'),
  favourites: async ({ page, shop }) => {
    await keepTwo(page, shop)
    await page.goto('/favourites')
    await page.getByRole('list', { name: t('favourites.title') }).waitFor()
  },
  'seen lately': async ({ page, shop }) => {
    await keepTwo(page, shop)
    await page.goto('/seen')
    await page.getByRole('list', { name: t('favourites.seen') }).waitFor()
  },
  'a seller, with reviews': async ({ page, shop }) => {
    const seller = await newSeller(shop)
    for (const stars of [5, 4, 2]) await reviewOf(shop, seller, { stars })
    await page.goto(`/sellers/${seller.id}`)
    await page.getByRole('list', { name: t('seller.reviews') }).waitFor()
  },
  'a seller with nothing': async ({ page, shop }) => {
    await page.goto(`/sellers/${(await newSeller(shop)).id}`)
    await page.getByText(t('seller.reviews.none')).waitFor()
  },
  'a comparison': async ({ page, shop }) => {
    const [one, other] = [await stockVehicle(shop), await stockVehicle(shop, { price: 510_000 })]
    await page.goto(`/compare?ids=${one.id},${other.id}`)
  },
  'my vehicles, none': at('/my-vehicles'),
  'my vehicles': async ({ page, shop }) => {
    const trims = await shop.sql<{ id: number; year: number }>(
      'select id, years[1] as year from trims order by id limit 2',
    )
    await page.goto('/my-vehicles')
    await page.evaluate((vehicles) => {
      const at = new Date().toISOString()
      const kept = vehicles.map(({ id, year }, index) => ({
        trim: id,
        year,
        added_at: at,
        chosen_at: index === 0 ? at : null,
      }))
      localStorage.setItem('bandari.garage', JSON.stringify(kept))
    }, trims)
    await page.goto('/my-vehicles')
    await page.getByText(t('garage.chosen'), { exact: true }).waitFor()
  },
  'a shared list that is over': {
    status: 404,
    arrive: async ({ page }) => {
      await page.goto('/shared-list#over')
      await page.getByText(t('favourites.sharedOver')).waitFor()
    },
  },
  'an answer to a request whose link is over': {
    status: 404,
    arrive: async ({ page }) => {
      await page.goto('/request-answers#over')
      await page.getByText(t('requestAnswers.unknown')).waitFor()
    },
  },
  'alerts, none yet': async ({ page, shop, buyer, become }) => {
    await become(buyer, shop.storefront)
    await page.goto('/alerts')
    await page.getByText(t('alerts.none')).waitFor()
  },
  alerts: async ({ page, buyer }) => {
    await buyer.client.POST('/alerts/searches/', {
      body: { name: 'Toyota Vitz', query: { make: 'toyota', model: 'vitz' }, often: 'daily' },
    })
    await page.goto('/alerts')
    await page.getByRole('heading', { name: 'Toyota Vitz' }).waitFor()
  },
  'saving a search': async ({ page }) => {
    await page.goto('/search/1/0/9000/1/toyota/*/0')
    await page.getByRole('button', { name: t('alerts.save') }).click()
    await page.getByLabel(t('alerts.name')).waitFor()
  },
  'the link that stops alerts': async ({ page, shop, become }) => {
    await become(null, shop.storefront)
    await page.goto('/stop-alerts/1-incomplete')
  },
  about: at('/about-us'),
  'how to buy': async ({ page }) => {
    await page.goto('/how-to-buy')
    await page.getByText('What does the price include?').click()
  },
  'help and contact': at('/help-contact'),
  'an office': async ({ page }) => {
    await page.goto('/local-services')
    await page.getByRole('heading', { name: 'Lusaka' }).click()
    await page.getByTitle('Map of Lusaka').waitFor()
  },
  'commercial vehicles': at('/commercial-vehicles'),
  'advertise with us': at('/advertise-with-us'),
  'privacy policy': at('/privacy-policy'),
  'bulk stock, refused': async ({ page }) => {
    await page.goto('/bulk-stock-procurement')
    await page.getByRole('button', { name: t('requests.send') }).click()
    await page.getByText('Missing information').waitFor()
  },
  'technical assessment': at('/careers/technical-assessment'),
  'supporter programme': at('/supporter-programme/home'),
  'how the programme works': at('/supporter-programme/how'),
  compensation: at('/supporter-programme/compensation'),
  "supporters' tools": at('/supporter-programme/tools'),
}

async function revealCode(page: Page) {
  await page.goto('/flash-discount')
  await page.getByRole('main').getByLabel(t('auth.email')).fill(`flash-${unique()}@example.com`)
  await page.getByRole('button', { name: t('deals.reveal') }).click()
  await page.waitForURL('**/flash-discount-confirm')
}

/** On this device, each with a press of its heart. */
async function keepTwo(page: Page, shop: ShopOf) {
  for (let count = 0; count < 2; count += 1) {
    const { id, title } = await stockVehicle(shop)
    await page.goto(`/details/${id}`)
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: t('favourites.keep', { title }) })
    await heart.click()
    await page.locator('[aria-pressed=true]').first().waitFor()
  }
}

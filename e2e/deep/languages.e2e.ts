import { translatorOf } from '@bandari/i18n/catalogues'
import { type AnyLanguage, languageCodes, pseudoLanguage, sourceLanguage } from '@bandari/i18n'
import { findBarriers, findOverflow, phone } from '../axe.ts'
import { doMainJob } from '../main-job.ts'
import { visitBuyerPages, visitSupporterPages } from '../portal/in-language.ts'
import { restOf } from '../rest.ts'
import { squeezedTexts } from '../squeezed.ts'
import { addresses } from '../storefront-addresses.ts'
import { expect, test } from '../world.ts'

/** The main job, the portal's pages and every address of the shop in each language that is not English, on the smallest phone. */

test.use(phone)
test.beforeEach(() => test.setTimeout(600_000))

const translated = languageCodes.filter((code) => code !== sourceLanguage)

for (const language of translated) {
  test(`a buyer registers, orders and is written to in ${language}`, async ({
    page,
    shop,
    complaints,
  }) => {
    await doMainJob({ page, shop, language })
    expect(complaints).toEqual([])
  })

  test(`every address of the shop in ${language}: accessible, nothing too wide, no word broken`, async ({
    page,
  }) => {
    const rest = restOf(page)
    for (const address of Object.values(addresses))
      await test.step(address, async () => {
        await page.goto(`/${language}${address}`)
        await rest()
        expect.soft(await findBarriers(page), address).toEqual([])
        expect.soft(await findOverflow(page), address).toEqual([])
        const broken = (await squeezedTexts(page)).filter((fault) => fault.endsWith('is broken'))
        expect.soft(broken, address).toEqual([])
        expect
          .soft(await page.getByText(/\b(shell|home|auth|details)\.\w/).count(), address)
          .toBe(0)
      })
  })
}

for (const language of [...translated, pseudoLanguage] satisfies AnyLanguage[]) {
  test(`a supporter's pages in ${language}`, async ({ page, shop, complaints }) => {
    await visitSupporterPages({ page, shop, language })
    expect(complaints).toEqual([])
  })

  test(`the pages of somebody who has not joined in ${language}`, async ({
    page,
    shop,
    buyer,
    complaints,
  }) => {
    await visitBuyerPages({ page, shop, language }, buyer)
    expect(complaints).toEqual([])
  })
}

test('what is saved on a vehicle stays inside its card, whatever it is called', async ({
  page,
}) => {
  const { t } = translatorOf('fr')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/fr/search/1/0/0/1/*/*/0')
  const saved = page.getByText(t('ui.save', { percent: 10 })).first()
  const card = page.getByRole('main').getByRole('listitem').filter({ has: saved })
  const [outer, inner] = [await card.last().boundingBox(), await saved.boundingBox()]
  // Its padding is 16 px.
  expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width - 16)
})

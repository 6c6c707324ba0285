import type { Page } from '@playwright/test'
import type { Buyer } from '@bandari/api/arrange'
import { expectSound, phone } from './axe.ts'
import { expect, type Shop, test } from './world.ts'

/** Goes to a screen and waits until it is there. */
type Arrive = (page: Page, world: { shop: Shop; buyer: Buyer }) => Promise<unknown>

interface Quiet {
  screens: Readonly<Record<string, Arrive>>
  /** The dark scheme has other contrasts. */
  byNight: Readonly<Record<string, Arrive>>
}

/** A test for each screen of the portal: silent, accessible, and no wider than a phone (ux rules 1, 6). */
export function expectQuiet({ screens, byNight }: Quiet) {
  test.describe('on a phone, then on a desktop', () => {
    test.use(phone)

    for (const [screen, arrive] of Object.entries(screens)) {
      test(`${screen}: silent, accessible, not too wide`, async ({
        page,
        shop,
        buyer,
        complaints,
      }) => {
        await arrive(page, { shop, buyer })
        await expectSound(page)
        expect(complaints).toEqual([])
      })
    }
  })

  test.describe('in the dark', () => {
    test.use({ ...phone, colorScheme: 'dark' })

    for (const [screen, arrive] of Object.entries(byNight)) {
      test(`${screen}: silent, accessible, not too wide`, async ({
        page,
        shop,
        buyer,
        complaints,
      }) => {
        await arrive(page, { shop, buyer })
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
        await expectSound(page)
        expect(complaints).toEqual([])
      })
    }
  })
}

import { newBuyer, newSupporter } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { breadcrumb, gone, press, savedFile } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { loseConnection } from '../steps.ts'

const media = [
  { name: 'Business cards', size: '3.5 in x 2 in · PNG, about 0.01 MB' },
  { name: 'Flyers', size: 'A5 · PNG, about 0.1 MB' },
  { name: 'Vinyl signage', size: '1.7 m x 0.7 m · PNG, about 1.2 MB' },
]

/** One is drawn after the other, for everybody: a banner takes a core for seconds, of which others have a part. */
const drawing = { timeout: 120_000 }

const failed = /The file could not be downloaded/

// What is drawn is tested in `apps/api/test/supporters/promotion.test.ts`.
describe('promotion tools (account spec §2, §9)', () => {
  it('breadcrumb, notice and the person’s own previews, downloaded under the server’s name', async () => {
    const supporter = await newSupporter(await openedShop())
    const user = await visit('/advertising-tools', supporter)
    expect(await breadcrumb()).toEqual(['Home', 'Account', 'Promotion Tools'])
    await screen.findByText('Media material is available to registered supporters only.')
    for (const { name, size } of media) {
      const words = `${name} with your name and promo code ${supporter.code}`
      const picture = await screen.findByAltText(words, {}, drawing)
      expect(picture.getAttribute('src')).toMatch(/^blob:/)
      expect(picture.closest('li')).toHaveTextContent(size)
    }

    const reconnect = loseConnection()
    await press(user, 'Download business cards')
    await screen.findByText(failed)
    reconnect()
    // A banner for print is drawn by the tests of the API alone.
    for (const [name, type] of [
      ['business cards', 'bc'],
      ['flyers', 'a5'],
    ] as const) {
      await press(user, `Download ${name}`)
      const saved = await savedFile()
      expect(saved.name).toBe(`${supporter.code}-${type}.png`)
      expect((await saved.file.text()).slice(1, 4)).toBe('PNG')
      await screen.findByText(`Downloaded ${supporter.code}-${type}.png`)
      await gone(() => screen.queryByText(failed))
    }
  })

  it('who has not joined is refused visibly', async () => {
    const user = await visit('/advertising-tools', await newBuyer(await openedShop()))
    await waitFor(() =>
      expect(screen.getAllByText(/Yours appears here once you have joined/)).toHaveLength(3),
    )
    await press(user, 'Download flyers')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(failed)
    expect(alert).toHaveTextContent('Media material is available to registered supporters only.')
  })
})

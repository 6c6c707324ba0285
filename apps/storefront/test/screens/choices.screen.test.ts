import { newBuyer, stockItem, stockVehicle, unique } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, buyNow, main, signIn } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const lines = (title: string) =>
  main()
    .getAllByRole('listitem')
    .filter((line) => line.textContent.includes(title))

describe('a product with options (buyer spec §5)', () => {
  it('a size is chosen by keyboard, kept through the sign-in, and chosen anew in the basket', async () => {
    const size = async () =>
      within(await screen.findByRole('radiogroup', { name: t('shared.choiceSize') }))
    const { id, title } = await stockItem(shop, { title: `Safari shirt ${unique()}`, quantity: 9 })
    await shop.sql(`update partner_items set size_choices = 'S, M, L' where id = $1`, [id])
    const user = await visit(`/item-details/${id}/4500?country=KE`)
    await buyNow(user)
    const group = screen.getByRole('radiogroup', { name: t('shared.choiceSize') })
    await waitFor(() => expect(group).toHaveAccessibleDescription('Error: Select size'))
    await waitFor(() => expect(within(group).getByRole('radio', { name: 'S' })).toHaveFocus())
    await user.keyboard('{ArrowRight}')
    expect((await size()).getByRole('radio', { name: 'M' })).toBeChecked()
    await waitFor(() => expect(screen.queryByText('Error: Select size')).toBeNull())
    await buyNow(user)
    await signIn(user, await newBuyer(shop))
    await arrivedAt(/^\/item-details\/.*size=M/)
    expect((await size()).getByRole('radio', { name: 'M' })).toBeChecked()
    await buyNow(user)
    await arrivedAt('/my-basket')

    const again = await visit(`/item-details/${id}/4500?country=KE&size=L`)
    await buyNow(again)
    await arrivedAt('/my-basket')
    await waitFor(() => expect(lines(title)).toHaveLength(2))
    const chosen = within(lines(title)[0]!).getByLabelText(t('shared.choiceSize'))
    expect(chosen).toHaveValue('M')
    await again.selectOptions(chosen, 'L')
    await waitFor(() => expect(lines(title)).toHaveLength(1))
    await waitFor(() =>
      expect(within(lines(title)[0]!).getByLabelText(t('basket.quantity'))).toHaveValue(2),
    )
  })

  it('a vehicle has colours to choose from', async () => {
    const { id, title } = await stockVehicle(shop)
    await shop.sql(`update products set colour_choices = 'White, Silver' where id = $1`, [id])
    const user = await visit(`/details/${id}`, { as: await newBuyer(shop) })
    const colour = await screen.findByRole('radiogroup', { name: t('shared.choiceColour') })
    await buyNow(user)
    await waitFor(() => expect(colour).toHaveAccessibleDescription('Error: Select colour'))
    await user.click(within(colour).getByText('Silver'))
    await buyNow(user)
    await arrivedAt('/my-basket')
    await waitFor(() =>
      expect(within(lines(title)[0]!).getByLabelText(t('shared.choiceColour'))).toHaveValue(
        'Silver',
      ),
    )
  })
})

import { newBuyer, stockVehicle, unique } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, fill, main } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const saveButton = () => main().findByRole('button', { name: t('alerts.save') })
const items = () => main().findByRole('region', { name: t('alerts.searches') })

describe('a saved search', () => {
  it('is named after its filters, told by mail, and stopped by the mail’s link without a sign-in', async () => {
    const buyer = await newBuyer(shop)
    const word = `Quayside${unique()}`
    const results = `/search/1/0/9000/1/*/*/*?words=${word}`
    const user = await visit(results, { as: buyer })
    await user.click(await saveButton())
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText(t('alerts.name'))).toHaveValue(`“${word}”, Up to $9,000`)
    fill(dialog.getByLabelText(t('alerts.name')), 'For Mum')
    await user.selectOptions(dialog.getByLabelText(t('alerts.often')), t('alerts.often.at_once'))
    await user.click(dialog.getByRole('button', { name: t('alerts.saveAction') }))
    await dialog.findByText(t('alerts.saved'))
    await user.click(dialog.getByRole('link', { name: t('alerts.see') }))
    await arrivedAt('/alerts')
    const list = await items()
    await waitFor(() => expect(list).toHaveTextContent('For Mum'))
    expect(list).toHaveTextContent(t('alerts.notTold'))
    expect(
      within(list).getByRole('link', { name: t('alerts.showOf', { name: 'For Mum' }) }),
    ).toHaveAttribute('href', results)

    const { title } = await stockVehicle(shop, { title: `Toyota Vitz ${word}` })
    await shop.writeAlerts()
    const [mail] = await shop.sql<{ body_text: string }>(
      'select body_text from outbox where alerts_of = $1',
      [buyer.id],
    )
    expect(mail?.body_text).toContain(title)
    const [, path = ''] = /(\/stop-alerts\/\S+)/.exec(mail?.body_text ?? '') ?? []
    localStorage.clear()
    const stranger = await visit(path)
    const waiting = () =>
      shop.sql('select id from outbox where alerts_of = $1 and sent_at is null', [buyer.id])
    // Looking at the page changes nothing.
    expect(await waiting()).toHaveLength(1)
    await stranger.click(await main().findByRole('button', { name: t('alerts.stopAction') }))
    await main().findByRole('heading', { name: t('alerts.stopped') })
    expect(await waiting()).toEqual([])
    await visit('/alerts', { as: buyer })
    await waitFor(async () => expect(await items()).toHaveTextContent(t('alerts.paused')))
  })

  it('is paused, told less often and removed on the page of alerts', async () => {
    const buyer = await newBuyer(shop)
    const name = 'Mine'
    await buyer.client.POST('/alerts/searches/', {
      body: { name, query: { make: 'toyota' }, often: 'at_once' },
    })
    const user = await visit('/alerts', { as: buyer })
    const often = await main().findByLabelText(t('alerts.oftenOf', { name }))
    expect(often).toHaveValue('at_once')
    await user.selectOptions(often, t('alerts.often.daily'))
    await waitFor(() => expect(often).toHaveValue('daily'))
    await user.click(main().getByRole('button', { name: t('alerts.pauseOf', { name }) }))
    await user.click(await main().findByRole('button', { name: t('alerts.resumeOf', { name }) }))
    await main().findByRole('button', { name: t('alerts.pauseOf', { name }) })
    await user.selectOptions(
      main().getByLabelText(t('alerts.favouritesOften')),
      t('alerts.often.at_once'),
    )
    await waitFor(async () => {
      const { data } = await buyer.client.GET('/alerts/')
      expect(data).toMatchObject({
        favourites: 'at_once',
        searches: [{ often: 'daily', paused: false }],
      })
    })
    await user.click(main().getByRole('button', { name: t('alerts.removeOf', { name }) }))
    await main().findByText(t('alerts.none'))
  })

  it('asks a visitor to log in, and leads back to the results', async () => {
    await visit('/search/1/0/9000/1/toyota/*/0')
    const link = await main().findByRole('link', { name: t('alerts.save') })
    expect(link).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent('/search/1/0/9000/1/toyota/*/0')}`,
    )
  })

  it('a link that is incomplete says so and stops nothing', async () => {
    const user = await visit('/stop-alerts/1-incomplete')
    await user.click(await main().findByRole('button', { name: t('alerts.stopAction') }))
    await main().findByRole('heading', { name: t('alerts.stopUnknown') })
  })
})

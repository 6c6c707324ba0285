import { stockVehicle, type Vehicle } from '@bandari/api/arrange'
import { addAuctionSheet, addVideo } from '@bandari/api/test/helpers/arrange-files.ts'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { main } from '../steps.ts'
import { open, visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

describe('a picture on the whole screen', () => {
  const zoom = () => screen.getByRole('button', { name: t('ui.zoomPicture') })
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  it('is opened by a press and closed by Back, which leads to the page with the focus where it was', async () => {
    const { id, title } = await stockVehicle(shop)
    const user = await visit(`/details/${id}?country=ZM`)
    await user.click(screen.getByRole('button', { name: 'Show picture 2' }))
    await user.click(zoom())
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByText('2 / 4')).toBeInTheDocument()
    window.history.back()
    await gone()
    expect(window.location.pathname + window.location.search).toBe(`/details/${id}?country=ZM`)
    expect(zoom()).toHaveFocus()
  })

  it('is closed by its button, too, and leaves nothing behind in the history', async () => {
    const { id } = await stockVehicle(shop)
    const user = await visit(`/details/${id}`)
    await user.click(zoom())
    const close = await screen.findByRole('button', { name: t('ui.close') })
    const { length } = window.history
    await user.click(close)
    await gone()
    expect(window.location.hash).toBe('')
    await user.click(zoom())
    await screen.findByRole('dialog')
    expect(window.history.length).toBe(length)
  })

  it('has an address', async () => {
    const { id, title } = await stockVehicle(shop)
    const user = await visit(`/details/${id}#picture-3`)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByText('3 / 4')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: t('ui.close') }))
    await gone()
    expect(window.location.hash).toBe('')
  })
})

describe('a video', () => {
  let vehicle: Vehicle
  beforeAll(async () => {
    vehicle = await stockVehicle(shop)
    await addVideo(shop, vehicle.id, 3)
  })

  it('says how long it is and what it costs, and is fetched when it is pressed', async () => {
    const user = await visit(`/details/${vehicle.id}`)
    const link = await main().findByRole('link', { name: 'Watch the video 0:03 · 1 MB' })
    expect(document.querySelector('video')).toBeNull()
    await user.click(link)
    const film = main().getByLabelText(`Video: ${vehicle.title}`)
    expect(film).toHaveAttribute('preload', 'none')
    expect(film).toHaveAttribute('poster', expect.stringContaining('-640.jpg'))
    expect(film).toHaveAttribute('src', expect.stringMatching(/\/media\/[0-9a-f]{32}\.mp4$/))
  })

  it('is a link without JavaScript', async () => {
    await open(`/details/${vehicle.id}`)
    const link = main().getByRole('link', { name: /^Watch the video/ })
    const answer = await shop.fetch(link.getAttribute('href') ?? '')
    expect(answer.headers.get('content-type')).toBe('video/mp4')
  })
})

describe('the auction sheet', () => {
  const section = async () => within(await screen.findByRole('region', { name: t('sheet.title') }))

  it('explains the grade, and says what is not known', async () => {
    const { id } = await stockVehicle(shop)
    await shop.sql("update products set auction_grade = '3.5' where id = $1", [id])
    await visit(`/details/${id}`)
    const sheet = await section()
    expect(sheet.getByText('Grade 3.5: average, visible scratches and dents')).toBeInTheDocument()
    expect(sheet.getByText(t('sheet.none'))).toBeInTheDocument()
    expect(sheet.queryByRole('link')).toBeNull()
  })

  it('is told of while it is for the buyer alone', async () => {
    const { id } = await stockVehicle(shop)
    await shop.sql('update products set auction_grade = null where id = $1', [id])
    await addAuctionSheet(shop, id, { isShown: false })
    await visit(`/details/${id}`)
    const sheet = await section()
    expect(sheet.getByText(t('sheet.noGrade'))).toBeInTheDocument()
    expect(sheet.getByText(t('sheet.later'))).toBeInTheDocument()
    expect(sheet.queryByRole('link')).toBeNull()
  })

  it('is a document once its seller shows it', async () => {
    const { id } = await stockVehicle(shop)
    await addAuctionSheet(shop, id, { isShown: true })
    await visit(`/details/${id}`)
    const link = (await section()).getByRole('link', { name: t('sheet.openPdf') })
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/media\/[0-9a-f]{32}\.pdf$/))
  })
})

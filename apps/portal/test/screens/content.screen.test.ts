import { newBuyer, stockVehicle, unique } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { choose, field, fillIn, gone, openDialog, pageSays, press, rowOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

async function newArticle() {
  const mark = unique()
  const title = `Ports in the rain ${mark}`
  const [article] = await (await openedShop()).sql<{ id: number }>(
    `insert into articles (slug, title, summary, content, status, published_at)
     values ($1, $2, 'What to do when it rains on the quay.', '<p>Wait under a roof.</p>', 'draft', '2020-01-01')
     returning id`,
    [`ports-${mark}`, title],
  )
  return { id: article!.id, title }
}

describe('what content and finance staff keep up in the portal (decision 24)', () => {
  it('of two who write at an article, the second sees who was first, and then what', async () => {
    const { id, title } = await newArticle()
    const user = await visit(`/support/articles/${id}`, 'content')
    await screen.findByRole('heading', { level: 1, name: title })
    await screen.findAllByRole('textbox', { name: /^Text/ })
    const { client } = await newBuyer(await openedShop(), { isStaff: true })
    const path = { id }
    const { data: seen } = await client.GET('/support/articles/{id}', { params: { path } })
    const body = { ...seen!, summary: 'Of somebody else' }
    await client.PUT('/support/articles/{id}', { params: { path }, body })

    await fillIn(t('staffArticles.summary'), 'Of mine')
    await press(user, t('staff.save'))
    await pageSays('Grace Wanjiru has changed this meanwhile.')
    expect(await field(t('staffArticles.summary'))).toHaveValue('Of mine')
    await press(user, t('portal.loadAgain'))
    await screen.findByDisplayValue('Of somebody else')
    await fillIn(t('staffArticles.summary'), 'Of both')
    await press(user, t('staff.save'))
    await screen.findByText('The draft is saved.')
  })

  it('who may only read is offered nothing that would be refused', async () => {
    const { title } = await newArticle()
    await visit('/support/articles', 'desk')
    await screen.findByText(title)
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: t('staffArticles.write') })).toBeNull(),
    )
  })

  it('a vehicle is added to the deals by the address of its page, and moved', async () => {
    const shop = await openedShop()
    const { id, title } = await stockVehicle(shop)
    const user = await visit('/support/deals', 'content')
    await fillIn(t('staffHomePage.number'), `${shop.storefront}/details/${id}`)
    await press(user, t('staffHomePage.lookUp'))
    await press(user, t('staffHomePage.addDeal'))
    await screen.findByText(`${title} is among the deals within a minute.`)
    const up = await screen.findByRole('button', { name: `Move ${title} up` })
    const row = within(up.closest('li')!)
    const place = Number.parseInt(row.getByText(/^\d+\./).textContent, 10)
    await user.click(up)
    await screen.findByText(`${title} is number ${place - 1} now.`)
    // Read again: what was read before would be refused as changed meanwhile.
    await row.findByText(new RegExp(`^${place - 1}\\.`))
    await press(user, `Remove ${title}`)
    const dialog = await openDialog(`Remove ${title}?`)
    await press(user, t('staffHomePage.remove'), dialog)
    await gone(() => screen.queryByRole('button', { name: `Remove ${title}` }))
  })

  it('two tariffs do not overlap; a new one ends the one before', { tags: 'nightly' }, async () => {
    const user = await visit('/support/tariffs/create', 'finance')
    await choose(user, 'Type', 'Container')
    await fillIn(t('staffTariffs.chargeInDollars'), '1300')
    await fillIn('Begins (UTC)', '2031-12-01T00:00')
    await screen.findByText('Dec. 1, 2031, 12:00 AM UTC')
    await press(user, t('staffTariffs.announce'))
    await pageSays('USD 1,200.00 is in force from 1 January 2026, 00:00 UTC, without end.')
    await user.click(await field('End the tariff that is in force then'))
    await press(user, t('staffTariffs.announce'))
    const next = await rowOf('$1,300.00')
    expect(next).toHaveTextContent('from Dec. 1, 2031, 12:00 AM UTC')
    expect(await rowOf('$1,200.00')).toHaveTextContent('until Dec. 1, 2031, 12:00 AM UTC')
    await user.click(next.querySelector('a')!)
    await press(user, t('staffTariffs.takeBack'))
    const dialog = await openDialog(t('staffTariffs.takeBackTitle'))
    await press(user, t('staffTariffs.takeBack'), dialog)
    await pageSays('Shipping has no general tariff at times')
  })

  it('a discount code is made, found wanting, and ended', async () => {
    const code = `RAIN-${unique()}`.toUpperCase()
    const user = await visit('/support/vouchers/create', 'content')
    await fillIn(t('staffDiscounts.code'), code)
    await fillIn(t('staff.name'), 'For the rain')
    await fillIn(t('staffDiscounts.percents'), '120')
    await fillIn('Begins (UTC)', '2026-01-01T00:00')
    await fillIn('Ends (UTC)', '2031-01-01T00:00')
    await press(user, t('staffDiscounts.make'))
    await screen.findByText('A percentage is 100 at most.')
    const percents = await field(t('staffDiscounts.percents'))
    await waitFor(() => expect(percents).toHaveFocus())
    await fillIn(t('staffDiscounts.percents'), '12.5')
    await press(user, t('staffDiscounts.make'))
    await user.click(await screen.findByRole('link', { name: new RegExp(code) }))
    // Whoever wrote it cannot agree to it.
    await screen.findByText(t('staffDiscounts.loneWhat'))
    expect(screen.queryByRole('button', { name: t('staffDiscounts.agree') })).toBeNull()
    const { pathname } = window.location
    const second = await visit(pathname, 'finance')
    await press(second, t('staffDiscounts.agree'))
    await screen.findByText(/^Written by .*, agreed to by /)
    await visit(pathname, 'content')
    await press(user, t('staffDiscounts.endNow'))
    const dialog = await openDialog(`End ${code} now?`)
    await fillIn(t('staff.reason'), 'The sun is back', dialog)
    await press(user, t('staffDiscounts.endIt'), dialog)
    await screen.findByText(`${code} has ended.`)
    await screen.findByText('Ended')
  })
})

describe('versions, previews and schedules of content', () => {
  it('an article is looked at before it is saved, and an older version comes back', async () => {
    const { id, title } = await newArticle()
    const user = await visit(`/support/articles/${id}`, 'content')
    await screen.findByRole('heading', { level: 1, name: title })
    await screen.findAllByRole('textbox', { name: /^Text/ })
    await fillIn(t('staffArticles.summary'), 'As it is typed')
    await press(user, t('staffContent.preview'))
    const dialog = await openDialog(t('staffContent.preview'))
    const english = await dialog.findByRole('link', { name: 'English' })
    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'English',
      'Kiswahili',
      'Português',
      'Français',
    ])
    const token = new URL(english.getAttribute('href')!).searchParams.get('preview')!
    const visitor = (await openedShop()).clientWith(null)
    const { data } = await visitor.GET('/article-list/', {
      params: { query: { aid: id, preview: token } },
    })
    expect(data).toMatchObject({ summary: 'As it is typed' })
    await press(user, 'Close', dialog)

    await press(user, t('staff.save'))
    await screen.findByText('The draft is saved.')
    const first = await screen.findByRole('button', { name: 'Bring back version 1' })
    expect(screen.queryByRole('button', { name: 'Bring back version 2' })).toBeNull()
    await screen.findByText('summary')
    await user.click(first)
    const question = await openDialog('Bring version 1 back?')
    await press(user, t('staffContent.bringBack'), question)
    await screen.findByText('Version 1 brought back')
    await screen.findByDisplayValue('What to do when it rains on the quay.')
  })

  it('a deal is shown between two moments by the clock of the shop', async () => {
    const shop = await openedShop()
    const { id, title } = await stockVehicle(shop)
    const editor = shop.clientWith(await shop.tokenOf('content'))
    await editor.POST('/support/deals', { body: { product_id: id } })
    const user = await visit('/support/deals', 'content')
    await user.click(await screen.findByRole('button', { name: `Schedule ${title}` }))
    const dialog = await openDialog(`Schedule ${title}`)
    await fillIn('Shown from (shop’s time)', '2031-12-01T09:00', dialog)
    await fillIn('Shown until (shop’s time)', '2031-11-01T09:00', dialog)
    await press(user, t('staff.save'), dialog)
    await dialog.findByText(/Choose an end after the beginning/)
    await fillIn('Shown until (shop’s time)', '2032-01-01T09:00', dialog)
    await press(user, t('staff.save'), dialog)
    await screen.findByText(`${title} is scheduled.`)
    const [deal] = await shop.sql<{ starts_at: Date }>(
      'select starts_at from deals where product_id = $1',
      [id],
    )
    // The test's shop keeps UTC.
    expect(deal?.starts_at.toISOString()).toBe('2031-12-01T09:00:00.000Z')
    const row = (await screen.findByRole('button', { name: `Schedule ${title}` })).closest('li')!
    expect(row).toHaveTextContent('Scheduled')
    await press(user, t('staffContent.versions'))
    const versions = await openDialog(t('staffContent.versions'))
    await versions.findByText(new RegExp(`${title} scheduled`))
  })
})

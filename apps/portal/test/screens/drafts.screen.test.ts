import { askForQuote, endSessions, newBuyer, newVendor, unique } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, gone, openDialog, press } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { reload, signIn, signOut } from '../steps.ts'

const restored = () => screen.findByText(t('portal.restored'))
const question = () => openDialog(t('portal.leave.title'))

async function newArticle() {
  const mark = unique()
  const [article] = await (await openedShop()).sql<{ id: number }>(
    `insert into articles (slug, title, summary, content, status, published_at)
     values ($1, $2, 'What to do in the rain.', '<p>Wait.</p>', 'draft', '2020-01-01') returning id`,
    [`drafts-${mark}`, `Ports in the rain ${mark}`],
  )
  return article!.id
}

// What is typed into the editor of a text is a browser's to keep.
describe('what is typed and not saved is there after a reload, for its writer alone, until it is saved or given up', () => {
  it('the answer to a quote, until it is sent', async () => {
    const { id } = await askForQuote(await openedShop())
    await visit(`/support/quotes/${id}/show`, 'desk')
    const charge = () => field('Shipping in US dollars')
    const note = () => field(t('staffQuotes.note'))
    await fillIn('Shipping in US dollars', '950')
    await fillIn(t('staffQuotes.note'), 'By the next ship.')
    const user = await reload()
    await restored()
    expect(await charge()).toHaveValue('950')
    expect(await note()).toHaveValue('By the next ship.')
    await press(user, t('staffQuotes.send'))
    await screen.findByRole('button', { name: t('staffQuotes.sendNew') })
    await reload()
    await waitFor(async () => expect(await charge()).toHaveDisplayValue(/^950/))
    await waitFor(() => expect(screen.queryByText(t('portal.restored'))).toBeNull())
  })

  it('a new listing, until its writer signs out', async () => {
    const user = await visit('/vendor/create-product', await newVendor(await openedShop()))
    const type = () => field(t('portalListings.create.type'))
    await user.selectOptions(await type(), 'Cars')
    await fillIn(t('portalListings.create.vehicleTitle'), '2014 Toyota Vitz F')
    const later = await reload()
    await restored()
    expect(await type()).toHaveValue('Cars')
    expect(await field(t('portalListings.create.vehicleTitle'))).toHaveValue('2014 Toyota Vitz F')
    expect(Object.keys(sessionStorage).join(' ')).toContain('bandari.draft:')
    await signOut(later)
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(Object.keys(sessionStorage)).toEqual([])
    const stays = /^RaStorebandari\.(theme|version|views\.)/
    expect(Object.keys(localStorage).filter((key) => !stays.test(key))).toEqual([])
    expect(document.cookie).not.toMatch(/bandari_email=[^;]/)
  })

  it('leaving a form asks in a dialog of ours, and a session that ends loses nothing', async () => {
    const shop = await openedShop()
    const writer = await newBuyer(shop, { isStaff: true })
    const id = await newArticle()
    const user = await visit(`/support/articles/${id}`, writer)
    const summary = () => field(t('staffArticles.summary'))
    await fillIn(t('staffArticles.summary'), 'Something else')
    const goBack = async () =>
      user.click(await screen.findByRole('link', { name: t('staff.backTo.articles') }))
    await goBack()
    await press(user, t('portal.leave.stay'), await question())
    await gone(() => screen.queryByRole('dialog'))
    expect(await summary()).toHaveValue('Something else')

    await endSessions(shop, writer)
    await press(user, t('staff.save'))
    await signIn(user, writer)
    await restored()
    expect(await summary()).toHaveValue('Something else')

    await goBack()
    await press(user, t('portal.leave.discard'), await question())
    await waitFor(() => expect(window.location.pathname).toBe('/support/articles'))
    await visit(`/support/articles/${id}`, null)
    expect(await summary()).toHaveValue('What to do in the rain.')
  })
})

import {
  moveOrder,
  newBuyer,
  newSupporter,
  sellWithCode,
  type Supporter,
} from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { calm } from '@bandari/ui/calm'
import { describe, expect, it, vi } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { breadcrumb, gone, pageSays, press, textsOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { loseConnection, reload, signIn } from '../steps.ts'

/** So many entries of a dollar each. */
async function adjust({ id }: Supporter, count: number) {
  await (await openedShop()).sql(
    `insert into commission_entries (agent_id, kind, amount, at, note)
     select id, 'adjust', 100, now(), 'Entry ' || n
     from agents, generate_series(1, $2::int) as n where account_id = $1`,
    [id, count],
  )
}

const notJoined = 'You have not joined the Seller Programme yet'

/** The figures of the present month, which are folded up. */
async function thisMonth(): Promise<HTMLElement> {
  ;(await screen.findByText('Show the figures')).click()
  const earnings = await screen.findByRole('table', { name: t('portalSupporter.earnings') })
  return within(earnings).getAllByRole('row')[1]!
}

/** The statement, newest first, below its head. */
async function entriesAre(count: number): Promise<HTMLElement[]> {
  const entries = await screen.findByRole('table', { name: t('portal.entries') })
  return waitFor(() => {
    const [, ...rows] = within(entries).getAllByRole('row')
    expect(rows).toHaveLength(count)
    return rows
  })
}

describe('the supporter’s rooms (account spec §2, §3, §4, §9; decisions 14 to 16)', () => {
  it.each([
    '/supporter-dashboard',
    '/my-downline',
    '/supporter-training',
    '/advertising-tools',
    '/supporter-links',
    '/commission',
    '/become-a-seller',
  ])('a visitor is sent from %s to /login, and back', async (room) => {
    const buyer = await newBuyer(await openedShop())
    const user = await visit(room, null)
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    await signIn(user, buyer)
    await waitFor(() => expect(window.location.pathname).toBe(room))
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1))
  })

  it('who has not joined is invited, and has earned no commission', async () => {
    const buyer = await newBuyer(await openedShop())
    await visit('/supporter-dashboard', buyer)
    await pageSays(notJoined)
    await pageSays('No commission earned yet')
    await visit('/commission', buyer)
    await pageSays(notJoined)
  })

  it('its dashboard asks once who they are, and once for what they earned', async () => {
    const shop = await openedShop()
    const supporter = await newSupporter(shop)
    const asked = vi.spyOn(shop, 'fetch')
    await visit('/supporter-dashboard', supporter)
    await screen.findByRole('table', { name: t('portalSupporter.code') })
    await calm()
    const paths = asked.mock.calls.map(([request]) => new URL(new Request(request).url).pathname)
    asked.mockRestore()
    for (const path of ['/api/profile/', '/api/agent-overview/'])
      expect(
        paths.filter((each) => each === path),
        path,
      ).toHaveLength(1)
  })

  it('the promo code details are the real ones; breadcrumb and links lead to the other rooms', async () => {
    const shop = await openedShop()
    const supporter = await newSupporter(shop)
    await shop.sql(
      `update agents set started_at = '2026-01-05T15:04:59Z', position = 'manager' where account_id = $1`,
      [supporter.id],
    )
    await visit('/supporter-dashboard', supporter)
    const details = await screen.findByRole('table', { name: t('portalSupporter.code') })
    expect(textsOf(within(details).getAllByRole('row'))).toEqual([
      `PROMO CODE${supporter.code}`,
      'LEVELExecutive Team Manager',
      'VALID FROMJan. 5, 2026, 3:04 PM UTC',
    ])
    await pageSays('You earn 1.5% direct and 1.5% downline')
    expect(await breadcrumb()).toEqual(['Home', 'Account', 'Supporter dashboard'])
    const trail = within(screen.getByRole('navigation', { name: t('ui.breadcrumb') }))
    expect(trail.getByRole('link', { name: t('portal.home') })).toHaveAttribute(
      'href',
      `${shop.storefront}/`,
    )
    expect(trail.getByRole('link', { name: t('portal.menu.account') })).toHaveAttribute(
      'href',
      '/profile',
    )
    for (const [name, address] of [
      [/View Training Resources/, '/supporter-training'],
      [/Download Promotion Media/, '/advertising-tools'],
      [/^My Downline\s*0/, '/my-downline'],
    ] as const)
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address)
    const share = screen.getByRole('link', { name: 'Share link on WhatsApp' })
    const address = new URL(share.getAttribute('href')!)
    expect(address.origin + address.pathname).toBe('https://wa.me/')
    expect(address.searchParams.get('text')).toContain(`${shop.storefront}/?ref=${supporter.code}`)
  })

  it('an order with the code is Pending until it is paid for, then worth points', async () => {
    const shop = await openedShop()
    const supporter = await newSupporter(shop)
    const order = await sellWithCode(shop, supporter, { price: 450_000, isPaid: false })
    const card = async () => (await screen.findByText(`Order ${order.number}`)).closest('li')!
    await visit('/supporter-dashboard', supporter)
    expect(await card()).toHaveTextContent('PointsPending')
    expect(await card()).toHaveTextContent('Commission paymentPending')
    within(await card()).getByRole('img', { name: 'Independent Business Owner' })
    await moveOrder(shop, order, 'Authorized')
    await reload()
    expect(await card()).toHaveTextContent('Order statusAuthorized')
    expect(await card()).toHaveTextContent('Points45 points')
    const glance = await screen.findByRole('region', { name: t('portalSupporter.glance') })
    expect(glance).toHaveTextContent('Pending$45.00')
    expect(glance).toHaveTextContent('Payable$0.00$0.00 is approved; $25.00 more until we pay')
    expect(await thisMonth()).toHaveTextContent('$45.00$0.00$45.00')
  })

  it('the recruiter sees the downline commission, the same usages are on My Account', async () => {
    const shop = await openedShop()
    const recruiter = await newSupporter(shop)
    const recruit = await newSupporter(shop, { referrer: recruiter })
    await sellWithCode(shop, recruit, { price: 450_000 })
    const own = await sellWithCode(shop, recruiter, { price: 300_000 })
    await visit('/supporter-dashboard', recruiter)
    expect(await thisMonth()).toHaveTextContent('$30.00$45.00$75.00')
    await visit('/profile', recruiter)
    await screen.findByText(`Order ${own.number}`)
  })

  it('the statement has every entry, 25 a page; a page that could not be loaded is tried again', async () => {
    const shop = await openedShop()
    const supporter = await newSupporter(shop)
    const order = await sellWithCode(shop, supporter, { price: 450_000 })
    await adjust(supporter, 26)
    const user = await visit('/commission', supporter)
    const [newest] = await entriesAre(25)
    expect(newest).toHaveTextContent('Entry 26')
    await screen.findByText('27 entries')
    const reconnect = loseConnection()
    await user.click(await screen.findByRole('link', { name: 'Page 2' }))
    await pageSays('Your statement could not be loaded')
    reconnect()
    await press(user, t('portalPromotion.tryAgain'))
    const [, oldest] = await entriesAre(2)
    expect(window.location.search).toBe('?page=2')
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    expect(oldest).toHaveTextContent(`Direct commission, order ${order.number}`)
    expect(oldest).toHaveTextContent('1% of $4,500.00')
    expect(oldest).toHaveTextContent('$45.00')
  })

  it('a cancelled sale stands there twice, and comes to nothing', async () => {
    const shop = await openedShop()
    const supporter = await newSupporter(shop)
    await visit('/commission', supporter)
    await screen.findByText('Your statement is empty')
    const order = await sellWithCode(shop, supporter, { price: 450_000 })
    await moveOrder(shop, order, 'Canceled')
    await reload()
    const [back, earned] = await entriesAre(2)
    expect(back).toHaveTextContent(`Direct commission cancelled, order ${order.number}`)
    expect(back).toHaveTextContent('-$45.00')
    expect(earned).toHaveTextContent('Cancelled')
  })

  it('the approval is congratulated until it is dismissed', async () => {
    const shop = await openedShop()
    const supporter = await newSupporter(shop)
    await shop.sql(`update accounts set seller_status = 'approved' where id = $1`, [supporter.id])
    const approved = "Congratulations, you've been approved on the Seller Programme."
    const user = await visit('/profile', supporter)
    await screen.findByText(approved)
    await press(user, t('portalAccount.dismiss'))
    await gone(() => screen.queryByText(approved))
    await reload()
    await screen.findByText(supporter.email)
    await waitFor(() => expect(screen.queryByText(approved)).toBeNull())
  })
})

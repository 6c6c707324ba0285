import { mailsTo, newBuyer, newVendor, stockVehicle, type Buyer } from '@bandari/api/arrange'
import { session } from '@bandari/sdk'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, openDialog, pageSays, press, pressTwice, section } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

/** Where the mailed invitation leads. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(await openedShop(), email)
  const [, path] = /(\/team-invitation#invitation=\S+)/.exec(mail?.text ?? '') ?? []
  if (path === undefined) throw new Error(`no invitation was mailed to ${email}`)
  return path
}

async function memberOf(owner: Buyer, role: 'lister' | 'reader'): Promise<Buyer> {
  const shop = await openedShop()
  const member = await newBuyer(shop)
  await shop.sql(
    'insert into team_members (account_id, vendor_id, role, joined_at) values ($1, $2, $3, now())',
    [member.id, owner.id, role],
  )
  return member
}

const people = async () =>
  within(await screen.findByRole('list', { name: t('portalTeam.members') })).getAllByRole(
    'listitem',
  )

describe('a seller’s team', () => {
  it('is invited by mail, joins, is given another role and is removed', async () => {
    const shop = await openedShop()
    const [owner, guest] = [await newVendor(shop), await newBuyer(shop)]
    const user = await visit('/vendor/team', owner)
    expect(await people()).toHaveLength(1)
    await press(user, t('portalTeam.send'))
    await pageSays(t('portal.missing'))
    await fillIn(t('portal.email'), guest.email)
    await pressTwice(user, t('portalTeam.send'))
    const waiting = await section(t('portalTeam.invitations'))
    await waiting.findByText(guest.email)
    expect(waiting.getAllByText(t('portalTeam.waits'))).toHaveLength(1)
    expect(await mailsTo(shop, guest.email)).toHaveLength(1)

    const link = await linkTo(guest.email)
    session.end()
    const stranger = await visit(link, null)
    await pageSays(t('portalTeam.invitedAddress', { email: guest.email }))
    expect(window.location.hash).toBe('')
    await press(stranger, t('portal.signIn'))
    await screen.findByRole('heading', { name: t('portal.signIn') })

    const joining = await visit(link, guest)
    await pressTwice(joining, t('portalTeam.accept'))
    await waitFor(() => expect(window.location.pathname).toBe('/vendor-dashboard'))
    await screen.findByRole('link', { name: t('portalListings.listVehicle') })

    const after = await visit('/vendor/team', owner)
    const name = (await people())[1]?.querySelector('span')?.textContent ?? ''
    expect(await people()).toHaveLength(2)
    await press(after, t('portalTeam.makeOf', { name, role: t('portalTeam.role.reader') }))
    await waitFor(async () =>
      expect((await people())[1]).toHaveTextContent(t('portalTeam.role.reader')),
    )
    await press(after, t('portalTeam.removeOf', { name }))
    await press(after, t('portalTeam.remove'), await openDialog())
    await waitFor(async () => expect(await people()).toHaveLength(1))
  })

  it('shows a member who is on it, without the owner’s acts, and lets them leave', async () => {
    const shop = await openedShop()
    const owner = await newVendor(shop)
    const reader = await memberOf(owner, 'reader')
    const user = await visit('/vendor/team', reader)
    expect(await people()).toHaveLength(2)
    expect(screen.queryByText(t('portalTeam.invite'))).toBeNull()
    expect(screen.queryByText(owner.email)).toBeNull()
    await press(user, t('portalTeam.leave'))
    await press(user, t('portalTeam.leave'), await openDialog())
    await waitFor(() => expect(window.location.pathname).toBe('/profile'))
    await visit('/vendor/team', reader)
    await pageSays(/Join to list your own vehicles/)
  })

  it('leads a reader to no editor, and says why', async () => {
    const shop = await openedShop()
    const owner = await newVendor(shop)
    const reader = await memberOf(owner, 'reader')
    const vehicle = await stockVehicle(shop, { quantity: 1 })
    await shop.sql('update products set vendor_id = $1 where id = $2', [owner.id, vehicle.id])
    await visit('/vendor-dashboard', reader)
    await pageSays(t('portal.readsOnly'))
    await screen.findByRole('link', { name: vehicle.title })
    expect(screen.queryByRole('link', { name: t('portalListings.listVehicle') })).toBeNull()
    expect(screen.queryByRole('link', { name: t('portalListings.importCsv') })).toBeNull()
    expect(screen.queryByRole('group', { name: t('portalListings.withSelected') })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await visit(`/vendor/add-content/${vehicle.id}`, reader)
    await pageSays(t('portal.readsOnly'))
    expect(screen.getByLabelText(t('portalEditor.field.price'))).toBeDisabled()
    expect(screen.queryByRole('button', { name: t('portalEditor.save') })).toBeNull()
    await visit('/vendor/import', reader)
    await pageSays(t('portal.listersOnly'))
  })

  it('says that an invitation is over', async () => {
    const [owner, guest] = [await newVendor(await openedShop()), await newBuyer(await openedShop())]
    await owner.client.POST('/vendor/team/invitations', {
      body: { email: guest.email, role: 'reader' },
    })
    const link = await linkTo(guest.email)
    await (await openedShop()).sql('delete from team_invitations where email = $1', [guest.email])
    await visit(link, guest)
    await pageSays(t('portalTeam.invitationOver'))
  })
})

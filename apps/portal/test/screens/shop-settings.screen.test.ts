import { newBuyer } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, openDialog, press, pressTwice, region } from '../finding.ts'
import { openedShop, openOtherShop, visit } from '../portal.ts'
import { callsTo, reload } from '../steps.ts'

// What is set here holds for the whole shop, so that no other file may share it.
openOtherShop(() => Promise.resolve({ PAYMENT_DAYS: '6' }))

async function administrator() {
  return newBuyer(await openedShop(), { isStaff: true })
}

const path = '/support/shop-settings'

async function stored(name: string): Promise<unknown> {
  const { sql } = await openedShop()
  const [row] = await sql<{ value: unknown }>('select value from shop_settings where name = $1', [
    name,
  ])
  return row?.value
}

describe('settings of the shop', () => {
  it('are not for the desk, which has no entry for them', async () => {
    await visit(path, 'desk')
    await screen.findByText(/This room is for support staff/)
    expect(screen.queryByRole('menuitem', { name: t('portal.menu.shopSettings') })).toBeNull()
  })

  it('are shown as buyers will read them, and saved once with a reason', async () => {
    const user = await visit(path, await administrator())
    await fillIn(t('staffSettings.name.contactPhone'), '+254 20 555 0777')
    const preview = await region(t('staffSettings.preview'))
    expect(preview.getByText('+254 20 555 0777')).toBeVisible()
    const changes = await region(t('staffSettings.changes'))
    expect(changes.getByText('+254 20 555 0777')).toBeVisible()

    const calls = callsTo(path, 'PUT')
    await press(user, t('staffSettings.save'))
    expect(await screen.findByText(t('staff.sayWhy'))).toBeVisible()
    expect(calls()).toBe(0)
    await fillIn(t('staffSettings.reason'), 'The head office has moved.')
    await pressTwice(user, t('staffSettings.save'))
    await screen.findByText(t('staffSettings.nothing'))
    expect(calls()).toBe(1)
    expect(await stored('contact_phone')).toBe('+254 20 555 0777')
    expect(screen.getByText(/The head office has moved/)).toBeVisible()
  })

  it('that do not fit are refused at their fields, by the page or by the shop', async () => {
    const user = await visit(path, await administrator())
    await fillIn(t('staffSettings.name.paymentDays'), 'a week')
    await fillIn(t('staffSettings.reason'), 'To see.')
    await press(user, t('staffSettings.save'))
    const days = await field(t('staffSettings.name.paymentDays'))
    await waitFor(() => expect(days).toHaveAccessibleDescription(/whole number/))
    expect(days).toHaveFocus()

    await fillIn(t('staffSettings.name.paymentDays'), '7')
    await fillIn(t('staffSettings.name.retentionOrdersYears'), '2')
    await fillIn(t('staffSettings.name.socialLinks'), 'https://elsewhere.example/us')
    await press(user, t('staffSettings.save'))
    const years = await field(t('staffSettings.name.retentionOrdersYears'))
    await waitFor(() => expect(years).toHaveAttribute('aria-invalid', 'true'))
    expect(years).toHaveAccessibleDescription(/from 7 to 30/)
    expect(await field(t('staffSettings.name.socialLinks'))).toHaveAccessibleDescription(/Facebook/)
    expect(await stored('payment_days')).toBeUndefined()

    await press(user, t('staffSettings.discard'))
    expect(await field(t('staffSettings.name.retentionOrdersYears'))).toHaveValue('7')
  })

  it('that a colleague has changed meanwhile are not undone unseen', async () => {
    const user = await visit(path, await administrator())
    await fillIn(t('staffSettings.name.brandName'), 'Mine')
    const { sql } = await openedShop()
    await sql(
      `insert into shop_settings (name, value, revision, changed_at)
       select x.name, x.value, coalesce((select max(revision) from shop_settings), 0) + 1, now()
       from (values ('brand_name', '"Theirs"'::jsonb), ('payment_days', '9'::jsonb)) as x (name, value)`,
    )
    await fillIn(t('staffSettings.reason'), 'A new name.')
    await press(user, t('staffSettings.save'))
    const changes = await region(t('staffSettings.changes'))
    await changes.findByText(/changed this meanwhile/)
    await press(user, t('staffSettings.reload'))
    await changes.findByText('Theirs')
    // What was typed stays, and what was not is the colleague's.
    expect(await field(t('staffSettings.name.brandName'))).toHaveValue('Mine')
    expect(await field(t('staffSettings.name.paymentDays'))).toHaveValue('9')
    await press(user, t('staffSettings.save'))
    await screen.findByText(t('staffSettings.nothing'))
    expect(await stored('brand_name')).toBe('Mine')
    expect(await stored('payment_days')).toBe(9)
  })

  it('that are typed and not saved outlive a reload, and leaving asks', async () => {
    await visit(path, await administrator())
    await fillIn(t('staffSettings.name.brandName'), 'Not saved yet')
    await fillIn(t('staffSettings.reason'), 'A draft.')
    const again = await reload()
    await screen.findByText(t('portal.restored'))
    expect(await field(t('staffSettings.name.brandName'))).toHaveValue('Not saved yet')
    expect(await field(t('staffSettings.reason'))).toHaveValue('A draft.')
    const away = () => screen.findByRole('menuitem', { name: t('portal.menu.articles') })
    await again.click(await away())
    await press(again, t('portal.leave.stay'), await openDialog(t('portal.leave.title')))
    expect(await field(t('staffSettings.name.brandName'))).toHaveValue('Not saved yet')
    await again.click(await away())
    await press(again, t('portal.leave.discard'), await openDialog(t('portal.leave.title')))
    await waitFor(() => expect(window.location.pathname).not.toBe(path))
    await visit(path, null)
    await screen.findByText(t('staffSettings.nothing'))
  })

  it('hold offices, which are added and taken away', async () => {
    const user = await visit(path, await administrator())
    const before = (await screen.findAllByRole('group', { name: /^Office \d/ })).length
    await press(user, t('staffSettings.office.add'))
    const number = before + 1
    const added = within(
      await screen.findByRole('group', { name: t('staffSettings.office.number', { number }) }),
    )
    await fillIn(t('staffSettings.office.city'), 'Mombasa', added)
    await fillIn(t('staffSettings.office.country'), 'Kenya', added)
    await fillIn(t('staffSettings.office.address'), 'Moi Avenue', added)
    await fillIn(t('staffSettings.office.phones'), '+254 41 555 0100', added)
    await fillIn(t('staffSettings.office.position'), '-4.0435, 39.6682', added)
    const preview = await region(t('staffSettings.preview'))
    expect(preview.getByText('Moi Avenue')).toBeVisible()
    await press(user, t('staffSettings.office.remove', { number: 1 }))
    await fillIn(t('staffSettings.reason'), 'A new one.')
    await press(user, t('staffSettings.save'))
    await screen.findByText(t('staffSettings.nothing'))
    expect(await stored('offices')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ city: 'Mombasa', latitude: -4.0435 })]),
    )
    expect(await stored('offices')).toHaveLength(before)
  })
})

import { newVendor } from '@bandari/api/arrange'
import { vehicleCsv } from '@bandari/api/arrange-import'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, pageSays, press, pressTwice } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const room = '/vendor/import'

const csvOf = (text: string) => new File([text], 'stock.csv', { type: 'text/csv' })

async function choose(user: UserEvent, text: string) {
  await user.upload(
    await screen.findByLabelText<HTMLInputElement>(/^Choose an Excel or CSV file/),
    csvOf(text),
  )
}

async function runIt(user: UserEvent, label: string) {
  await pressTwice(user, label)
  await screen.findByRole('progressbar', { name: t('portalListings.import.importing') })
  await (await openedShop()).runImports()
  await pageSays('The import is done')
}

/** A seller with three live listings, E-1 to E-3. */
async function sellerOfThree() {
  const vendor = await newVendor(await openedShop())
  const user = await visit(room, vendor)
  const rows = ['E-1', 'E-2', 'E-3'].map((reference) => ({ reference, title: `Vitz ${reference}` }))
  await choose(user, vehicleCsv(rows))
  const publishing = new RegExp(t('portalPictures.publish', { count: 3 }))
  await user.click(await screen.findByRole('checkbox', { name: publishing }))
  await runIt(user, 'Import all 3 rows')
  return { vendor, user: await visit(room, vendor) }
}

async function statusesOf({ id }: { id: number }) {
  const rows = await (await openedShop()).sql<{ status: string }>(
    'select status from products where vendor_id = $1 order by id',
    [id],
  )
  return rows.map(({ status }) => status)
}

describe('what a file does to listings that are there', () => {
  it('prices are shown from what to what, and a large move is pointed out', async () => {
    const { user } = await sellerOfThree()
    await choose(user, 'stock number,price\nE-1,750000\nE-2,78000')
    await screen.findByRole('heading', { name: '2 prices change' })
    await pageSays('1 price moves by more than a third. Is it right?')
    const [large, small] = screen
      .getAllByRole('listitem')
      .filter((each) => /from KES/.test(each.textContent))
    expect(large).toHaveTextContent(
      /Vitz E-2E-2from KES 780,000 to KES 78,000−90%More than a third/,
    )
    expect(small).toHaveTextContent(/from KES 780,000 to KES 750,000−3.8%$/)
    await runIt(user, 'Import all 2 rows')
  })

  it('what a file of the whole stock does not name is asked about, and left unless its seller says so', async () => {
    const { vendor, user } = await sellerOfThree()
    const file = vehicleCsv([{ reference: 'E-1', title: 'Vitz E-1' }])
    await choose(user, file)
    await user.click(
      await screen.findByRole('checkbox', { name: t('portalImportEffects.missing.whole') }),
    )
    await pageSays('2 live listings are not in the file.')
    const part = within(
      screen.getByRole('region', { name: t('portalImportEffects.missing.title') }),
    )
    expect(part.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Vitz E-3',
      'Vitz E-2',
    ])
    expect(part.getByRole('radio', { name: t('portalImportEffects.missing.leave') })).toBeChecked()
    // Nothing would change, so there is nothing to run.
    expect(screen.queryByRole('button', { name: 'Import the row' })).toBeNull()

    const withdraw = part.getByRole('radio', { name: t('portalImportEffects.missing.withdraw') })
    await user.click(withdraw)
    await waitFor(() => expect(withdraw).toBeChecked())
    await pageSays(t('portalImportEffects.missing.runEnds'))
    await runIt(user, 'Import the row')
    await pageSays('2 listings that the file does not name were taken off sale.')
    expect(await statusesOf(vendor)).toEqual(['live', 'draft', 'draft'])
  })

  it('a stock number is typed, told when another listing has it, and found', async () => {
    const { vendor } = await sellerOfThree()
    const [row] = await (await openedShop()).sql<{ id: string }>(
      `select id from products where vendor_id = $1 and vendor_reference = 'E-2'`,
      [vendor.id],
    )
    const user = await visit(`/vendor/add-content/${row!.id}`, vendor)
    await fillIn(t('portalEditor.field.stockNumber'), 'E-1')
    await press(user, t('portalEditor.save'))
    await pageSays('Your listing “Vitz E-1” has this stock number. Choose another.')
    await fillIn(t('portalEditor.field.stockNumber'), 'LOT 9')
    await press(user, t('portalEditor.save'))
    await waitFor(async () => {
      const [stored] = await (await openedShop()).sql<{ vendor_reference: string }>(
        'select vendor_reference from products where id = $1',
        [Number(row!.id)],
      )
      expect(stored?.vendor_reference).toBe('LOT 9')
    })
  })
})

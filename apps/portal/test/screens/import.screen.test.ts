import { type Buyer, newVendor, unique } from '@bandari/api/arrange'
import { vehicleCsv } from '@bandari/api/arrange-import'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { dropFile, pageSays, press, pressTwice, savedFile, textsOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { reload } from '../steps.ts'

const room = '/vendor/import'

const csvOf = (text: string, name = 'stock.csv') => new File([text], name, { type: 'text/csv' })

async function open() {
  const vendor = await newVendor(await openedShop())
  return { vendor, user: await visit(room, vendor) }
}

const chooser = () => screen.findByLabelText<HTMLInputElement>(/^Choose an Excel or CSV file/)

async function choose(user: UserEvent, file: File) {
  await user.upload(await chooser(), file)
}

async function drop(file: File) {
  dropFile(await chooser(), file)
}

async function titlesOf({ id }: Pick<Buyer, 'id'>) {
  const rows = await (await openedShop()).sql<{ title: string }>(
    'select title from products where vendor_id = $1 order by id',
    [id],
  )
  return rows.map(({ title }) => title)
}

/** What has been begun goes on without its page. */
async function finishImports() {
  await (await openedShop()).runImports()
}

const importing = () =>
  screen.findByRole('progressbar', { name: t('portalListings.import.importing') })

/** The one that is shown, from its check to its report. */
async function importRows(user: UserEvent, name: string) {
  await pressTwice(user, name)
  await importing()
  await finishImports()
  await pageSays('The import is done')
}

const errors = () => screen.findByRole('table', { name: t('portalListings.import.errorTable') })

describe('many listings from one file: dry run, partial import, progress, re-import', () => {
  it('a template for each class, with two rows as examples', async () => {
    const { user } = await open()
    for (const [kind, given, beginning] of [
      ['Vehicles', 'vehicles-template.csv', 'reference,make,model,title'],
      ['Auto spare parts', 'spares-template.csv', 'reference,category,title'],
    ] as const) {
      await user.click(await screen.findByRole('radio', { name: kind }))
      await press(user, t('portalListings.import.template'))
      const { name, file } = await savedFile()
      expect(name).toBe(given)
      const text = await file.text()
      expect(text).toContain(beginning)
      expect(text.trim().split('\r\n')).toHaveLength(3)
    }
  })

  it('a file that is no list of listings is refused in sentences, and another may be dropped', async () => {
    const { user } = await open()
    await choose(user, csvOf('apples,pears\n1,2', 'wrong.csv'))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('wrong.csv cannot be imported')
    expect(textsOf(within(alert).getAllByRole('listitem'))).toEqual([
      'The column “make” is missing.',
      'The column “model” is missing.',
      'The column “title” is missing.',
    ])
    await choose(user, csvOf('x'.repeat(40 * 1024 * 1024 + 1)))
    await pageSays('The file is larger than 40 MB.')
    await drop(csvOf(vehicleCsv([{ title: 'Vitz' }])))
    await screen.findByRole('button', { name: 'Import the row' })
  })

  it('the dry run lists errors by row and column; they can be downloaded; a file can be discarded', async () => {
    const { vendor, user } = await open()
    const wrong = Array.from({ length: 30 }, (_, n) => ({ title: `Vitz ${n}`, price: 'ask' }))
    const rows = [{ title: 'Right' }, ...wrong, { title: 'A', make: 'Toyta' }]
    await choose(user, csvOf(vehicleCsv(rows)))
    await screen.findByText(/31 errors in 31 rows/)
    const [, first] = within(await errors()).getAllByRole('row')
    expect(first).toHaveTextContent('3price KESaskWrite the price in shillings as a number')
    await user.click(await screen.findByRole('link', { name: 'Page 2' }))
    await waitFor(async () => expect(await errors()).toHaveTextContent('Did you mean Toyota?'))

    await press(user, t('portalListings.import.downloadErrors'))
    const { name, file } = await savedFile()
    expect(name).toMatch(/^import-\d+-errors\.csv$/)
    expect((await file.text()).trim().split('\r\n')).toHaveLength(32)

    const address = window.location.pathname + window.location.search
    await visit(address, await newVendor(await openedShop()))
    await pageSays('This import is not there')
    const later = await visit(address, vendor)
    await press(later, t('portalListings.import.discard'))
    await pageSays('None yet.')
    expect(window.location.pathname + window.location.search).toBe(room)
    expect(await titlesOf(vendor)).toEqual([])
  })

  it('a double click imports once; the report is there after leaving and coming back', async () => {
    const { vendor, user } = await open()
    const titles = Array.from({ length: 40 }, (_, n) => `Vitz ${n}`)
    await choose(user, csvOf(vehicleCsv(titles.map((title) => ({ title })))))
    await pressTwice(user, 'Import all 40 rows')
    await importing()
    const address = window.location.pathname + window.location.search
    await visit('/profile', vendor)
    await screen.findByRole('region', { name: t('portalAccount.profile') })
    await finishImports()
    expect(await titlesOf(vendor)).toEqual(titles)

    await visit(address, vendor)
    await pageSays('The import is done')
    await pageSays('40 listings created.')
    const later = await reload()
    await pageSays('40 listings created.')
    await later.click(await screen.findByRole('link', { name: t('portalListings.import.all') }))
    const earlier = await screen.findByRole('link', { name: /^stock\.csv/ })
    expect(earlier.closest('li')).toHaveTextContent('40 listings created')
    await later.click(earlier)
    await later.click(
      await screen.findByRole('link', { name: t('portalListings.import.toDashboard') }),
    )
    await waitFor(() => expect(window.location.pathname).toBe('/vendor-dashboard'))
  })

  it('re-import by the vendor’s own reference: changed, as it was, nothing twice', {
    tags: 'nightly',
  }, async () => {
    const { vendor, user } = await open()
    const [one, other] = [unique(), unique()]
    const file = (price: string) =>
      csvOf(
        vehicleCsv([
          { title: 'One', reference: one, price },
          { title: 'Other', reference: other },
        ]),
      )
    const another = async () =>
      user.click(await screen.findByRole('link', { name: t('portalListings.import.another') }))
    await choose(user, file('780000'))
    await user.click(
      await screen.findByRole('checkbox', {
        name: new RegExp(t('portalPictures.publish', { count: 2 })),
      }),
    )
    await importRows(user, 'Import all 2 rows')
    await another()
    await choose(user, file('750000'))
    await importRows(user, 'Import all 2 rows')
    await pageSays('1 listing changed, 1 listing left as it was.')
    expect(await titlesOf(vendor)).toEqual(['One', 'Other'])
    await another()
    await choose(user, file('750000'))
    await pageSays('There is nothing to import')
  })

  it('a currency that the prices are not written in is told at its field', async () => {
    const { user } = await open()
    const list = 'stock#,manufacturer,model,asking\nD-1,Toyota,Vitz,$4500\nD-2,Toyota,Vitz,$5500'
    await choose(user, csvOf(list, 'yard.csv'))
    await pageSays('In which currency the prices are that are written with $')
    const currency = await screen.findByLabelText(t('portalImports.currency'))
    await user.selectOptions(currency, 'GBP')
    await press(user, t('portalImports.check'))
    expect(currency).toHaveFocus()
    expect(currency).toHaveAccessibleDescription(
      t('portalImports.otherSign', { sign: '$', currency: 'GBP' }),
    )
  })

  it('a dealer’s own list: columns, values to decide, rows; the next file needs no question', async () => {
    const { vendor, user } = await open()
    const headings = 'stock#,manufacturer,model,yr,asking,odo,trans,rego'
    const list = `${headings}\nD-1,Toyota,Vitz,2014,4500,52000,Tiptronic,A1\nD-2,Mazda,3,2012,5200,60500,Tiptronic,B2`
    await choose(user, csvOf(list, 'yard.csv'))
    const meaningOf = async (column: string) =>
      screen.findByRole<HTMLSelectElement>('combobox', { name: `What “${column}” is` })
    expect(await meaningOf('asking')).toHaveValue('price')
    expect(await meaningOf('rego')).toHaveValue('')
    await pageSays('In which currency the prices are')
    // What is not said is marked in our words, and where one is to say it.
    await press(user, t('portalImports.check'))
    const currency = await screen.findByLabelText(t('portalImports.currency'))
    expect(currency).toHaveFocus()
    expect(currency).toHaveAccessibleDescription(t('portal.missing'))
    // A field is one column’s.
    await user.selectOptions(await meaningOf('rego'), 'model')
    expect(await meaningOf('model')).toHaveValue('')
    await user.selectOptions(await meaningOf('model'), 'model')
    await user.selectOptions(currency, 'NZD')
    await user.type(await screen.findByLabelText('What is 1 NZD in KES?'), '76.5')
    await user.selectOptions(await screen.findByLabelText(t('portalImports.unit')), 'km')
    await pressTwice(user, t('portalImports.check'))

    const tiptronic = { name: 'What “Tiptronic” in trans becomes' }
    expect(await screen.findByRole('combobox', tiptronic)).toHaveValue('take Automatic')
    // It is all on the server.
    const later = await reload()
    await later.selectOptions(await screen.findByRole('combobox', tiptronic), 'take CVT')
    await press(later, 'Save 1 choice')
    await waitFor(() =>
      expect(screen.getByRole('combobox', tiptronic).closest('tr')).toHaveTextContent('Decided'),
    )
    await pressTwice(later, 'Take the suggestion')
    await later.click(await screen.findByText('What was read as something else (2)'))
    await later.click(await screen.findByRole('link', { name: t('portalImports.toReport') }))
    await importRows(later, 'Import all 2 rows')
    expect(await titlesOf(vendor)).toEqual(['2014 Toyota Vitz', '2012 Mazda Mazda3'])

    await later.click(await screen.findByRole('link', { name: t('portalListings.import.another') }))
    await choose(later, csvOf(list.replaceAll('D-', 'E-'), 'yard.csv'))
    // A rate is of its day.
    await pageSays(t('portalImports.remembered'))
    await later.type(await screen.findByLabelText('What is 1 NZD in KES?'), '77')
    await press(later, t('portalImports.check'))
    await screen.findByRole('button', { name: 'Import all 2 rows' })
  })

  it('a 403 says that the seller account has not been approved yet', async () => {
    const shop = await openedShop()
    const vendor = await newVendor(shop)
    await shop.sql("update accounts set seller_status = 'suspended' where id = $1", [vendor.id])
    await visit(room, vendor)
    await pageSays('Ooops, your seller account has not been approved yet. Contact customer service')
  })
})

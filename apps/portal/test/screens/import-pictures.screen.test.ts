import { newVendor } from '@bandari/api/arrange'
import { vehicleCsv } from '@bandari/api/arrange-import'
import {
  colourOf,
  openPictureServer,
  type PictureServer,
  zipOf,
} from '@bandari/api/test/helpers/picture-server.ts'
import { screen, waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { pageSays, press, savedFile, section } from '../finding.ts'
import { openedShop, openOtherShop, visit } from '../portal.ts'
import { reload } from '../steps.ts'

openOtherShop(() => Promise.resolve({ FETCH_LOOPBACK: 'on' }))

let server: PictureServer
beforeAll(async () => {
  server = await openPictureServer()
})
afterAll(() => server.close())

/** Three cars; the second names no picture. */
function fileOf(pictures: readonly string[]): File {
  const rows = pictures.map((_, n) => ({ title: `Vitz ${n}`, reference: `${1041 + n}` }))
  const [heading = '', ...lines] = vehicleCsv(rows).split('\r\n')
  const text = [`${heading},pictures`, ...lines.map((line, n) => `${line},"${pictures[n]}"`)]
  return new File([text.join('\r\n')], 'stock.csv', { type: 'text/csv' })
}

async function checked(pictures: readonly string[]) {
  const vendor = await newVendor(await openedShop())
  const user = await visit('/vendor/import', vendor)
  const chooser = await screen.findByLabelText<HTMLInputElement>(/^Choose an Excel or CSV file/)
  await user.upload(chooser, fileOf(pictures))
  await section(t('portalPictures.heading'))
  return { vendor, user }
}

async function runIt(user: UserEvent, name: string) {
  await press(user, name)
  await screen.findByRole('progressbar', { name: t('portalListings.import.importing') })
  await (await openedShop()).runImports()
  await pageSays('The import is done')
}

async function fetchThem() {
  await (await openedShop()).fetchPictures()
  return reload()
}

async function statesOf({ id }: { id: number }) {
  const rows = await (await openedShop()).sql<{ status: string }>(
    'select status from products where vendor_id = $1 order by id',
    [id],
  )
  return rows.map(({ status }) => status)
}

describe('pictures with a file: by address or in a ZIP file, with what did not come', () => {
  it('progress, failures with their reasons, the list as a file, another try', async () => {
    server.answers.set('/gone.png', 404)
    const { origin } = server
    const { vendor, user } = await checked([
      `${origin}/1.png|${origin}/gone.png`,
      '',
      `${origin}/3.png`,
    ])
    await pageSays('3 pictures come once the file is imported.')
    await runIt(user, 'Import all 3 rows')
    await pageSays('3 listings are drafts until their first picture has come')
    await fetchThem()
    await pageSays('2 of 3')
    await pageSays('1 did not come.')
    await pageSays('1 listing is a draft until its first picture has come')
    expect(await statesOf(vendor)).toEqual(['live', 'draft', 'live'])

    const failures = await section('1 picture did not come')
    expect(failures.getByRole('listitem')).toHaveTextContent(
      `Row 2, stock number 1041${origin}/gone.pngThe server answers 404.`,
    )
    await press(user, t('portalPictures.download'))
    const { name, file } = await savedFile()
    expect(name).toMatch(/^import-\d+-pictures\.csv$/)
    expect((await file.text()).trim().split('\r\n')).toHaveLength(2)

    server.answers.clear()
    await press(await reload(), t('portalPictures.retry'))
    await pageSays(t('portalPictures.coming'))
    await fetchThem()
    await pageSays('3 of 3')
    expect(screen.queryByRole('button', { name: t('portalPictures.retry') })).toBeNull()
  })

  it('a ZIP file beside the file: taken, refused in a sentence, told by name', {
    tags: 'nightly',
  }, async () => {
    const { vendor, user } = await checked(['', ''])
    await pageSays('This file names no pictures.')
    const bring = async (data: Buffer, name = 'pictures.zip') => {
      const input = await screen.findByLabelText<HTMLInputElement>(t('portalPictures.chooseZip'))
      await user.upload(input, new File([new Uint8Array(data)], name, { type: 'application/zip' }))
    }
    await bring(Buffer.from('no ZIP'), 'wrong.zip')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'wrong.zip is not takenThis is no ZIP file, or it is damaged or locked by a password.',
    )
    await bring(
      await zipOf({
        '1041.png': await colourOf('one'),
        '1041 (2).png': await colourOf('two'),
        'else.png': await colourOf('else'),
      }),
    )
    await pageSays('2 pictures come once the file is imported.')
    const failures = await section('1 picture did not come')
    expect(failures.getByRole('listitem')).toHaveTextContent('else.png')
    await runIt(user, 'Import all 2 rows')
    await fetchThem()
    await pageSays('2 of 3')
    expect(await statesOf(vendor)).toEqual(['live', 'draft'])
  })

  it('listings without a picture are published at once only if their seller says so', async () => {
    const { vendor, user } = await checked(['', ''])
    const choice = await screen.findByRole('checkbox', {
      name: /^Publish the 2 listings without a picture, too/,
    })
    expect(choice).not.toBeChecked()
    await user.click(choice)
    await runIt(user, 'Import all 2 rows')
    await waitFor(async () => expect(await statesOf(vendor)).toEqual(['live', 'live']))
    expect(screen.queryByText(/until (its|their) first picture/)).toBeNull()
  })
})

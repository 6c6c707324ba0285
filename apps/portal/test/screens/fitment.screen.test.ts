import { type Buyer, listSpare, newVendor } from '@bandari/api/arrange'
import type { CompatibleMake } from '@bandari/sdk'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { gone, openDialog, press, rowOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

interface Editor {
  vendor: Buyer
  id: number
  user: UserEvent
}

const section = async () =>
  within(await screen.findByRole('region', { name: t('portalFitment.title') }))
const saved = async () => (await section()).findByRole('region', { name: t('portalFitment.saved') })
const save = async (user: UserEvent) => press(user, t('portalFitment.save'), await section())
const yearsDialog = () => openDialog(t('portalFitment.yearsTitle'))
const boxOf = async (engine: string) =>
  within(await rowOf(engine)).getByRole('checkbox', { name: /row/i })

async function open(fitted: { model: string; years: number[] }[] = []): Promise<Editor> {
  const vendor = await newVendor(await openedShop())
  const { id } = await listSpare(await openedShop(), vendor)
  for (const one of fitted) await fit(vendor, { id, ...one })
  const user = await visit(`/vendor/list-auto-spares/${id}`, vendor)
  await (await section()).findByRole('heading', { name: t('portalFitment.add') })
  return { vendor, id, user }
}

/** The first trim of a model, without its screen. */
async function fit(
  { client }: Buyer,
  { id, model, years }: { id: number; model: string; years: number[] },
) {
  const [trim] = await (await openedShop()).sql<{ id: number }>(
    `select trims.id from trims join variants on variants.id = variant_id join models on models.id = model_id
     where models.name = $1 and years @> $2::smallint[] order by trims.id limit 1`,
    [model, years],
  )
  const fitment = [{ docID: trim!.id, ids: years }]
  const { error } = await client.POST('/set-fitment/', {
    body: { action: 'add', productID: id, fitment },
  })
  if (error) throw new Error(`not fitted: ${JSON.stringify(error)}`)
}

async function stored({ vendor, id }: Editor): Promise<CompatibleMake[]> {
  const { data } = await vendor.client.POST('/fitment/', {
    body: { fetchProp: 'prepopulate', filterProps: { productID: id } },
  })
  return (data?.data ?? []) as CompatibleMake[]
}

/** Types into a list that can be typed into, and takes what it offers. */
async function choose({ user }: Editor, label: string, name: string) {
  const box = await (await section()).findByRole('combobox', { name: label })
  await waitFor(() => expect(box).toBeEnabled())
  await user.click(box)
  await user.paste(name)
  await user.click(await screen.findByRole('option', { name }))
  await user.keyboard('{Escape}')
}

async function chooseVitz(editor: Editor) {
  await choose(editor, 'Make', 'Toyota')
  await choose(editor, 'Models', 'Vitz')
  await choose(editor, 'Variants', 'RS')
  await (await section()).findByRole('grid', { name: t('portalFitment.trims') })
}

describe('compatibility and fitment in the spares editor (account spec §2, §3 and §5)', () => {
  it('make, models, variants, then the trims with their years; saved per make', async () => {
    const editor = await open()
    const { user } = editor
    expect(await saved()).toHaveTextContent('Nothing yet.')
    await chooseVitz(editor)
    await user.click(await boxOf('1,329 cc'))
    await press(user, /^Years of Vitz RS/, within(await rowOf('1,329 cc')))
    const years = await yearsDialog()
    expect(years.getByRole('checkbox', { name: '2012' })).toBeChecked()
    await press(user, t('portalFitment.noYears'), years)
    await press(user, t('portalFitment.useYears'), years)
    expect(await years.findByRole('alert')).toHaveTextContent('Choose at least one year.')
    for (const year of ['2012', '2013', '2015']) await user.click(years.getByLabelText(year))
    await press(user, t('portalFitment.useYears'), years)
    await rowOf('2012–2013, 2015')
    await save(user)
    await (await section()).findByText('1 trim is saved.')
    expect(within(await saved()).getByRole('list', { name: 'Trims of Toyota' })).toHaveTextContent(
      'Vitz RS, 1.3 L petrol (1,329 cc), hatchback 2012–2013, 2015',
    )
    expect(await stored(editor)).toMatchObject([
      { make: 'Toyota', model: ['Vitz'], var: ['RS'], trims: [{ ids: [2012, 2013, 2015] }] },
    ])
  })

  it('select-all takes every trim with all its years, or those of a span', {
    tags: 'nightly',
  }, async () => {
    const editor = await open()
    const { user } = editor
    await chooseVitz(editor)
    const trims = await section()
    await user.click(trims.getByRole('checkbox', { name: t('portalSelling.grid.selectAll') }))
    await user.selectOptions(trims.getByLabelText(t('portalFitment.fromYear')), '2016')
    await user.selectOptions(trims.getByLabelText(t('portalFitment.toYear')), '2017')
    await press(user, t('portalFitment.useForTicked'), trims)
    // Built until 2010: it fits no year of the span.
    await waitFor(async () => expect(await boxOf('1,296 cc')).not.toBeChecked())
    const rows = screen.getAllByRole('row').filter((row) => row.textContent.includes('1,496 cc'))
    await user.click(within(rows.at(-1)!).getByRole('checkbox'))
    await save(user)
    await waitFor(async () => expect(await saved()).toHaveTextContent('Toyota'))
    const [make] = await stored(editor)
    expect(make?.trims.map(({ engine, ids }) => [engine, ids])).toEqual([
      ['1.0 L petrol (996 cc)', [2016, 2017]],
      ['1.3 L petrol (1,329 cc)', [2016, 2017]],
      ['1.5 L petrol (1,496 cc)', [2016, 2017]],
    ])
  })

  it('saving needs a make, at least one model, one variant and at least one trim', async () => {
    const editor = await open()
    const { user } = editor
    const says = async (sentence: string) => (await section()).findByText(sentence)
    await save(user)
    await says('Choose a make.')
    await choose(editor, 'Make', 'Toyota')
    await save(user)
    await says('Choose at least one model.')
    await choose(editor, 'Models', 'Vitz')
    await save(user)
    await says('Choose at least one variant.')
    await press(user, /Choose all\s+5\s+variants/, await section())
    await (await section()).findByRole('grid', { name: t('portalFitment.trims') })
    await save(user)
    await says('Tick at least one trim.')
    expect(await stored(editor)).toEqual([])
  })

  it('what is saved is there again; years change, a trim and a whole make are removed', async () => {
    const editor = await open([
      { model: 'Vitz', years: [2012, 2013] },
      { model: 'Aqua', years: [2015] },
      { model: 'Leaf', years: [2018] },
    ])
    const { user } = editor
    const toyota = async () =>
      within(within(await saved()).getByRole('list', { name: 'Trims of Toyota' }))
    const trimsAre = (count: number) =>
      waitFor(async () => expect((await toyota()).getAllByRole('listitem')).toHaveLength(count))
    await trimsAre(2)
    await press(user, /^Years of Vitz/, await toyota())
    const years = await yearsDialog()
    await user.click(years.getByLabelText('2012'))
    await user.click(years.getByLabelText('2014'))
    await press(user, t('portalFitment.useYears'), years)
    await waitFor(async () => expect(await saved()).toHaveTextContent('2013–2014'))
    await press(user, /^Remove Aqua/, await toyota())
    await trimsAre(1)
    await press(user, 'Remove all of Nissan', within(await saved()))
    await press(user, t('portalFitment.remove'), await openDialog())
    const parts = within(await saved())
    await gone(() => parts.queryByText('Nissan'))
    expect(await stored(editor)).toMatchObject([
      { make: 'Toyota', model: ['Vitz'], trims: [{ ids: [2013, 2014] }] },
    ])
  })

  it('replacing leaves nothing else, after a question', async () => {
    const editor = await open([{ model: 'Aqua', years: [2015] }])
    const { user } = editor
    await chooseVitz(editor)
    await user.click(await boxOf('996 cc'))
    await press(user, t('portalFitment.replaceAll'), await section())
    await press(user, t('ra.action.cancel'), await openDialog())
    await gone(() => screen.queryByRole('dialog'))
    expect(await stored(editor)).toMatchObject([{ model: ['Aqua'] }])
    await press(user, t('portalFitment.replaceAll'), await section())
    await press(user, t('portalFitment.replace'), await openDialog())
    await (await section()).findByText('1 trim is saved.')
    expect(await stored(editor)).toMatchObject([{ model: ['Vitz'] }])
  })
})

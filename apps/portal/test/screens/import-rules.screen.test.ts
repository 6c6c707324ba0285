import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Buyer, newBuyer, placeOrder, stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import type { Order } from '@bandari/sdk'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import {
  field,
  fill,
  fillIn,
  gone,
  openDialog,
  pageSays,
  press,
  region,
  rowOf,
} from '../finding.ts'
import { openedShop, openOtherShop, visit } from '../portal.ts'

// What is published here counts for all prices of a shop.
openOtherShop(async () => ({}))

const staff = async () => newBuyer(await openedShop(), { isStaff: true })

const publish = t('staffImportRules.draft.publish')

/** Publishes the draft whose screen is open, as a second person. */
async function publishAsSecondPerson(user: UserEvent) {
  await press(user, publish)
  await press(user, publish, await openDialog())
  await screen.findByText(t('staffImportRules.draft.isPublished'))
}

/**
 * An earlier order to Kenya with as many vehicles as an effect is worked out for at a time: none of them is on sale any
 * more, so nothing of it changes.
 */
async function orderOfManyVehicles() {
  const shop = await openedShop()
  const sold = await stockVehicle(shop)
  const { id } = await placeOrder(shop, await newBuyer(shop), sold)
  await shop.sql(
    `insert into order_lines (order_id, product_id, position, title, reference, class, quantity, unit_price,
       goods_before_discount, shipping_charge)
     select order_id, product_id, position + n, title, reference, class, quantity, unit_price, goods_before_discount,
       shipping_charge
     from order_lines, generate_series(1, 200) n where order_id = $1`,
    [id],
  )
  await shop.sql(
    `insert into order_landed_prices (order_id, position, product_id, asked, answer, answered_at)
     select order_id, position + n, product_id, asked, answer, answered_at
     from order_landed_prices, generate_series(1, 200) n where order_id = $1`,
    [id],
  )
  await shop.sql(`update products set status = 'draft' where id = $1`, [sold.id])
}

/** Calls for the second part of an effect find no line, until the returned function mends it. */
function loseTheSecondPart(shop: ShopInProcess): () => void {
  const { fetch } = shop
  shop.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (/\/effect\?after=/.test(url)) throw new TypeError('Failed to fetch')
    return fetch(input, init)
  }
  return () => {
    shop.fetch = fetch
  }
}

/** Opens the page of a rule from the list, by its key and words in its row. */
async function openRule(country: string, key: string, words: string) {
  const filter = JSON.stringify({ country, q: key })
  const user = await visit(
    `/support/import-rules?${new URLSearchParams({ filter })}`,
    await staff(),
  )
  await user.click(await rowOf(words))
  return user
}

/** Drops the draft whose screen is open. */
async function drop(user: UserEvent) {
  await press(user, t('staffImportRules.draft.drop'))
  await press(user, t('staffImportRules.draft.drop'), await openDialog())
  await screen.findByText(t('staffImportRules.draft.isDropped'))
}

async function landedPriceOf({ client }: Buyer, { id }: Order) {
  const params = { path: { id } }
  const { data } = await client.GET('/orders/{id}/landed-prices/', { params })
  return data?.[0]
}

describe('a change of an import rule', () => {
  it('a charge of Kenya is drafted, seen in cars and orders, and published by somebody else', {
    tags: 'nightly',
  }, async () => {
    const shop = await openedShop()
    const buyer = await newBuyer(shop)
    await orderOfManyVehicles()
    const order = await placeOrder(shop, buyer)
    const before = await landedPriceOf(buyer, order)

    const filter = JSON.stringify({ country: 'KE', q: 'ke-port' })
    const user = await visit(
      `/support/import-rules?${new URLSearchParams({ filter })}`,
      await staff(),
    )
    await user.click(await rowOf('Kenya'))
    await press(user, t('staffImportRules.draftIt'))
    const rule = window.location.pathname
    const dialog = await openDialog()
    const high = await dialog.findByRole('textbox', { name: /^To/ })
    fill(high, 'much')
    await fillIn(t('staffImportRules.draft.reason'), 'The tariff of 2027.', dialog)
    await press(user, t('staffImportRules.draft.save'), dialog)
    await dialog.findByText(t('staffRuleForm.form.wrongNumber'))
    fill(high, '900000')
    await press(user, t('staffImportRules.draft.save'), dialog)
    await screen.findByText(t('staffImportRules.draft.second'))
    const effect = await region(t('staffImportRules.effect.title'))
    await effect.findByRole('link', { name: order.number })
    await waitFor(() => expect(screen.queryByRole('button', { name: publish })).toBeNull())

    const mendTheLine = loseTheSecondPart(shop)
    const second = await visit(window.location.pathname, await staff())
    const parts = await region(t('staffImportRules.effect.title'))
    await parts.findByText(t('staffImportRules.effect.left', { count: 1 }))
    const retry = await parts.findByRole('button', { name: t('ui.tryAgain') })
    mendTheLine()
    await second.click(retry)
    await parts.findByRole('link', { name: order.number })
    await gone(() => parts.queryByText(t('staffImportRules.effect.left', { count: 1 })))
    await publishAsSecondPerson(second)
    await visit('/support/import-rule-drafts', await staff())
    expect(await rowOf('The tariff of 2027.')).toHaveTextContent(
      t('staffImportRules.draft.published'),
    )

    // The rule's page, by the address from before, reads it again and goes on.
    await visit(rule, await staff())
    await screen.findByText('900000')
    await screen.findByRole('button', { name: t('staffImportRules.draftIt') })
    const after = await landedPriceOf(buyer, order)
    expect(after?.ordered).toEqual(before?.ordered)
    expect(Number(after?.today?.totals.others_high)).toBeGreaterThan(
      Number(after?.ordered.totals.others_high),
    )
  })

  it('a tax’s sentence and labels follow its figures, and a label that says another figure is refused', {
    tags: 'nightly',
  }, async () => {
    const user = await openRule('KE', 'import_duty', 'Import duty 35%')
    await press(user, t('staffImportRules.draftIt'))
    const dialog = await openDialog()
    const rate = await dialog.findByRole('textbox', { name: t('staffRuleForm.field.rate') })
    expect(rate).toHaveValue('35')
    const sentence = within(
      await dialog.findByRole('status', { name: t('staffRuleForm.form.sentence') }),
    )
    sentence.getByText('Takes 35% of the customs value.')
    fill(rate, '30')
    await sentence.findByText('Takes 30% of the customs value.')
    for (const label of ['Import duty 30%', 'Ushuru wa forodha 30%', 'Droit d’entrée 30 %']) {
      sentence.getByText(label, { exact: false })
    }
    const english = await dialog.findByRole('textbox', {
      name: t('staffRuleForm.form.inLanguage', {
        name: t('staffRuleForm.field.label'),
        language: t('staffRuleForm.form.language.en'),
      }),
    })
    fill(english, 'Import duty 25 %')
    await fillIn(t('staffImportRules.draft.reason'), 'The Finance Act of 2027.', dialog)
    await press(user, t('staffImportRules.draft.save'), dialog)
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('The label says 25, and the figures'),
    )
    fill(english, 'Import duty {rate}')
    await press(user, t('staffImportRules.draft.save'), dialog)
    await screen.findByText(t('staffImportRules.draft.second'))
    await pageSays('30%')
    await drop(user)
  })

  it('a table of duties gets another tax, in the place that it is moved to, without anybody writing JSON', async () => {
    const user = await openRule('ZM', 'zm-electric', 'Duty')
    await press(user, t('staffImportRules.draftIt'))
    const dialog = await openDialog()
    const taxes = within(await dialog.findByRole('group', { name: t('staffRuleForm.field.lines') }))
    await press(user, t('staffRuleForm.form.add', { name: t('staffRuleForm.field.lines') }), taxes)
    const labels = await taxes.findAllByRole('textbox', {
      name: t('staffRuleForm.form.inLanguage', {
        name: t('staffRuleForm.field.label'),
        language: t('staffRuleForm.form.language.en'),
      }),
    })
    const label = labels.at(-1)!
    fill(label, 'Road levy {rate}')
    const entry = within(label.closest('details')!)
    await press(user, t('staffRuleForm.form.add', { name: t('staffRuleForm.field.rate') }), entry)
    fill(await entry.findByRole('textbox', { name: t('staffRuleForm.field.rate') }), '1.5')
    await press(user, t('staffRuleForm.form.add', { name: t('staffRuleForm.field.base') }), entry)
    await user.click(entry.getByRole('checkbox', { name: t('staffRuleForm.say.customsValue') }))
    fill(await entry.findByRole('textbox', { name: t('staffRuleForm.field.payee') }), 'ZRA')
    await entry.findByText('Takes 1.5% of the customs value.')
    await press(user, t('staffRuleForm.form.up'), entry)
    await fillIn(t('staffImportRules.draft.reason'), 'A road levy.', dialog)
    await press(user, t('staffImportRules.draft.save'), dialog)
    await screen.findByText(t('staffImportRules.draft.second'))
    await pageSays('Road levy 1.5% · 1.5% of the customs value')
    expect(document.body).not.toHaveTextContent('road_levy')
    await publishAsSecondPerson(await visit(window.location.pathname, await staff()))
    const shop = await openedShop()
    const { rows } = {
      rows: await shop.sql(
        `select key, position from import_rules as rule where country = 'ZM' and key like 'zm-electric/%' and content is not null
       and not exists (select from import_rules as next where next.succeeds = rule.id) order by position`,
        [],
      ),
    }
    expect(rows.map(({ key }) => key)).toEqual([
      'zm-electric/import_duty',
      'zm-electric/road_levy',
      'zm-electric/vat',
    ])
  })

  it('the list says in words what each rule applies to, and no codes', async () => {
    const filter = JSON.stringify({ country: 'KE', part: 'line', q: 'ke-big-petrol' })
    await visit(`/support/import-rules?${new URLSearchParams({ filter })}`, await staff())
    await rowOf('Passenger car · Petrol, Hybrid, Plug-in hybrid')
    await rowOf(/Engine: over 3,000\scc/)
    for (const row of screen.getAllByRole('row')) {
      expect(row.textContent).not.toMatch(/[a-z]_[a-z]|ke-|\{/)
    }
  })

  it('a country’s file is refused with its faults, brought, shown rule by rule and published by somebody else', async () => {
    const path = join(import.meta.dirname, '../../../api/reference/import-rules/zm.json')
    const content = JSON.parse(readFileSync(path, 'utf8')) as {
      checked_on: string
      sources: { id: string; title: string }[]
    }
    content.checked_on = new Date().toISOString().slice(0, 10)
    const file = (changed: object) =>
      new File([JSON.stringify({ ...content, ...changed })], 'zm.json', {
        type: 'application/json',
      })
    const user = await visit('/support/import-rule-drafts', await staff())
    const bring = t('staffImportRules.file.bring')
    await press(user, bring)
    const dialog = await openDialog()
    await press(user, bring, dialog)
    await dialog.findByText(t('staffImportRules.file.unread'))
    const choice = await field(t('staffImportRules.file.field'), dialog)
    await user.upload(choice, file({ sources: content.sources.slice(1) }))
    await fillIn(t('staffImportRules.draft.reason'), 'The Finance Act of 2027.', dialog)
    await press(user, bring, dialog)
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('No source of this country is called'),
    )
    const source = { ...content.sources[0]!, id: 'zra-2027', title: 'Gazette of 2027' }
    await user.upload(choice, file({ sources: [...content.sources, source] }))
    await press(user, bring, dialog)
    await screen.findByText(t('staffImportRules.draft.second'))
    expect(await rowOf('Gazette of 2027')).toHaveTextContent(t('staffImportRules.file.added'))

    await publishAsSecondPerson(await visit(window.location.pathname, await staff()))
    await visit('/support/import-rule-drafts', await staff())
    expect(await rowOf('The Finance Act of 2027.')).toHaveTextContent(
      t('staffImportRules.part.sheet'),
    )
  })
})

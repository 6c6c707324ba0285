import { type Language, languageCodes, localeOf } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatAmount } from '@bandari/i18n/format'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { linkTo } from '../helpers/mails.ts'
import { follow, newcomer, signInAs } from '../helpers/newcomer.ts'
import { textOf } from '../helpers/pdf-text.ts'
import { addToBasket, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function orderOfPersonIn(language: Language) {
  const body = newcomer()
  await world.clientWith(null, language).POST('/register/', { body })
  const path = await linkTo(world, body.email)
  await follow(world, path)
  const token = await signInAs(world, body.email)
  const client = world.clientWith(token)
  await addToBasket(world, { client }, await stockProduct(world, { price: 1_234_550 }))
  return { email: body.email, token, placed: await order({ client }) }
}

async function invoiceOf(token: string, id: number, language?: string) {
  const { data } = await world.clientWith(token, language).GET('/orders/{id}/pro-forma/', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  })
  return textOf(new Uint8Array(data ?? new ArrayBuffer(0)))
}

describe.each(languageCodes)('the invoice of a buyer who reads %s', (language) => {
  const { t } = translatorOf(language)
  const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

  it('is in it, and stays in it', async () => {
    const { email, token, placed } = await orderOfPersonIn(language)
    const text = await invoiceOf(token, placed.id)
    expect(text).toContain(spaced(t('invoice.number', { number: placed.number })))
    expect(text).toContain(t('invoice.howToPay'))
    expect(text).toContain(t('ui.detail.beneficiary'))
    expect(text).toContain(spaced(formatAmount('12345.50', localeOf(language))))
    // Its one page, and the one with the landed price.
    for (const page of [1, 2])
      expect(text).toContain(spaced(t('invoice.footer', { number: placed.number, page, pages: 2 })))
    const other = language === 'fr' ? 'sw' : 'fr'
    await world.db
      .updateTable('accounts')
      .set({ language: other })
      .where('email', '=', email)
      .execute()
    expect(await invoiceOf(token, placed.id, other)).toBe(text)
  })
})

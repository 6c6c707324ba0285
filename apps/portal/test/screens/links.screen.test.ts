import { newBuyer, newSupporter, stockVehicle } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, gone, openDialog, pageSays, press, pressTwice, textsOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

const yours = async () => screen.findByRole('list', { name: t('portalLinks.yours') })

async function cardOf(name: string) {
  return within(await yours())
    .getByRole('heading', { name })
    .closest('li')!
}

const figuresIn = (card: HTMLElement) => textsOf([...card.querySelectorAll('dl > div')])

describe('links of a supporter', () => {
  it('are made for a car, counted, renamed and ended', async () => {
    const shop = await openedShop()
    const supporter = await newSupporter(shop)
    const { id, title } = await stockVehicle(shop)
    const user = await visit('/supporter-links', supporter)
    await pageSays(t('portalLinks.none'))
    await press(user, t('portalLinks.make'))
    const dialog = await openDialog(t('portalLinks.make'))
    await press(user, t('portalLinks.make'), dialog)
    await dialog.findByText(t('portalLinks.nameMissing'))
    await fillIn(t('portalLinks.name'), 'Flyer', dialog)
    await fillIn(new RegExp(t('portalLinks.listing')), `http://shop.test/details/${id}`, dialog)
    await pressTwice(user, t('portalLinks.make'), dialog)
    await gone(() => screen.queryByRole('dialog'))
    const card = await waitFor(() => cardOf('Flyer'))
    within(card).getByRole('link', { name: title })
    expect(figuresIn(card)).toEqual(['Clicks0', 'Sign-ups0', 'Orders0', 'Commission$0.00'])

    await shop.clientWith(null).POST('/referrals/', {
      body: { code: supporter.code, via: 'flyer', product: id },
    })
    const later = await visit('/supporter-links', supporter)
    await waitFor(async () => expect(figuresIn(await cardOf('Flyer'))[0]).toBe('Clicks1'))
    const byListing = await screen.findByRole('list', { name: t('portalLinks.byListing') })
    expect(textsOf(within(byListing).getAllByRole('heading'))).toEqual([title])

    await press(later, t('portalLinks.rename'))
    const renaming = await openDialog(t('portalLinks.renameTitle'))
    await fillIn(t('portalLinks.name'), 'Kamwala', renaming)
    await press(later, t('portalLinks.save'), renaming)
    await waitFor(() => cardOf('Kamwala'))
    await press(later, t('portalLinks.end'))
    const ending = await openDialog(t('portalLinks.endAsk', { name: 'Kamwala' }))
    await press(later, t('portalLinks.end'), ending)
    await pageSays(t('portalLinks.none'))
  })

  it('who has not joined is invited', async () => {
    await visit('/supporter-links', await newBuyer(await openedShop()))
    await pageSays('You have not joined the Seller Programme yet')
  })
})

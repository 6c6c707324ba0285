import { newBuyer } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fillIn, openDialog, pageSays, press, rowOf } from '../finding.ts'
import { openedShop, openOtherShop, visit } from '../portal.ts'

// An edition of two models counts for all prices of a shop.
openOtherShop(async () => ({}))

const staff = async () => newBuyer(await openedShop(), { isStaff: true })

const edition = (rows: string) =>
  new File([`kind,make,model,model_code,engine_cc,fuel,body,price\n${rows}`], 'crsp-2026.csv', {
    type: 'text/csv',
  })

describe('the next edition of a price list', () => {
  it('an edition is refused with its faults, brought, compared and published by somebody else', {
    tags: 'nightly',
  }, async () => {
    const user = await visit('/support/price-lists', await staff())
    expect(await rowOf('crsp/ke-2025-07')).toHaveTextContent(t('staffImportRules.priceList.counts'))
    const bring = t('staffImportRules.priceList.import')
    await press(user, bring)
    const dialog = await openDialog()
    await press(user, bring, dialog)
    await dialog.findByText(t('staffImportRules.priceList.noFile'))
    const file = await field(t('staffImportRules.priceList.fileField'), dialog)
    await user.upload(file, edition('vehicle,TOYOTA,VITZ,,1000,petrol,hatchback,cheap\n'))
    await fillIn(t('staffImportRules.priceList.inForceFrom'), '2026-01-01', dialog)
    await fillIn(t('staffImportRules.priceList.sourceField'), 'KRA, notice of 2026', dialog)
    await press(user, bring, dialog)
    await pageSays('Row 2: “cheap” is not a price.')
    const rows = [
      'vehicle,TOYOTA,VITZ,KSP130,1000,petrol,hatchback,1200000',
      'motorcycle,NO SUCH MAKE,FIRST,,1000,petrol,,2',
    ]
    await user.upload(file, edition(`${rows.join('\n')}\n`))
    await press(user, bring, dialog)
    await screen.findByText(t('staffImportRules.draft.second'))
    await pageSays(t('staffImportRules.pricePreview.added', { count: 2 }))
    await rowOf(/NO SUCH MAKE FIRST.*/)
    await pageSays(t('staffImportRules.priceMatch.none'))
    const publish = t('staffImportRules.draft.publish')
    await waitFor(() => expect(screen.queryByRole('button', { name: publish })).toBeNull())

    const second = await visit(window.location.pathname, await staff())
    await press(second, publish)
    await press(second, publish, await openDialog())
    await screen.findByText(t('staffImportRules.priceList.isPublished'))
    await matchByHand(second)
    await visit('/support/price-lists', await staff())
    expect(await rowOf('crsp/ke-2026-01')).toHaveTextContent(t('staffImportRules.priceList.counts'))
  })
})

/** A printed model is found in our tree, and that is taken back. */
async function matchByHand(user: UserEvent) {
  const printed = 'NO SUCH MAKE FIRST'
  const act = t('staffImportRules.priceMatch.act')
  await press(user, `${act}: ${printed}`)
  const dialog = await openDialog()
  await fillIn(t('staffImportRules.priceMatch.ourMake'), 'Toyota', dialog)
  await press(user, act, dialog)
  await dialog.findByText(t('staffImportRules.priceMatch.noNames'))
  await fillIn(t('staffImportRules.priceMatch.ourModel'), 'Nothing', dialog)
  await press(user, act, dialog)
  await dialog.findByText('Our vehicles have no “Toyota Nothing”.')
  await fillIn(t('staffImportRules.priceMatch.ourModel'), 'Vitz', dialog)
  await press(user, act, dialog)
  const takeBack = t('staffImportRules.priceMatch.takeBack')
  await screen.findByRole('button', { name: `${takeBack}: ${printed}` })
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: `${act}: ${printed}` })).toBeNull(),
  )
  await press(user, `${takeBack}: ${printed}`)
  await press(user, takeBack, await openDialog())
  await screen.findByRole('button', { name: `${act}: ${printed}` })
}

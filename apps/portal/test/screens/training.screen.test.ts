import { newBuyer, newSupporter } from '@bandari/api/arrange'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { gone, press, textsOf } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'
import { loseConnection } from '../steps.ts'

/** What the dashboard says of the profile. */
const progress = async () => screen.findByRole('region', { name: t('portalSupporter.progress') })

describe('supporter training (account spec §2, §4, §9; decisions 17)', () => {
  it('four chapters to a qualified IBO, 100 points once', async () => {
    const supporter = await newSupporter(await openedShop())
    const user = await visit('/supporter-dashboard', supporter)
    const before = await progress()
    expect(before).toHaveTextContent('Your profile is incomplete')
    expect(before).toHaveTextContent('Finish training to start earning points now')
    expect(within(before).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    expect(textsOf(within(before).getAllByRole('listitem'))).toEqual([
      'Register (done)',
      'Training (not done yet)',
    ])
    await user.click(within(before).getByRole('link', { name: t('portalSupporter.goToTraining') }))
    const tabs = await screen.findByRole('tablist', { name: t('portalTraining.chapters') })
    expect(tabs).toHaveAttribute('aria-orientation', 'vertical')
    for (const chapter of ['Intro', 'Chapter 1', 'Chapter 2', 'Chapter 3']) {
      const tab = within(tabs).getByRole('tab', { name: chapter })
      await user.click(tab)
      await waitFor(() => expect(tab.querySelector('s')).toBeNull())
      await press(user, t('portalTraining.confirm'))
      expect(
        await screen.findByRole('button', { name: t('portalTraining.confirmed') }),
      ).toBeDisabled()
      expect(tab.querySelector('s')).toHaveTextContent(chapter)
    }
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        "Congratulation! You're a qualified IBO",
      ),
    )
    expect(screen.getByRole('status')).toHaveTextContent('You have been rewarded 100 points!')
    await user.click(await screen.findByRole('link', { name: t('portalSupporter.viewDashboard') }))
    await waitFor(async () =>
      expect(await progress()).toHaveTextContent("Congratulation! You're a qualified IBO"),
    )
    const after = await progress()
    expect(within(after).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    expect(textsOf(within(after).getAllByRole('listitem'))).toEqual([
      'Register (done)',
      'Training (done)',
    ])
    expect(
      await screen.findByRole('region', { name: t('portalSupporter.points') }),
    ).toHaveTextContent('100')
  })

  it('what was confirmed stays confirmed; the chapter on earned positions has the rates', async () => {
    const buyer = await newBuyer(await openedShop())
    await buyer.client.GET('/update-training-progress/', { params: { query: { c: 'chapter_1' } } })
    const user = await visit('/supporter-training?chapter=chapter_1', buyer)
    expect(
      await screen.findByRole('button', { name: t('portalTraining.confirmed') }),
    ).toBeDisabled()
    const rates = await screen.findByRole('table', { name: t('portalTraining.table') })
    expect(textsOf(within(rates).getAllByRole('row'))).toEqual([
      'PositionTeam sales fromDirect referralsDownline referrals',
      'Independent Business Owner$01%1%',
      'Executive Team Manager$15,0001.5%1.5%',
      'Executive Team Leader$60,0002.0%2.0%',
      'Senior Executive Leader$200,0002.5%2.5%',
    ])
    await user.click(screen.getByRole('tab', { name: t('portalTraining.intro.tab') }))
    expect(await screen.findByRole('button', { name: t('portalTraining.confirm') })).toBeEnabled()
  })

  it('a confirmation that fails says so, and can be made again', async () => {
    const user = await visit('/supporter-training', await newBuyer(await openedShop()))
    await screen.findByRole('button', { name: t('portalTraining.confirm') })
    const reconnect = loseConnection()
    await press(user, t('portalTraining.confirm'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your progress could not be saved.')
    reconnect()
    await press(user, t('portalTraining.confirm'))
    await screen.findByRole('button', { name: t('portalTraining.confirmed') })
    await gone(() => screen.queryByRole('alert'))
  })
})

import { newBuyer } from '@bandari/api/arrange'
import { doubledChassis } from '@bandari/api/arrange-chassis'
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { fillIn, openDialog, press } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

it('a chassis number that two sellers have on sale is looked at, and both may stay', async () => {
  const shop = await openedShop()
  const id = await doubledChassis(shop)
  const staff = await newBuyer(shop, { isStaff: true })
  const list = await visit('/support/chassis-doubles', staff)
  const [link] = await screen.findAllByRole('link', { name: /^DBL/ })
  await list.click(link!)
  await screen.findByRole('heading', { name: t('staffChassisDoubles.newer') })

  const user = await visit(`/support/chassis-doubles/${id}/show`, staff)
  expect(await screen.findAllByRole('link', { name: /^Toyota Premio/ })).toHaveLength(2)
  await press(user, t('staffChassisDoubles.keep'))
  const dialog = await openDialog(t('staffChassisDoubles.keep'))
  await fillIn(t('staff.reason'), 'It was sold on.', dialog)
  await press(user, t('staffChassisDoubles.keep'), dialog)
  await screen.findByText(t('staffChassisDoubles.keepDone'))
  await screen.findByText(/It was sold on\./)
  expect(screen.queryByRole('button', { name: t('staffChassisDoubles.keep') })).toBeNull()
})

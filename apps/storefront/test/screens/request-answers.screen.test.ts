import { askForSpare, mailsTo } from '@bandari/api/arrange'
import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { fill } from '../steps.ts'
import { visit } from '../storefront.ts'

it('the link in a mail shows what was answered, and somebody without an account writes back', async () => {
  const shop = await openedShop()
  const { id, email } = await askForSpare(shop)
  const support = shop.clientWith(await shop.tokenOf('support'))
  await support.POST('/support/requests/{id}/messages', {
    params: { path: { id }, header: {} },
    body: { text: 'We have one for USD 60.' },
  })
  await shop.world.deliverMails()
  const [mail] = await mailsTo(shop, email)
  const [, token = ''] = /\/request-answers#([\w-]+)/.exec(mail?.text ?? '') ?? []
  const user = await visit(`/request-answers#${token}`)
  await screen.findByText('We have one for USD 60.')
  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('button', { name: t('requestAnswers.send') }))
  await main.findByText(t('requestAnswers.missing'))
  fill(main.getByLabelText(t('requestAnswers.reply')), 'With its bulb?')
  await user.dblClick(main.getByRole('button', { name: t('requestAnswers.send') }))
  await main.findByText(t('requestAnswers.sent'))
  expect(await main.findAllByText('With its bulb?')).toHaveLength(1)
  const { data } = await support.GET('/support/requests/{id}', { params: { path: { id } } })
  expect(data).toMatchObject({ state: 'new', messages: [{ side: 'shop' }, { side: 'guest' }] })
})

it('a link that was never sent shows nothing', async () => {
  await openedShop()
  await visit('/request-answers#guessed')
  await screen.findByText(t('requestAnswers.unknown'))
})

import { newBuyer } from '@bandari/api/arrange'
import { screen, waitFor } from '@testing-library/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { visit } from '../storefront.ts'

const offer = (name: string) => screen.queryByRole('link', { name })
const swahili = 'Soma ukurasa huu kwa Kiswahili'
const french = 'Lire cette page en français'
const stay = () => screen.getByRole('button', { name: t('shell.stay') })

function browserAsksFor(language: string) {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: [language] })
}

/** As the document's first script does, which the harness does not run. */
function lineIsFree() {
  document.documentElement.dataset['languageOffer'] = ''
}

afterEach(() => {
  delete document.documentElement.dataset['languageOffer']
  Reflect.deleteProperty(navigator, 'languages')
})

describe('a browser that asks for Swahili', () => {
  it('is offered it, not led there, and is not asked again', async () => {
    browserAsksFor('sw-TZ')
    lineIsFree()
    const user = await visit('/deals')
    await waitFor(() => expect(offer(swahili)).toHaveAttribute('href', '/sw/deals'))
    await user.click(stay())
    expect(offer(swahili)).toBeNull()
    expect(document.documentElement.dataset).not.toHaveProperty('languageOffer')
    await visit('/deals')
    expect(screen.getByRole('main')).toBeInTheDocument()
    expect(offer(swahili)).toBeNull()
  })
})

describe('the language of an account', () => {
  it('is offered where nothing was chosen yet, and sending that away changes nothing', async () => {
    const buyer = await newBuyer(await openedShop())
    await buyer.client.PATCH('/profile/', { body: { language: 'fr' } })
    const user = await visit('/deals', { as: buyer })
    await waitFor(() => expect(offer(french)).toHaveAttribute('href', '/fr/deals'))
    expect(localStorage.getItem('bandari.account-language')).toBe('fr')
    await user.click(stay())
    expect(offer(french)).toBeNull()
    expect((await buyer.client.GET('/profile/')).data?.language).toBe('fr')
  })
})

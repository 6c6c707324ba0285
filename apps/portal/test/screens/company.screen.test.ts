import { newBuyer, newSupporter, newVendor } from '@bandari/api/arrange'
import { aPhoto } from '@bandari/api/arrange-documents'
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { t } from '../../src/language/translator.ts'
import { field, fill, fillIn, pageSays, press, section } from '../finding.ts'
import { openedShop, visit } from '../portal.ts'

describe('a seller’s company', () => {
  it('is told by its owner and stands on their page', async () => {
    const shop = await openedShop()
    const owner = await newVendor(shop)
    const user = await visit('/vendor/company', owner)
    await fillIn(t('portalCompany.name'), 'Otieno Motors')
    await fillIn(t('portalCompany.hours'), 'Monday to Friday')
    await user.click(await screen.findByRole('checkbox', { name: 'Swahili' }))
    await press(user, t('portalCompany.save'))
    await pageSays(t('portalCompany.saved'))
    const { data } = await shop
      .clientWith(null)
      .GET('/sellers/{id}/', { params: { path: { id: owner.id } } })
    expect(data?.company).toEqual({
      name: 'Otieno Motors',
      hours: 'Monday to Friday',
      languages: ['sw'],
    })
  })

  it('has a logo, unless the file is none', async () => {
    const shop = await openedShop()
    const owner = await newVendor(shop)
    const user = await visit('/vendor/company', owner)
    const chooser = await field(t('portalCompany.logo'))
    choose(chooser, new File(['none'], 'logo.png', { type: 'image/png' }))
    await screen.findByText(/not an image/)
    expect(screen.queryByRole('img', { name: t('portalCompany.logo') })).toBeNull()
    await give(chooser)
    const logo = await screen.findByRole('img', { name: t('portalCompany.logo') })
    expect((await shop.fetch(new Request(logo.getAttribute('src')!))).status).toBe(200)
    await press(user, t('portalCompany.logoRemove'))
    await waitFor(() =>
      expect(screen.queryByRole('img', { name: t('portalCompany.logo') })).toBeNull(),
    )
  })

  it('shows a paper that staff refuse, with the reason', async () => {
    const shop = await openedShop()
    const owner = await newVendor(shop)
    const user = await visit('/vendor/company', owner)
    await press(user, t('portalCompany.add'))
    await pageSays(t('portal.missing'))
    await give(await field(t('portalCompany.file')))
    await press(user, t('portalCompany.add'))
    const papers = await section(t('portalCompany.papers'))
    await papers.findByText(t('portalCompany.state.waiting'))

    const staff = await newBuyer(shop, { isStaff: true })
    const desk = await visit(`/support/vendors/${owner.id}/show`, staff)
    await press(desk, t('staffVendors.refusePaper'))
    await pageSays(t('portal.missing'))
    fill(await field(t('portalCompany.reason')), 'It is too dark.')
    await press(desk, t('staffVendors.refusePaper'))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('staffVendors.refusePaper') })).toBeNull(),
    )

    await visit('/vendor/company', owner)
    await pageSays('It is too dark.')
  })
})

describe('a refused applicant', () => {
  it('answers the reason in the same case', async () => {
    const shop = await openedShop()
    const applicant = await newSupporter(shop)
    const staff = await newBuyer(shop, { isStaff: true })
    await staff.client.PUT('/support/vendors/{id}', {
      params: { path: { id: applicant.id } },
      body: { seller_status: 'none', reason: 'Who are you?' },
    })
    const user = await visit('/vendor-dashboard', applicant)
    await pageSays('Who are you?')
    await fillIn(t('portal.application.answer'), 'I am a dealer.')
    await press(user, t('portal.application.again'))
    await pageSays(t('portalCompany.step.answered'))
    await pageSays('I am a dealer.')
  })
})

/** The browser's own chooser gives a file. */
async function give(chooser: HTMLElement) {
  choose(chooser, new File([new Uint8Array(await aPhoto())], 'photo.jpg', { type: 'image/jpeg' }))
}

function choose(chooser: HTMLElement, file: File) {
  Object.defineProperty(chooser, 'files', { configurable: true, value: [file] })
  fireEvent.change(chooser)
}

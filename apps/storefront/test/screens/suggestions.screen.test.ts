import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { visit } from '../storefront.ts'

beforeAll(async () => {
  await openedShop()
})
beforeEach(() => localStorage.clear())

const name = t('shell.findVehicle')
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name })
const list = () => screen.findByRole('listbox', { name: t('find.suggestions') })
const options = async () => within(await list()).findAllByRole('option')

/** What the form would ask the server for, which leads to a page. */
async function submitted(act: () => Promise<void>): Promise<string[]> {
  const asked: string[] = []
  const take = (event: Event) => {
    event.preventDefault()
    asked.push(new FormData(event.target as HTMLFormElement).get('q') as string)
  }
  document.addEventListener('submit', take)
  await act()
  document.removeEventListener('submit', take)
  return asked
}

describe('the search box, once somebody is in it', () => {
  it('is a combobox: arrows move through the list, Escape closes it, Enter searches', async () => {
    const user = await visit('/')
    await user.click(screen.getByRole('searchbox', { name }))
    const input = await box()
    expect(input).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('toyota v')
    const [first] = await options()
    expect(first).toHaveTextContent(/^Toyota V/)
    expect(input).toHaveAttribute('aria-expanded', 'true')
    expect(input.getAttribute('aria-controls')).toBe((await list()).id)
    expect(input).not.toHaveAttribute('aria-activedescendant')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^\d suggestions?$/),
    )

    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first!.id))
    expect(first).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(input).not.toHaveAttribute('aria-activedescendant'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(input).toHaveValue('toyota v')
    expect(input).toHaveFocus()

    await user.keyboard('{ArrowDown}')
    await list()
    const wanted = within((await options())[0]!).getByText(/^Toyota V/).textContent
    expect(await submitted(() => user.keyboard('{Enter}'))).toEqual([wanted])
  })

  it('searches for what is pressed, and for the words as they stand where nothing is', async () => {
    const user = await visit('/')
    await user.click(screen.getByRole('searchbox', { name }))
    await box()
    await user.keyboard('brake pa')
    const pads = await screen.findByRole('option', { name: /^Brake Pads/ })
    expect(await submitted(() => user.click(pads))).toEqual(['Brake Pads'])
    const input = await box()
    fireEvent.input(input, { target: { value: 'whatever' } })
    expect(await submitted(() => user.keyboard('{Enter}'))).toEqual(['whatever'])
  })

  it('remembers the last searches on this device, until somebody clears them', async () => {
    localStorage.setItem('bandari.searches', 'hilux\nprado')
    const user = await visit('/')
    await user.click(screen.getByRole('searchbox', { name }))
    expect((await options()).map(({ textContent }) => textContent)).toEqual([
      'hiluxRecent',
      'pradoRecent',
    ])
    await submitted(() => user.keyboard('Prado{Enter}'))
    expect(localStorage.getItem('bandari.searches')).toBe('Prado\nhilux')
    await user.clear(await box())
    await user.click(await screen.findByRole('button', { name: t('find.forgetSearches') }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(localStorage.getItem('bandari.searches')).toBeNull()
  })
})

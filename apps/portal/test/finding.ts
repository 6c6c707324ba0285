import { savedFiles } from '@bandari/ui/browser-in-jsdom'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { t } from '../src/language/translator.ts'

/** How a person finds what is on a screen: words by which a name begins or that it holds. */

type Part = ReturnType<typeof within>

/** A field by words of its label. */
export function field(label: string | RegExp, part: Part = screen): Promise<HTMLElement> {
  return part.findByLabelText(label, { exact: false, selector: 'input, textarea, select' })
}

/** Writes into a field in one go, in the place of what is there. */
export function fill(input: HTMLElement, value: string) {
  input.focus()
  fireEvent.input(input, { target: { value } })
}

export async function fillIn(label: string | RegExp, value: string, part: Part = screen) {
  fill(await field(label, part), value)
}

/** Chooses from a list that opens below its box. */
export async function choose(user: UserEvent, label: string, option: string | RegExp) {
  await user.click(await screen.findByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

export async function press(user: UserEvent, name: string | RegExp, part: Part = screen) {
  await user.click(await part.findByRole('button', { name }))
}

/** As somebody does who is not sure that once was enough. */
export async function pressTwice(user: UserEvent, name: string | RegExp, part: Part = screen) {
  await user.dblClick(await part.findByRole('button', { name }))
}

export async function region(name: string | RegExp) {
  return within(await screen.findByRole('region', { name }))
}

export async function openDialog(name?: string | RegExp) {
  return within(await screen.findByRole('dialog', name === undefined ? {} : { name }))
}

/** The page of one's own order, once it is there. */
export async function orderPage({ number }: { number: string }) {
  await screen.findByRole('heading', { level: 1, name: `Order ${number}` })
  return within(screen.getByRole('main'))
}

export async function regionSays(name: string, text: string | RegExp) {
  await waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(text))
}

/** The part of a page below a heading, where it is no region. */
export async function section(heading: string) {
  const title = await screen.findByRole('heading', { name: heading })
  const whole = title.closest('section')
  if (!whole) throw new Error(`${heading} heads no section`)
  return within(whole)
}

/** The row of a table that holds a text. */
export async function rowOf(text: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.getAllByRole('row').find((row) => hasText(row, text))
    if (!found) throw new Error(`No row has ${text}`)
    return found
  })
}

function hasText({ textContent }: HTMLElement, text: string | RegExp) {
  return typeof text === 'string' ? textContent.includes(text) : text.test(textContent)
}

/** The rows of a table below its head. */
export async function rowsAre(count: number): Promise<HTMLElement[]> {
  return waitFor(() => {
    const [, ...rows] = screen.getAllByRole('row')
    expect(rows).toHaveLength(count)
    return rows
  })
}

export async function gone(find: () => Element | null) {
  await waitFor(() => expect(find()).toBeNull())
}

/** The whole page says it, whatever it is divided into. */
export async function pageSays(text: string | RegExp) {
  await waitFor(() => expect(document.body).toHaveTextContent(text))
}

/** The file that the page passes to the browser's downloads. */
export async function savedFile() {
  return waitFor(() => {
    const file = savedFiles.shift()
    if (!file) throw new Error('No file was saved')
    return file
  })
}

/** Where the page says that it stands. */
export async function breadcrumb(): Promise<string[]> {
  const trail = within(await screen.findByRole('navigation', { name: t('ui.breadcrumb') }))
  return textsOf(trail.getAllByRole('listitem'))
}

export function textsOf(elements: readonly Element[]): string[] {
  return elements.map(({ textContent }) => textContent)
}

/** As when files come from outside of the page. */
export function dropFile(place: Element, file: File) {
  const item = { kind: 'file', type: file.type, getAsFile: () => file }
  fireEvent.drop(place, { dataTransfer: { files: [file], items: [item], types: ['Files'] } })
}

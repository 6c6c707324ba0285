import { unique } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { fill } from '../steps.ts'
import { open, visit } from '../storefront.ts'

const missing = 'Missing information - Email, Name, Phone number and Request required'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

/** What has arrived from one person. */
function savedFrom(name: string) {
  return shop.sql('select kind, email, text, details from requests where name = $1', [name])
}

const formOf = (name: 'requests.bulkForm' | 'requests.assessment') =>
  screen.getByRole('form', { name: t(name) })

/** Each field left out in turn is named and focused, and nothing is kept. */
async function needsAll(
  user: UserEvent,
  form: HTMLElement,
  answers: Record<string, string>,
  button: string,
) {
  for (const label of Object.keys(answers)) {
    for (const [other, text] of Object.entries(answers))
      fill(within(form).getByLabelText(other), other === label ? '  ' : text)
    await user.click(within(form).getByRole('button', { name: button }))
    await waitFor(() => expect(within(form).getByLabelText(label)).toHaveFocus())
    expect(await within(form).findByRole('alert')).toHaveTextContent(missing)
  }
}

const fillAll = (form: HTMLElement, answers: Record<string, string>) => {
  for (const [label, text] of Object.entries(answers))
    fill(within(form).getByLabelText(label), text)
}

function holds(form: HTMLElement, limits: Record<string, string>) {
  for (const [label, limit] of Object.entries(limits))
    expect(within(form).getByLabelText(label)).toHaveAttribute('maxlength', limit)
}

async function isCleared(form: HTMLElement, labels: string[]) {
  for (const label of labels)
    await waitFor(() => expect(within(form).getByLabelText(label)).toHaveValue(''))
}

describe('the stock request (buyer spec §2, §5, §9)', () => {
  const answers = (name: string) => ({
    Name: name,
    'E-mail': 'amina@example.com',
    'Contact number': '+254 700 000 001',
    'What you need': 'Twenty Toyota Probox to Mombasa',
  })

  it('bulk stock: four steps, starting with a stock request form that creates a custom basket', async () => {
    await visit('/bulk-stock-procurement')
    const steps = within(screen.getByRole('list', { name: t('requests.bulkTitle') }))
    const headings = steps.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Send us a stock request',
      'Get your custom basket',
      'Check out and pay by bank',
      'Dispatch and delivery',
    ])
    expect(steps.getByRole('form', { name: t('requests.bulkForm') })).toBeInTheDocument()
    holds(formOf('requests.bulkForm'), {
      Name: '255',
      'E-mail': '255',
      'Contact number': '26',
      'What you need': '700',
    })
  })

  it('wholesale: what is missing is named; an agent will be in touch within 12hrs, and the fields are cleared', async () => {
    const name = `Amina ${unique()}`
    const user = await visit('/bulk-stock-procurement')
    const form = formOf('requests.bulkForm')
    await needsAll(user, form, answers(name), t('requests.send'))
    expect(await savedFrom(name)).toEqual([])
    fillAll(form, answers(name))
    await user.dblClick(within(form).getByRole('button', { name: t('requests.send') }))
    expect(
      await within(form).findByText(/An agent will be in touch within 12hrs/),
    ).toBeInTheDocument()
    await isCleared(form, Object.keys(answers(name)))
    expect(await savedFrom(name)).toEqual([
      {
        kind: 'wholesale',
        email: 'amina@example.com',
        text: 'Twenty Toyota Probox to Mombasa',
        details: {},
      },
    ])
  })

  it('wholesale: a refusal is shown at its field and nothing is typed again', async () => {
    const name = `Amina ${unique()}`
    const user = await visit('/bulk-stock-procurement')
    const form = formOf('requests.bulkForm')
    // The form takes it for an address, the server does not.
    fillAll(form, { ...answers(name), 'E-mail': 'amina@example' })
    await user.click(within(form).getByRole('button', { name: t('requests.send') }))
    await within(form).findByText('Enter a valid email address.')
    expect(within(form).getByLabelText('What you need')).toHaveValue(
      'Twenty Toyota Probox to Mombasa',
    )
    expect(await savedFrom(name)).toEqual([])
  })
})

describe('the technical assessment (buyer spec §2, §5, §9)', () => {
  const answers = (name: string) => ({
    'Reference number': 'NMM-2026-014',
    Name: name,
    'Contact number': '+254 700 000 001',
    'First invoice number': 'INV-20417',
    'Second invoice number': 'INV-20418',
    'Your benchmark': 'Toyota Hilux 2.4 diesel, 2018',
  })

  it('all six fields are required and hold 255, the contact number 26, the benchmark 2500; what is handed in is kept, and the fields are cleared', async () => {
    const name = `Amina ${unique()}`
    const user = await visit('/careers/technical-assessment')
    const form = formOf('requests.assessment')
    holds(form, {
      'Reference number': '255',
      Name: '255',
      'Contact number': '26',
      'First invoice number': '255',
      'Second invoice number': '255',
      'Your benchmark': '2500',
    })
    await needsAll(user, form, answers(name), t('requests.handIn'))
    expect(await savedFrom(name)).toEqual([])
    fillAll(form, answers(name))
    await user.click(within(form).getByRole('button', { name: t('requests.handIn') }))
    expect(await within(form).findByText(/We have your assessment/)).toBeInTheDocument()
    await isCleared(form, Object.keys(answers(name)))
    expect(await savedFrom(name)).toEqual([
      {
        kind: 'assessment',
        email: null,
        text: 'Toyota Hilux 2.4 diesel, 2018',
        details: {
          refNumber: 'NMM-2026-014',
          invoiceNumber1: 'INV-20417',
          invoiceNumber2: 'INV-20418',
        },
      },
    ])
  })
})

it.each(['/bulk-stock-procurement', '/careers/technical-assessment'])(
  'without JavaScript the form of %s says how to reach us instead',
  async (path) => {
    await open(path)
    const instead = document.querySelector<HTMLElement>('#main form noscript p')!
    expect(instead).toHaveTextContent('This form needs JavaScript.')
    expect(within(instead).getByRole('link', { name: /^\+254/ })).toBeInTheDocument()
  },
)

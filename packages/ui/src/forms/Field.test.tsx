import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Field } from './Field.tsx'
import { QuantityInput } from './QuantityInput.tsx'
import { TextInput } from './TextInput.tsx'

afterEach(cleanup)

function descriptions(control: HTMLElement): (string | null | undefined)[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

describe('Field', () => {
  it('ties label and hint to the control', () => {
    render(
      <Field label="Contact number" hint="With country code">
        {(control) => <TextInput {...control} />}
      </Field>,
    )
    const input = screen.getByLabelText('Contact number')
    expect(descriptions(input)).toEqual(['With country code'])
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('ties the error too, before the hint', () => {
    render(
      <Field label="City" hint="Where you live" error="A city name is required to place order.">
        {(control) => <TextInput {...control} />}
      </Field>,
    )
    const input = screen.getByLabelText('City')
    expect(descriptions(input)).toEqual([
      'A city name is required to place order.',
      'Where you live',
    ])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('describes nothing that is not there', () => {
    render(<Field label="City">{(control) => <TextInput {...control} />}</Field>)
    expect(screen.getByLabelText('City').getAttribute('aria-describedby')).toBeNull()
  })
})

describe('Checkbox', () => {
  it('is described by its error and starts unticked', () => {
    render(<Checkbox label="Insure my shipment" error="Choose" />)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Insure my shipment' })
    expect(descriptions(box)).toEqual(['Choose'])
    expect(box.checked).toBe(false)
  })
})

describe('QuantityInput', () => {
  function Quantity() {
    const [quantity, setQuantity] = useState(1)
    return (
      <Field label={`Quantity ${quantity}`}>
        {(control) => (
          <QuantityInput {...control} value={quantity} onChange={setQuantity} max={25} />
        )}
      </Field>
    )
  }

  it('steps within its bounds', async () => {
    const user = userEvent.setup()
    render(<Quantity />)
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' }).disabled,
    ).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }))
    expect(screen.getByLabelText('Quantity 2')).toBeTruthy()
  })

  it.each([
    ['12', 12],
    ['99', 25],
    ['0', 1],
    ['', 1],
  ])('typed “%s” settles at %s', async (typed, settled) => {
    const user = userEvent.setup()
    render(<Quantity />)
    const input = screen.getByRole<HTMLInputElement>('spinbutton')
    await user.clear(input)
    if (typed) await user.type(input, typed)
    await user.tab()
    expect(input.value).toBe(String(settled))
    expect(screen.getByLabelText(`Quantity ${settled}`)).toBe(input)
  })
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import '../../test/dialog.ts'
import { render } from '../../test/render.tsx'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

function Order() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        View Order
      </button>
      <Dialog open={isOpen} title="Order 1001" onClose={() => setOpen(false)}>
        <input aria-label="Note" />
        <input aria-label="Slip" type="file" />
      </Dialog>
    </>
  )
}

async function openDialog() {
  const user = userEvent.setup()
  render(<Order />)
  await user.click(screen.getByRole('button', { name: 'View Order' }))
  return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Order 1001' }) }
}

describe('Dialog', () => {
  it('opens as a modal named by its title', async () => {
    const { dialog } = await openDialog()
    expect(dialog.open).toBe(true)
  })

  it('gives the focus back to what opened it', async () => {
    const { user } = await openDialog()
    screen.getByLabelText('Note').focus()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View Order' }))
  })

  it('closes on Escape, which the platform reports as cancel', async () => {
    const { dialog } = await openDialog()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays when a file input inside is cancelled', async () => {
    await openDialog()
    fireEvent(screen.getByLabelText('Slip'), new Event('cancel', { bubbles: true }))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('closes on a press beside it, not on one inside', async () => {
    const { user, dialog } = await openDialog()
    await user.click(screen.getByLabelText('Note'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    fireEvent.mouseDown(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

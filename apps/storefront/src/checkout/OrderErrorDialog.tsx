import { type Refusal, session } from '@bandari/sdk'
import { Button, buttonClass, Dialog } from '@bandari/ui'
import { useDispatch } from 'react-redux'
import { signedOut } from '../api/session-slice.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { type OrderError, orderError } from './order-refusal.ts'

export interface OrderErrorDialogProps {
  refusal: Refusal
  onClose: () => void
}

/** The reason why there is no order (buyer spec §8). The basket and the typed values are unchanged. */
export function OrderErrorDialog({ refusal, onClose }: OrderErrorDialogProps) {
  const { kind, title, sentence } = orderError(refusal)
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={<Actions kind={kind} onClose={onClose} />}
    >
      <p>{sentence}</p>
      {refusal.requestId && <p>Reference {refusal.requestId}</p>}
      {kind === 'other' && (
        <p>
          <AppLink href={paths.helpContact()}>Contact customer service</AppLink>
        </p>
      )}
    </Dialog>
  )
}

function Actions({ kind, onClose }: { kind: OrderError['kind']; onClose: () => void }) {
  const dispatch = useDispatch()
  const logIn = () => {
    session.end()
    // The page then leads to /login and back to itself.
    dispatch(signedOut())
  }
  const toBasket = (
    <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.basket()}>
      {kind === 'out-of-stock' ? 'Go to your basket' : 'Cancel'}
    </AppLink>
  )
  if (kind === 'not-signed-in') return <Button onClick={logIn}>Login</Button>
  return (
    <>
      {toBasket}
      <Button onClick={onClose}>Okay</Button>
    </>
  )
}

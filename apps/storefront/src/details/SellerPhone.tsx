import { useTranslate } from '@bandari/i18n/react'
import { type ButtonLook, ErrorAlert, RevealPhone } from '@bandari/ui'
import { useRevealSellerPhoneMutation } from '../api/seller-phone.ts'
import { useEarlyPress } from '../shared/purchase/early-press.ts'

interface SellerPhoneProps extends ButtonLook {
  /** The product's id. */
  id: number
}

/** Asks for the seller's number on the press (decision 28). */
export function SellerPhone({ id, ...look }: SellerPhoneProps) {
  const t = useTranslate()
  const [reveal, { data, error, isLoading }] = useRevealSellerPhoneMutation()
  const ask = () => void reveal(id)
  const early = useEarlyPress('seller-phone', ask)
  return (
    <>
      <RevealPhone
        {...look}
        {...early}
        phone={data?.phone ?? null}
        loading={isLoading}
        onReveal={ask}
      />
      {error && (
        <ErrorAlert title={t('details.phoneFailed')}>
          {'message' in error ? error.message : null}
        </ErrorAlert>
      )}
    </>
  )
}

import { useTranslate } from '@bandari/i18n/react'
import { type ButtonLook, ErrorAlert, RevealPhone } from '@bandari/ui'
import { useRevealSellerPhoneMutation } from '../api/seller-phone.ts'

interface SellerPhoneProps extends ButtonLook {
  /** Of the product. */
  id: number
}

/** Asks for the seller's number on the press (decision 28). */
export function SellerPhone({ id, ...look }: SellerPhoneProps) {
  const t = useTranslate()
  const [reveal, { data, error, isLoading }] = useRevealSellerPhoneMutation()
  return (
    <>
      <RevealPhone
        {...look}
        phone={data?.phone ?? null}
        loading={isLoading}
        onReveal={() => void reveal(id)}
      />
      {error && (
        <ErrorAlert title={t('details.phoneFailed')}>
          {'message' in error ? error.message : null}
        </ErrorAlert>
      )}
    </>
  )
}

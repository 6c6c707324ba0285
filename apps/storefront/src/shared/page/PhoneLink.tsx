import type { AnchorHTMLAttributes } from 'react'

interface PhoneLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  phone: string
}

/** A telephone number that a phone dials; its text is the number unless something else is given. */
export function PhoneLink({ phone, children = phone, ...rest }: PhoneLinkProps) {
  return (
    <a {...rest} href={`tel:${phone.replaceAll(' ', '')}`}>
      {children}
    </a>
  )
}

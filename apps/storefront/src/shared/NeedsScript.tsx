import { Notice } from '@bandari/ui'
import { PhoneLink } from './PhoneLink.tsx'
import { useSite } from './settings.ts'

/** Tells visitors without JavaScript what the page cannot do then, and how to go on all the same. */
export function NeedsScript({ what }: { what: string }) {
  const { contactPhone, supportEmail } = useSite()
  return (
    <noscript>
      <Notice kind="attention" title={`${what} needs JavaScript`}>
        Switch it on in your browser, or order with a person: call{' '}
        <PhoneLink phone={contactPhone} /> or write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </Notice>
    </noscript>
  )
}

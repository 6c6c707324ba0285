import { Rich, useTranslate } from '@bandari/i18n/react'
import { Notice } from '@bandari/ui'
import { PhoneLink } from './PhoneLink.tsx'
import { useSite } from './settings.ts'

/** Tells visitors without JavaScript what the page cannot do then, and how to go on all the same. */
export function NeedsScript({ what }: { what: string }) {
  const t = useTranslate()
  const { contactPhone, supportEmail } = useSite()
  return (
    <noscript>
      <Notice kind="attention" title={t('shared.needsScript', { what })}>
        <Rich
          id="shared.needsScriptHow"
          parts={{
            phone: <PhoneLink phone={contactPhone} />,
            mail: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>,
          }}
        />
      </Notice>
    </noscript>
  )
}

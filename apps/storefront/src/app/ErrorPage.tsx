import { Button, buttonClass } from '@bandari/ui'
import { CloudOff } from 'lucide-react'
import { MessagePage } from '../shared/MessagePage.tsx'
import { paths } from '../shared/paths.ts'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import { useSite } from '../shared/settings.ts'

/** Shown after an unexpected error while drawing, or when a page's code could not be fetched. */
export function ErrorPage() {
  const { contactPhone } = useSite()
  return (
    <MessagePage
      title="Something went wrong on this page"
      icon={<CloudOff size={32} />}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Try again</Button>
          {/* A full load, because the navigation itself may be broken. */}
          <a className={buttonClass({ variant: 'secondary' })} href={paths.home()}>
            Go to home page
          </a>
        </>
      }
    >
      <p>
        Nothing you sent was lost. If it keeps happening, call us on{' '}
        <PhoneLink phone={contactPhone} />.
      </p>
    </MessagePage>
  )
}

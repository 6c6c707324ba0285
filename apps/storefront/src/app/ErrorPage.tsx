import { Button, buttonClass } from '@bandari/ui'
import { CloudOff } from 'lucide-react'
import { contact } from '../shared/contact.data.ts'
import { MessagePage } from '../shared/MessagePage.tsx'
import { paths } from '../shared/paths.ts'

/** Something that should not happen happened while drawing, or a page's code could not be fetched. */
export function ErrorPage() {
  return (
    <MessagePage
      title="Something went wrong on this page"
      icon={<CloudOff size={32} />}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Try again</Button>
          {/* A full load: what is broken may be what navigates. */}
          <a className={buttonClass({ variant: 'secondary' })} href={paths.home()}>
            Go to home page
          </a>
        </>
      }
    >
      <p>
        Nothing you sent was lost. If it keeps happening, call us on{' '}
        <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>.
      </p>
    </MessagePage>
  )
}

import { buttonClass } from '@bandari/ui'
import { Construction } from 'lucide-react'
import { AppLink } from '../shared/AppLink.tsx'
import { contact } from '../shared/contact.data.ts'
import { MessagePage } from '../shared/MessagePage.tsx'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'

/** Stands for the screens of later-pages.ts. */
export function LaterPage() {
  const { supportEmail } = useSite()
  return (
    <MessagePage
      title="This page is being prepared"
      icon={<Construction size={32} />}
      actions={
        <>
          <AppLink className={buttonClass()} href={paths.vehicles()}>
            Search cars
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.home()}>
            Go to home page
          </AppLink>
        </>
      }
    >
      <p>
        Until it is here, ask us: call{' '}
        <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a> or write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </MessagePage>
  )
}

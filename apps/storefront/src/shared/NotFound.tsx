import { buttonClass } from '@bandari/ui'
import { MapPinOff } from 'lucide-react'
import { AppLink } from './AppLink.tsx'
import { MessagePage } from './MessagePage.tsx'
import { paths } from './paths.ts'

/** Unknown paths, and known ones that lead to nothing (buyer spec §2). */
export function NotFound() {
  return (
    <MessagePage
      title="Oops, sorry we couldn't find that page"
      icon={<MapPinOff size={32} />}
      actions={
        <AppLink className={buttonClass()} href={paths.home()}>
          Go to home page
        </AppLink>
      }
    >
      The address may be mistyped, or what it led to may have been sold.
    </MessagePage>
  )
}

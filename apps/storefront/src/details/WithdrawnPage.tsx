import type { Refusal } from '@bandari/sdk'
import { buttonClass } from '@bandari/ui'
import { CarFront } from 'lucide-react'
import { AppLink } from '../shared/AppLink.tsx'
import { MessagePage } from '../shared/MessagePage.tsx'
import { paths } from '../shared/paths.ts'

/** A product that is no longer offered (410): names it, and links to others of its kind. */
export function WithdrawnPage({ refusal: { fields } }: { refusal: Refusal }) {
  const { title = 'This listing', make, model } = fields
  const isSpare = fields['class'] === 'parts'
  const kind = fields['class'] === 'commercial' ? 'commercial' : 'cars'
  return (
    <MessagePage
      title={`${title} is no longer offered`}
      icon={<CarFront size={32} />}
      actions={
        <>
          <AppLink
            className={buttonClass()}
            href={
              isSpare
                ? paths.parts()
                : paths.vehicles({ class: kind, make: make ?? null, model: model ?? null })
            }
          >
            {isSpare
              ? 'Browse auto spares'
              : `See others: ${[make, model].filter(Boolean).join(' ') || 'all vehicles'}`}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.home()}>
            Go to home page
          </AppLink>
        </>
      }
    >
      It was sold or withdrawn by its seller.
    </MessagePage>
  )
}

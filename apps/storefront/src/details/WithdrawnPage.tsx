import { useTranslate } from '@bandari/i18n/react'
import type { Refusal } from '@bandari/sdk'
import { buttonClass } from '@bandari/ui'
import { CarFront } from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { MessagePage } from '../shared/page/MessagePage.tsx'
import { paths } from '../shared/addresses/paths.ts'

/** A product that is no longer offered (410): names it, and links to others of its kind. */
export function WithdrawnPage({ refusal: { fields } }: { refusal: Refusal }) {
  const t = useTranslate()
  const { title, make, model } = fields
  const isSpare = fields['class'] === 'parts'
  const kind = fields['class'] === 'commercial' ? 'commercial' : 'cars'
  const name = [make, model].filter(Boolean).join(' ')
  const others = name === '' ? t('details.seeAll') : t('details.seeOthers', { name })
  return (
    <MessagePage
      title={
        title === undefined ? t('details.withdrawnListing') : t('details.withdrawn', { title })
      }
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
            {isSpare ? t('details.browseParts') : others}
          </AppLink>
          <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.home()}>
            {t('shell.goHome')}
          </AppLink>
        </>
      }
    >
      {t('details.withdrawnWhy')}
    </MessagePage>
  )
}

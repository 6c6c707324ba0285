import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { Button } from '../basics/Button.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { SidePanel } from './SidePanel.tsx'
import { Column } from '../stories/story-layout.tsx'

export default {}

const Filters = ({ begin, pinned = false }: { begin: boolean; pinned?: boolean }) => {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(begin)
  const close = () => setOpen(false)
  return (
    <Column>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('search.filters')}
        </Button>
      </div>
      <SidePanel
        open={isOpen}
        onClose={close}
        title={t('search.filters')}
        pinned={pinned}
        actions={
          <Button wide onClick={close}>
            {t('search.show', { count: 1284 })}
          </Button>
        }
      >
        <Checkbox label={t('vehicle.petrol')} />
        <Checkbox label={t('vehicle.diesel')} />
        <Checkbox label={t('vehicle.hybrid')} />
      </SidePanel>
    </Column>
  )
}

export const Open = () => <Filters begin />

export const Closed = () => <Filters begin={false} />

/** From 769 px on its content is also in the page. */
export const Pinned = () => <Filters begin={false} pinned />

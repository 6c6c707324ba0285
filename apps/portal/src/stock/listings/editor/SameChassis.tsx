import { Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import type { Editor } from './use-editor.ts'
import { t } from '../../../language/translator.ts'

/** Warns of other listings with the stored chassis number; of another seller's it says no more than that there is one. */
export function SameChassis({ editor: { listing } }: { editor: Editor }) {
  const facts = listing.prod_class === 'vehicles' ? listing.export : null
  if (!facts) return null
  const { own, elsewhere } = facts.sameChassis
  if (own.length === 0 && !elsewhere) return null
  return (
    <Notice kind="attention" title={t('portalEditor.sameChassis')}>
      {own.map(({ prod_id: id, prod_title: title }) => (
        <p key={id}>
          <Link to={paths.vehicleEditor(id)}>{t('portalEditor.sameChassis.own', { title })}</Link>
        </p>
      ))}
      {elsewhere && <p>{t('portalEditor.sameChassis.elsewhere')}</p>}
    </Notice>
  )
}
